// A position in characters, as the server draws it, in the player's language.

import type { Speaker } from './speaker';

/** The drawing with its names translated, by the same rules as `paint` in src/ludotheca/terminal/paint.py. */
export function translated(html: string, speaker: Speaker): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const span of template.content.querySelectorAll('span')) span.textContent = said(span.textContent, speaker);
  return template.innerHTML;
}

/** A span that is nothing but a name, in other words of the same width; anything else stands as it is drawn. */
function said(text: string, speaker: Speaker): string {
  const key = [`name-${text.trim()}`, `tally-${text.trim()}`].find((each) => speaker.has(each));
  if (key === undefined) return text;
  const name = speaker.say(key);
  return name.length <= text.length ? name.padEnd(text.length) : `${name.slice(0, text.length - 1)}…`;
}

/** How wide and how high a drawing is, in characters. */
export function extent(html: string): { columns: number; lines: number } {
  const template = document.createElement('template');
  template.innerHTML = html;
  const lines = (template.content.textContent ?? '').split('\n');
  return { columns: Math.max(...lines.map((line) => line.length)), lines: lines.length };
}
