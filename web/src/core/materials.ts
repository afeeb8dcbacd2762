// What players should know about a game's board and cards before they choose it.

import type { GameInfo } from '../wire/wire';
import type { Speaker } from './speaker';

export interface Note {
  title: string;
  text: string;
}

/** Which edition is played, if it is not the house's own; otherwise what is reconstructed, if anything is. */
export function noteOn({ edition }: Pick<GameInfo, 'edition'>, speaker: Speaker): Note | null {
  if (edition && !edition.is_house) {
    const { name, fingerprint } = edition;
    return {
      title: `${speaker.say('edition-title')}: ${name}`,
      text: speaker.say('edition-about', { name, fingerprint }),
    };
  }
  const text = speaker.has('reconstructed') ? speaker.say('reconstructed') : '';
  return text === '' ? null : { title: speaker.say('reconstructed-title'), text };
}
