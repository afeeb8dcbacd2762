// Every text of the page: fetched per language and game, cached, and switched all at once.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { SvelteMap } from 'svelte/reactivity';

import { fetchText } from './api';
import { pageTexts } from './games';
import { bundle, Speaker, type Names, type Values } from './speaker';

/** The fallback where a translation is missing. */
const ORIGINAL = 'en';
const HOUSE = '';

class Texts {
  language = $state(ORIGINAL);
  private readonly wanted = new Set<string>();
  private readonly bundles = new SvelteMap<string, FluentBundle>();
  private readonly ids = new SvelteMap<string, string[]>();

  /** Loads a game's texts, or only those of the house. */
  async load(game: string = HOUSE): Promise<void> {
    this.wanted.add(game);
    await Promise.all([...new Set([this.language, ORIGINAL])].map((language) => this.fetch(language, game)));
  }

  /** Everything in use is fetched first, so that nobody sees a half-translated page. */
  async speak(language: string): Promise<void> {
    await Promise.all([...this.wanted].map((game) => this.fetch(language, game)));
    this.language = language;
    document.documentElement.lang = language;
  }

  private async fetch(language: string, game: string): Promise<void> {
    const key = `${language}/${game}`;
    if (this.bundles.has(key)) return;
    const sources = [fetchText(`/api/texts/${language}`)];
    if (game !== HOUSE) sources.push(fetchText(`/api/texts/${language}/${game}`), pageTexts(game, language));
    const resources = (await Promise.all(sources)).map((source) => new FluentResource(source));
    this.bundles.set(key, bundle(language, resources));
    this.ids.set(
      key,
      resources.flatMap((resource) => resource.body.map((message) => message.id)),
    );
  }

  /** The keys of a game's texts in the order they are written. */
  keys(game: string): string[] {
    return this.ids.get(`${ORIGINAL}/${game}`) ?? [];
  }

  speaker(game: string = HOUSE, players: string[] = [], names: Names = {}): Speaker {
    const keys = [...new Set([this.language, ORIGINAL])].map((language) => `${language}/${game}`);
    return new Speaker(
      keys.flatMap((key) => this.bundles.get(key) ?? []),
      players,
      names,
    );
  }
}

export const texts = new Texts();

const house = $derived(texts.speaker());

/** What the house says; what a game says comes from its own speaker. */
export function say(key: string, values?: Values): string {
  return house.say(key, values);
}

/** The language a visitor most likely reads. */
export function guessLanguage(available: string[]): string {
  return negotiateLanguages(navigator.languages, available, { strategy: 'lookup', defaultLocale: ORIGINAL })[0];
}
