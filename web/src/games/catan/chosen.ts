// What a seat has decided, in words, as long as others have not.

import type { Speaker } from '../../core/speaker';
import type { View } from '../../wire/alexander';

export function chosen(view: View, seat: number, speaker: Speaker): string | null {
  const { answer } = view.players[seat];
  if (view.phase === 'answer' && answer !== null) return speaker.say(`chosen-${answer}`);
  return view.phase === 'discard' ? speaker.say('chosen-discard') : null;
}
