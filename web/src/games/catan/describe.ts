// A place in words: what is there, and what can be done.

import { inWords, type Description } from '../../core/description';
import type { Speaker } from '../../core/speaker';
import type { Choices } from './actions';
import type { Place } from './geometry';
import { stopAt } from './march';
import type { Action, Materials, View } from './types';

export interface Setting {
  view: View;
  materials: Materials;
  catalogue: Action[];
  choices: Choices;
  speaker: Speaker;
}

export function describe(place: Place, numbers: number[], setting: Setting): Description {
  const { catalogue, choices, speaker } = setting;
  const [title, ...facts] = place.kind === 'hex' ? hexInWords(place.name, setting) : pieceInWords(place, setting);
  const actions = numbers.map((number) => inWords(number, catalogue, choices, speaker));
  return { title, facts, actions };
}

function hexInWords(hex: string, { view, materials, speaker }: Setting): string[] {
  const tile = materials.tiles.find((each) => each.name === hex)!;
  const { terrain, number } = view.land?.[hex] ?? tile;
  const name = tile.label ? `${tile.label} (${hex})` : hex;
  const lines = [speaker.say('board-hex', { hex: name, terrain })];
  if (number > 0) lines[0] += `, ${number}`;
  if (view.robber === hex) lines.push(speaker.say('board-robber'));
  return lines;
}

function pieceInWords({ name, kind }: Place, { view, materials, speaker }: Setting): string[] {
  const lines: string[] = [];
  const owner = (own: (player: View['players'][number]) => string[]) =>
    view.players.findIndex((player) => own(player).includes(name));
  const road = owner((player) => player.roads);
  const settlement = owner((player) => player.settlements);
  const city = owner((player) => player.cities);
  if (kind === 'edge') {
    lines.push(
      road < 0 ? speaker.say('board-edge', { edge: name }) : speaker.say('board-road', { edge: name, seat: road }),
    );
    return lines;
  }
  if (settlement >= 0) lines.push(speaker.say('board-settlement', { crossing: name, seat: settlement }));
  else if (city >= 0) lines.push(speaker.say('board-city', { crossing: name, seat: city }));
  else lines.push(speaker.say('board-crossing', { crossing: name }));
  const harbour = materials.harbours.findIndex(({ crossings }) => crossings.includes(name));
  if (harbour >= 0) {
    const good = view.harbours?.[harbour] ?? materials.harbours[harbour].kind;
    lines.push(good === 'any' ? speaker.say('board-harbour-any') : speaker.say('board-harbour', { good }));
  }
  const found = stopAt(view, materials, name);
  if (found !== null) {
    const what = speaker.say(`route-${found.stop.kind}`);
    lines.push(speaker.say(found.isPassed ? 'route-passed' : 'route-ahead', { name: found.stop.label, what }));
  }
  return lines;
}
