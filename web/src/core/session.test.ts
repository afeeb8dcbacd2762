import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Component } from 'svelte';
import type { ClientMessage, GameDetail, Outlook, Scene } from '../wire/wire';
import { Session } from './session.svelte';
import { settings } from './settings.svelte';
import { remember } from './tables';

class FakeSocket {
  static last: FakeSocket;
  static count = 0;
  sent: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    FakeSocket.last = this;
    FakeSocket.count += 1;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.onclose?.();
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const detail = {
  game: { id: 'toy', has_secrets: false },
  catalogue: [{ type: 'go' }, { type: 'stay' }],
} as unknown as GameDetail;

function outlook(seat: number | null, change: Partial<Outlook> = {}): Outlook {
  return {
    seat,
    since: 0,
    view: {},
    sketch: null,
    prompt: null,
    choices: [],
    can_undo: false,
    happened: [],
    ...change,
  };
}

function scene(sequence: number, actor: number, outlooks: Outlook[], change: Partial<Scene> = {}): Scene {
  return {
    type: 'scene',
    sequence,
    anew: sequence === 0,
    seats: [0, 1].map((seat) => ({ seat, name: `Player ${seat}`, bot: null, free: false })),
    actors: [actor],
    tally: [{}, {}],
    winners: null,
    outlooks,
    ...change,
  };
}

const happened = (sequence: number, seat: number) => [{ sequence, seat, events: [{ type: 'went', seat }] }];
const legal = { choices: [{ action: 1, hint: null }] };

let session: Session;

function open(game: GameDetail = detail, hasHints = false) {
  session = new Session('t1', game, { Table: null as unknown as Component<any> }, hasHints);
  FakeSocket.last.onopen?.();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  localStorage.clear();
  settings.speed = 'calm';
  FakeSocket.count = 0;
  remember('t1', 'toy', { keys: { 0: 'key of seat 0' } });
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a session', () => {
  test('joins with the keys of this browser', () => {
    open();

    expect(FakeSocket.last.sent).toEqual([{ type: 'join', sketch: false, keys: ['key of seat 0'] }]);
  });

  test('offers what is legal only once everything has been shown', () => {
    open();
    FakeSocket.last.hear(scene(0, 1, [outlook(0)]));
    FakeSocket.last.hear(scene(1, 1, [outlook(0, { happened: happened(0, 1) })]));
    FakeSocket.last.hear(scene(2, 0, [outlook(0, { ...legal, happened: happened(1, 1) })]));

    expect(session.waiting).toBe(1);
    expect(session.isOurTurn).toBe(false);
    expect([...session.choices.keys()]).toEqual([]);

    vi.runAllTimers();
    expect(session.isOurTurn).toBe(true);
    expect([...session.choices.keys()]).toEqual([1]);
    expect(session.log).toHaveLength(2);
  });

  test('sends an action with the sequence that was seen, and shows what comes of it at once', () => {
    open();
    FakeSocket.last.hear(scene(0, 0, [outlook(0, legal)]));
    void session.act(1);
    FakeSocket.last.hear(scene(1, 1, [outlook(0, { happened: happened(0, 0) })]));

    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'play', request: 1, seat: 0, sequence: 0, actions: [1] });
    expect(session.scene?.sequence).toBe(1);
    expect(session.moment?.events).toEqual([{ type: 'went', seat: 0 }]);
  });

  test('sends several actions together, of which only the first can be legal yet', () => {
    open();
    FakeSocket.last.hear(scene(0, 0, [outlook(0, legal)]));
    void session.act(1, 0);

    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ seat: 0, actions: [1, 0] });
  });

  test('does not send what is not legal', () => {
    open();
    FakeSocket.last.hear(scene(0, 0, [outlook(0, legal)]));
    void session.act(0);

    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  test('keeps a refusal until it has been read', async () => {
    open();
    FakeSocket.last.hear(scene(0, 0, [outlook(0, legal)]));
    const acting = session.act(1);
    FakeSocket.last.hear({ type: 'refused', request: 1, failure: { error: 'stale', clause: null, values: {} } });
    await acting;

    expect(session.refused?.error).toBe('stale');
    expect(session.choices.size).toBe(1);
  });

  test('reconnects by itself when the connection is lost, and asks for everything again', () => {
    open();
    FakeSocket.last.hear(scene(0, 0, [outlook(0, legal)]));
    FakeSocket.last.onclose?.();
    expect(session.connection).toBe('lost');
    expect(session.choices.size).toBe(0);

    vi.advanceTimersByTime(1000);
    FakeSocket.last.onopen?.();
    FakeSocket.last.hear(scene(3, 0, [outlook(0, { ...legal, happened: happened(2, 1) })], { anew: true }));

    expect(FakeSocket.count).toBe(2);
    expect(session.connection).toBe('online');
    expect(session.log).toHaveLength(1);
    expect(session.choices.size).toBe(1);
  });

  test('stays away where the server will not have it', () => {
    open();
    FakeSocket.last.hear({
      type: 'refused',
      request: null,
      failure: { error: 'unknown-table', clause: null, values: {} },
    });
    vi.runAllTimers();

    expect(session.turnedAway?.error).toBe('unknown-table');
    expect(FakeSocket.count).toBe(1);
  });

  test('looks from the seat that has to decide, if several sit here', () => {
    open();
    FakeSocket.last.hear(scene(0, 1, [outlook(0), outlook(1, legal)]));

    expect(session.outlook?.seat).toBe(1);
    expect(session.isOurTurn).toBe(true);
    expect(session.passTo).toBeNull();
  });

  test('covers the table between people who keep secrets', () => {
    open({ ...detail, game: { ...detail.game, has_secrets: true } });
    FakeSocket.last.hear(scene(0, 1, [outlook(0), outlook(1, legal)]));
    expect(session.passTo).toBe(1);

    session.unveil();
    expect(session.passTo).toBeNull();
  });

  describe('of people who decide at the same time at one screen', () => {
    const both = { actors: [0, 1] };

    beforeEach(() => {
      open({ ...detail, game: { ...detail.game, has_secrets: true } });
      FakeSocket.last.hear(scene(0, 0, [outlook(0, legal), outlook(1, legal)], both));
      session.unveil();
    });

    test('goes from one to the other, covered', () => {
      expect(session.outlook?.seat).toBe(0);
      FakeSocket.last.hear(scene(1, 1, [outlook(0, legal), outlook(1, legal)]));

      expect(session.passTo).toBe(1);
      expect(session.undoSeat).toBeNull();
    });

    test('stays with whoever looks as long as they have to decide', () => {
      FakeSocket.last.hear(scene(1, 1, [outlook(0), outlook(1, legal)]));
      session.unveil();
      FakeSocket.last.hear(scene(2, 0, [outlook(0, legal), outlook(1, legal)], both));

      expect(session.outlook?.seat).toBe(1);
      expect(session.passTo).toBeNull();
    });

    test('lets whoever looks watch what comes of it before the screen is passed on', () => {
      FakeSocket.last.hear(scene(1, 1, [outlook(0, { happened: happened(0, 0) }), outlook(1, legal)]));
      expect(session.outlook?.seat).toBe(0);
      expect(session.nextHere).toBe(1);

      vi.runAllTimers();
      expect(session.passTo).toBe(1);
    });

    test('can go back to somebody who has decided, and on again', () => {
      FakeSocket.last.hear(scene(1, 1, [outlook(0, legal), outlook(1, legal)]));
      expect(session.decidedHere).toEqual([0]);

      session.passBack(0);
      expect(session.passTo).toBeNull();
      expect([...session.choices.keys()]).toEqual([1]);
      expect(session.nextHere).toBe(1);

      session.passOn();
      expect(session.passTo).toBe(1);
    });

    test('hides nothing any more once the game is over', () => {
      FakeSocket.last.hear(scene(1, 1, [outlook(0), outlook(1)], { actors: [], winners: [1], anew: true }));

      expect(session.passTo).toBeNull();
    });
  });

  describe('with hints', () => {
    const secret = { ...detail, game: { ...detail.game, has_secrets: true } } as GameDetail;
    const asked = () => FakeSocket.last.sent.filter((message) => message.type === 'ask-chances');
    const weighed = (request: number, sequence: number, chances: number[]) =>
      FakeSocket.last.hear({ type: 'chances', request, sequence, chances });
    const suggestion = { actions: [1], chance: 0.4, tried: 9, motive: null };

    test('asks what the house would do for the seat that looks, and knows an answer that is out of date', async () => {
      open(detail, true);
      FakeSocket.last.hear(scene(0, 0, [outlook(0, legal)]));
      expect(session.canAsk).toBe(true);
      const advice = session.advice();
      expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'ask-advice', request: 1, seat: 0 });
      FakeSocket.last.hear({ type: 'advice', request: 1, sequence: 0, suggestions: [suggestion] });
      expect(await advice).toEqual([suggestion]);

      const late = session.advice();
      FakeSocket.last.hear(scene(3, 0, [outlook(0, { ...legal, since: 2 })], { anew: true }));
      FakeSocket.last.hear({ type: 'advice', request: 2, sequence: 1, suggestions: [suggestion] });
      expect(await late).toBeNull();

      const inTime = session.advice();
      FakeSocket.last.hear(scene(4, 0, [outlook(0, { ...legal, since: 2 })], { anew: true }));
      FakeSocket.last.hear({ type: 'advice', request: 3, sequence: 3, suggestions: [suggestion] });
      expect(await inTime).toEqual([suggestion]);
    });

    test('cannot be asked without them, or when it is not our turn', () => {
      open();
      FakeSocket.last.hear(scene(0, 0, [outlook(0, legal)]));
      session.weigh();
      expect([session.canAsk, session.showsChances, asked().length]).toEqual([false, false, 0]);
      session.close();

      open(detail, true);
      FakeSocket.last.hear(scene(0, 1, [outlook(0)]));
      expect(session.canAsk).toBe(false);
    });

    test('shows the chances of the position that is shown, and asks one thing at a time', async () => {
      open(detail, true);
      FakeSocket.last.hear(scene(0, 1, [outlook(0)]));
      session.weigh();
      session.weigh();
      expect(asked()).toEqual([{ type: 'ask-chances', request: 1, seat: null }]);
      weighed(1, 0, [0.335, 0.665]);
      await vi.waitFor(() => (session.weigh(), expect(session.chances).toEqual([34, 66])));

      FakeSocket.last.hear(scene(1, 1, [outlook(0, { happened: happened(0, 1) })]));
      FakeSocket.last.hear(scene(2, 0, [outlook(0, { ...legal, happened: happened(1, 1) })]));
      session.weigh();
      weighed(2, 2, [0.9, 0.1]);
      // The answer is passed on through a few promises; no time goes by.
      for (let step = 0; step < 10; step++) await Promise.resolve();
      session.weigh();
      expect(session.scene?.sequence).toBe(1);
      expect(session.chances).toEqual([34, 66]);

      vi.runAllTimers();
      session.weigh();
      expect(session.chances).toEqual([90, 10]);
      expect(asked()).toHaveLength(2);
    });

    test('asks for whoever looks where there are secrets, and shows nothing while the table is covered', async () => {
      open(secret, true);
      FakeSocket.last.hear(scene(0, 1, [outlook(0), outlook(1, legal)]));
      session.weigh();
      expect([session.passTo, asked().length, session.canAsk]).toEqual([1, 0, false]);

      session.unveil();
      session.weigh();
      expect(asked()).toEqual([{ type: 'ask-chances', request: 1, seat: 1 }]);
      weighed(1, 0, [0.2, 0.8]);
      await vi.waitFor(() => (session.weigh(), expect(session.chances).toEqual([20, 80])));

      FakeSocket.last.hear(scene(1, 0, [outlook(0, legal), outlook(1)], { anew: true }));
      expect([session.passTo, session.chances]).toEqual([0, null]);
      session.unveil();
      expect(session.chances).toBeNull();
    });

    test('needs nobody to say who has won', () => {
      open(detail, true);
      FakeSocket.last.hear(scene(5, 0, [outlook(0)], { actors: [], winners: [0, 1], anew: true }));
      session.weigh();

      expect(asked()).toEqual([]);
      expect(session.chances).toEqual([50, 50]);
    });

    test('shows no chances to those who do not want them', () => {
      settings.chances = false;
      open(detail, true);
      FakeSocket.last.hear(scene(0, 1, [outlook(0)]));
      session.weigh();
      settings.chances = true;

      expect(asked()).toEqual([]);
    });
  });

  test('takes back for the seat that can, and says so if none can', async () => {
    open();
    FakeSocket.last.hear(scene(4, 1, [outlook(0, { can_undo: true }), outlook(1)], { anew: true }));
    void session.undo();
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'undo', request: 1, seat: 0, sequence: 4 });

    FakeSocket.last.hear(scene(5, 0, [outlook(0), outlook(1)], { anew: true }));
    FakeSocket.last.hear({ type: 'done', request: 1, sequence: 5 });
    await session.undo();
    expect(session.refused?.error).toBe('no-undo');
  });

  test('goes on showing what others do if nothing of it can be taken back', async () => {
    open();
    FakeSocket.last.hear(scene(0, 1, [outlook(0)]));
    FakeSocket.last.hear(scene(1, 1, [outlook(0, { happened: happened(1, 1) })]));
    FakeSocket.last.hear(scene(2, 1, [outlook(0, { happened: happened(2, 1) })]));
    await session.undo();

    expect(session.refused?.error).toBe('no-undo');
    expect(session.waiting).toBe(1);
  });

  test('takes back what was just done, though its answer is on the way and it is still being shown', async () => {
    open();
    FakeSocket.last.hear(scene(0, 0, [outlook(0, legal)]));
    void session.act(1);
    FakeSocket.last.hear(scene(1, 0, [outlook(0, { happened: happened(1, 0) })]));
    FakeSocket.last.hear(scene(2, 0, [outlook(0, { happened: happened(2, 0), can_undo: true })]));
    const undone = session.undo();
    FakeSocket.last.hear({ type: 'done', request: 1, sequence: 1 });
    await vi.waitFor(() =>
      expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'undo', request: 2, seat: 0, sequence: 2 }),
    );

    FakeSocket.last.hear({ type: 'done', request: 2, sequence: 3 });
    await undone;
    expect(session.refused).toBeNull();
  });
});
