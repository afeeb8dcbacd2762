// A game's rules as its texts hold them: clauses by section, in the order they are written.

import type { Speaker } from './speaker';

export interface Clause {
  /** Such as AFR-3.1. */
  id: string;
  text: string;
}

export interface Section {
  title: string;
  clauses: Clause[];
}

const CLAUSE = /^clause-([A-Z]+)-(\d+)-(\d+)$/;

export function sections(keys: string[], speaker: Speaker): Section[] {
  const found = new Map<string, Section>();
  for (const key of keys) {
    const [, prefix, section, number] = CLAUSE.exec(key) ?? [];
    if (prefix === undefined) continue;
    const place = `${prefix}-${section}`;
    if (!found.has(place)) found.set(place, { title: sectionTitle(prefix, section, speaker), clauses: [] });
    found.get(place)!.clauses.push({ id: `${prefix}-${section}.${number}`, text: speaker.say(key) });
  }
  return [...found.values()];
}

/** A game whose clauses come from two rulebooks names its sections by prefix as well. */
function sectionTitle(prefix: string, section: string, speaker: Speaker): string {
  const own = `section-${prefix}-${section}`;
  return speaker.say(speaker.has(own) ? own : `section-${section}`);
}
