// A space in words: what is there, and what can be done.

import { inWords, type Description } from '../../core/description';
import type { Speaker } from '../../core/speaker';
import type { Action, View } from '../../wire/africa';
import type { Choice } from '../../wire/wire';

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
  const actions = numbers.map((number) => inWords(number, catalogue, choices, speaker));
  return { title: lying + standing, facts: [], actions };
}
