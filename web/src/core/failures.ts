// What went wrong, as a sentence; a visitor never sees the shape it came in.

import type { Failure } from '../wire/wire';
import type { Speaker } from './speaker';

export function failureText(failure: Failure, speaker: Speaker): string {
  const { error, clause, values } = failure;
  if (clause !== null) return speaker.refusal({ clause, reason: error, values });
  const key = `error-${error}`;
  return speaker.has(key) ? speaker.say(key, values) : speaker.say('error-server-error');
}
