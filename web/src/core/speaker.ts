// Says things in the player's language, by the same rules as `class Speaker` in src/ludotheca/texts.py.

import { FluentBundle, type FluentResource } from '@fluent/bundle';

import type { Motive, Refusal, Words } from '../wire/wire';

export type Value = number | string | number[];
export type Values = Record<string, Value>;
/** The names of a game's numbered things, by kind and number. */
export type Names = Record<string, Record<string, string>>;

/** The texts of one language: those of the house, and over them those of a game. */
export function bundle(language: string, resources: FluentResource[]): FluentBundle {
  // No isolation marks around values, as in Python, so that what the page says can be compared with what it should say.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) made.addResource(resource, { allowOverrides: true });
  return made;
}

/** Where a game's texts say what a feature of its encoder is called; packages of others may not have it. */
export const featureKey = (feature: string): string => `feature-${feature.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/**
 * The values of a message are numbers and names. A name such as `elephant` is looked up as `name-elephant`; a seat
 * (`seat` or `…_seat`) becomes the player's name, and a numbered thing (`objective` or `…_objective`) whatever the game
 * calls it. Several values are joined with commas, and a missing value becomes what `none-<name>` says.
 */
export class Speaker {
  /** `bundles` are in order of preference: the player's language first. */
  constructor(
    private readonly bundles: FluentBundle[],
    private readonly players: string[] = [],
    private readonly names: Names = {},
  ) {}

  has(key: string): boolean {
    return this.bundles.some((each) => each.hasMessage(key));
  }

  say(key: string, values: Values = {}): string {
    for (const each of this.bundles) {
      const pattern = each.getMessage(key)?.value;
      if (pattern) {
        const spoken = Object.entries(values).map(([name, value]) => [name, this.spoken(name, value)]);
        return each.formatPattern(pattern, Object.fromEntries(spoken), []);
      }
    }
    // A player would rather read a key than nothing; the tests in the browser fail on this warning.
    if (this.bundles.length > 0) console.warn(`no words for '${key}'`);
    return key;
  }

  private spoken(name: string, value: Value): number | string {
    if (Array.isArray(value)) return value.map((part) => this.spoken(name, part)).join(', ');
    if (typeof value === 'string') return this.has(`name-${value}`) ? this.say(`name-${value}`) : value;
    const kind = name.slice(name.lastIndexOf('_') + 1);
    if (kind === 'seat' && value < this.players.length) return this.players[value];
    return this.names[kind]?.[value] ?? value;
  }

  words(words: Words): string {
    return this.say(words.key, words.values);
  }

  /** Without the clause's id, which the page shows next to it. */
  refusal(refusal: Refusal): string {
    return this.say(`refusal-${refusal.reason}`, refusal.values);
  }

  clause(id: string): string {
    return this.say(`clause-${id.replaceAll('.', '-')}`);
  }

  /** Why the house would do something, to whoever sits at `asking`. */
  motive(motive: Motive | null, asking: number): string {
    if (motive === null) return this.say('advice-same');
    const key = featureKey(motive.feature);
    const feature = this.has(key) ? this.say(key) : motive.feature;
    const change = this.say(motive.more ? 'advice-more' : 'advice-less');
    const { seat } = motive;
    if (seat === asking) return this.say(motive.good ? 'advice-gain' : 'advice-cost', { feature, change });
    return this.say(motive.good ? 'advice-hinders' : 'advice-helps', { seat, feature, change });
  }

  action(action: unknown): string {
    return this.struct('action', action);
  }

  event(event: unknown): string {
    return this.struct('event', event);
  }

  private struct(prefix: string, struct: unknown): string {
    const { type, ...fields } = struct as { type: string } & Record<string, unknown>;
    const values = Object.entries(fields).map(([name, value]) => [name, this.listed(name, value)]);
    return this.say(`${prefix}-${type}`, Object.fromEntries(values));
  }

  private listed(name: string, value: unknown): Value {
    if (Array.isArray(value)) return value.map((part: Value) => this.spoken(name, part)).join(', ');
    if (value === null) return this.has(`none-${name}`) ? this.say(`none-${name}`) : '';
    return typeof value === 'number' || typeof value === 'string' ? value : '';
  }
}
