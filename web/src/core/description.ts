// Anything on a table, in words: for the label of what is pressed, and for the tip next to it.

import type { Choice } from '../wire/wire';
import type { Speaker } from './speaker';

export interface Description {
  title: string;
  /** What it is. */
  facts: string[];
  /** What could be done there. */
  actions: string[];
}

export const inOneLine = ({ title, facts, actions }: Description) => [title, ...facts, ...actions].join('. ');

/** An action, with what it would lead to. */
export function inWords(
  number: number,
  catalogue: unknown[],
  choices: ReadonlyMap<number, Choice>,
  speaker: Speaker,
): string {
  const hint = choices.get(number)?.hint;
  return speaker.action(catalogue[number]) + (hint ? ` – ${speaker.words(hint)}` : '');
}
