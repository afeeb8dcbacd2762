import { render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import house from '../../../src/ludotheca/text/en.ftl?raw';
import { loadModule } from '../core/games';
import { Session } from '../core/session.svelte';
import { texts } from '../core/texts.svelte';
import type { ClientMessage, GameDetail, House, Scene } from '../wire/wire';
import TableView from './TableView.svelte';

// A game without a page folder: the shell has to manage with what every game provides.
const game = {
  id: 'toy',
  version: 1,
  author: 'Nobody',
  year: 2026,
  fewest: 2,
  most: 2,
  options: {},
  has_secrets: false,
  edition: null,
  table: null,
  emblem: null,
};
const toy = `title = Toy
reconstructed = { "" }
prompt-go = Go or stay.
action-go = Go to { $space }
action-stay = Stay
event-went = { $seat } goes.
tally-steps = Steps
feature-stones-ii = two pebbles
name-stones = pebbles`;
const detail: GameDetail = {
  game,
  catalogue: [{ type: 'go', space: 'A1' }, { type: 'stay' }],
  materials: {},
  names: {},
};
const everyone: House = { version: '0', languages: ['en'], games: [game], bots: [], favourite_bot: 'random' };

const scene: Scene = {
  type: 'scene',
  sequence: 1,
  anew: true,
  seats: [
    { seat: 0, name: 'Ann', bot: null, free: false },
    { seat: 1, name: 'Kofi', bot: 'greedy', free: false },
  ],
  actors: [0],
  tally: [{ steps: 4 }, { steps: 2 }],
  winners: null,
  outlooks: [
    {
      seat: 0,
      since: 1,
      view: { stones: 3 },
      sketch: '<pre><span>stones  </span><span>&lt;3&gt;</span></pre>',
      prompt: { key: 'prompt-go', values: {} },
      choices: [{ action: 0, hint: null }],
      can_undo: false,
      happened: [{ sequence: 0, seat: 1, events: [{ type: 'went', seat: 1 }] }],
    },
  ],
};

class SilentSocket {
  static last: SilentSocket;
  onmessage?: (message: { data: string }) => void;
  constructor() {
    SilentSocket.last = this;
  }
  private sent: ClientMessage[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  asked(type: ClientMessage['type']): ClientMessage | undefined {
    return this.sent.findLast((message) => message.type === type);
  }
  /** Answers the last request of a kind. */
  answer(type: ClientMessage['type'], answer: object) {
    const { request } = this.asked(type) as { request: number };
    this.onmessage?.({ data: JSON.stringify({ request, ...answer }) });
  }
  close() {}
}

let session: Session;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(path.endsWith('/toy') ? toy : house)));
  await texts.load();
  await texts.load('toy');
  session = new Session('t1', detail, await loadModule(game));
  SilentSocket.last.onmessage?.({ data: JSON.stringify(scene) });
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

test('a game without a drawing is playable in words', () => {
  render(TableView, { session, house: everyone });

  expect(screen.getByRole('heading', { name: 'Your turn, Ann' })).toBeTruthy();
  expect(screen.getByText('Go or stay.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go to A1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull();
  expect(screen.getAllByText('Steps: 4')).toHaveLength(1);
  expect(screen.getByRole('log').textContent).toContain('Kofi goes.');
  expect(screen.getByRole('region', { name: 'The position' }).textContent?.trim()).toBe('pebbles <3>');
});

test('the house says what it would do, why, and who is likely to win', async () => {
  session.close();
  session = new Session('t1', detail, await loadModule(game), true);
  SilentSocket.last.onmessage?.({ data: JSON.stringify(scene) });
  const { container } = render(TableView, { session, house: everyone });
  await vi.waitFor(() => expect(SilentSocket.last.asked('ask-chances')).toBeDefined());
  SilentSocket.last.answer('ask-chances', { type: 'chances', sequence: 1, chances: [0.25, 0.75] });
  await screen.findByText('25%', { selector: '.number' });
  expect(screen.getByRole('img', { name: 'Chances to win: Ann 25%, Kofi 75%' })).toBeTruthy();

  screen.getByRole('button', { name: 'What would you do?' }).click();
  expect((await screen.findByRole('status')).textContent).toContain('Thinking');
  const motive = { seat: 0, feature: 'Stones II', more: true, good: true };
  const suggestions = [
    { actions: [0, 1], chance: 0.4, tried: 9, motive },
    { actions: [0], chance: 0.3, tried: 1, motive: { ...motive, feature: 'luck', seat: 1, more: false, good: false } },
  ];
  SilentSocket.last.answer('ask-advice', { type: 'advice', sequence: 1, suggestions });
  const [best, other] = await screen.findAllByRole('button', { name: /Chance to win/ });
  const words = (line: Element) => line.textContent!.replace(/\s+/g, ' ').trim();
  expect(words(best)).toBe('Go to A1 · Stay 40% Chance to win: 40%. Main gain: two pebbles (more)');
  expect(words(other)).toContain('Helps Kofi: luck (less)');
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map((each) => each.help)).toEqual([]);

  best.click();
  await vi.waitFor(() =>
    expect(SilentSocket.last.asked('play')).toMatchObject({ seat: 0, sequence: 1, actions: [0, 1] }),
  );
  expect(screen.queryByRole('dialog', { name: 'What would you do?' })).toBeNull();
});

test('axe finds nothing to complain about', async () => {
  const { container } = render(TableView, { session, house: everyone });
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });

  expect(violations.map((each) => each.help)).toEqual([]);
});
