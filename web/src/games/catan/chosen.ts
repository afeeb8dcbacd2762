// What a seat has decided, in words, while others have not.

import type { Speaker } from '../../core/speaker';
import { total } from './goods';
import type { View } from './types';

export function chosen(view: View, seat: number, speaker: Speaker): string | null {
  const { answer, discarding } = view.players[seat];
  if (view.phase === 'answer' && answer !== null) return speaker.say(`chosen-${answer}`);
  return view.phase === 'discard' && total(discarding ?? {}) > 0 ? speaker.say('chosen-discard') : null;
}
