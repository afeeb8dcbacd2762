// The games this page can draw: every folder under games/ that has an index.ts.

import type { GameModule } from './contract';

const modules = import.meta.glob<GameModule>('../games/*/index.ts');
const emblems = import.meta.glob<string>('../games/*/emblem.svg', { query: '?url', import: 'default', eager: true });
const bases = import.meta.glob<string>('../games/*/base.ts', { import: 'base', eager: true });
const sources = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });

/** A game without its own folder gets the plain table. */
export async function loadModule(game: string): Promise<GameModule> {
  const load = modules[`../games/${game}/index.ts`] ?? modules['../games/plain/index.ts'];
  return await load();
}

/** The address of the drawing on a game's card. */
export function emblem(game: string): string {
  return emblems[`../games/${game}/emblem.svg`] ?? emblems['../games/plain/emblem.svg'];
}

/** What only the page says about a game; the rest comes from the server. A scenario also has its base game's texts. */
export async function pageTexts(game: string, language: string): Promise<string> {
  const base = bases[`../games/${game}/base.ts`];
  const folders = base === undefined ? [game] : [base, game];
  const texts = folders.map((folder) => sources[`../games/${folder}/text/${language}.ftl`]?.() ?? '');
  return (await Promise.all(texts)).join('\n');
}
