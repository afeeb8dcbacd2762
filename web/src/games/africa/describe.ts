// A space in words: what lies and stands there, and what can be done.

import type { Choice } from '../../wire/wire';
import type { Action, View } from '../../wire/africa';
import type { Speaker } from '../../core/speaker';

export interface Description {
  title: string;
  actions: string[];
}

export function describe(
  space: string,
  view: View,
  catalogue: Action[],
  choices: ReadonlyMap<number, Choice>,
  numbers: number[],
  speaker: Speaker,
): Description {
  const lying = speaker.say('map-space', { space, content: view.board[space] ?? speaker.say('map-empty') });
  const owner = view.players.findIndex((player) => player.explorer === space);
  const standing = owner === -1 ? '' : `, ${speaker.say('map-explorer', { seat: owner })}`;
  const actions = numbers.map((number) => {
    const hint = choices.get(number)?.hint;
    return speaker.action(catalogue[number]) + (hint ? `: ${speaker.words(hint)}` : '');
  });
  return { title: lying + standing, actions };
}
