// A region in words: what is there, and what can be done.

import { inWords, type Description } from '../../core/description';
import type { Speaker } from '../../core/speaker';
import type { Action, Region, View } from '../../wire/albion';
import type { Choice } from '../../wire/wire';
import { roman } from './roman';

export function describe(
  region: Region,
  view: View,
  catalogue: Action[],
  choices: ReadonlyMap<number, Choice>,
  numbers: number[],
  speaker: Speaker,
): Description {
  const actions = numbers.map((number) => inWords(number, catalogue, choices, speaker));
  return {
    title: title(region, speaker),
    facts: [...picts(region, view, speaker), ...owners(region, view, speaker)],
    actions,
  };
}

function title({ id, terrain, laurel }: Region, speaker: Speaker): string {
  return speaker.say('map-region', { region: id, ground: speaker.say(laurel ? 'ground-laurel' : `ground-${terrain}`) });
}

function picts({ id, printed_picts: printed }: Region, view: View, speaker: Speaker): string[] {
  const { hidden = 0, open = 0 } = view.picts[id] ?? {};
  const parts = { hidden, open, printed, carried: view.transit[id] ?? 0 };
  return Object.entries(parts).flatMap(([kind, count]) =>
    count > 0 ? [speaker.say(`map-picts-${kind}`, { count })] : [],
  );
}

function owners({ id }: Region, view: View, speaker: Speaker): string[] {
  return view.players.flatMap((player, seat) => {
    const site = player.buildings[id];
    const parts = [
      ...(site ? [`${speaker.say(`name-${site.building}`)} ${roman(site.level)}`] : []),
      ...(player.settlers[id] ? [speaker.say('map-settlers', { count: player.settlers[id] })] : []),
      ...(player.legionaries[id] ? [speaker.say('map-legionaries', { count: player.legionaries[id] })] : []),
    ];
    return parts.length === 0 ? [] : [speaker.say('map-owner', { seat, things: parts.join(', ') })];
  });
}
