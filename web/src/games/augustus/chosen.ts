// What a seat has decided, in words, while others do not know it.

import type { Speaker } from '../../core/speaker';
import type { View } from '../../wire/augustus';

export function chosen(view: View, seat: number, speaker: Speaker): string | null {
  const { decided, choice, kept } = view.players[seat];
  if (!decided) return null;
  const named = (objective: number) => speaker.say('card-name', { objective });
  if (view.phase === 'keep') return speaker.say('chosen-keep', { list: (kept ?? []).map(named).join(', ') });
  if (choice === null) return null;
  if (view.phase === 'place') {
    if (choice.target === null) return speaker.say('chosen-pass');
    const [objective, category] = choice.target;
    if (choice.source === null) return speaker.say('chosen-put', { objective, category });
    const [from_objective, from_category] = choice.source;
    return speaker.say('chosen-move', { objective, category, from_objective, from_category });
  }
  if (choice.objective === null) {
    const list = choice.legions.map(
      ([objective, category]) => `${named(objective)}, ${speaker.say(`name-${category}`)}`,
    );
    return speaker.say('chosen-lose', { list: list.join('; ') });
  }
  const isControlled = view.players[seat].controlled.includes(choice.objective);
  return isControlled
    ? speaker.say('chosen-lose', { list: named(choice.objective) })
    : speaker.say('chosen-clear', { objective: choice.objective });
}
