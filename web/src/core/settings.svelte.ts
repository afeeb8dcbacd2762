// What a visitor has chosen for this browser.

import { prefersReducedMotion } from 'svelte/motion';

import { readStored, store } from './storage';

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'calm' | 'brisk' | 'instant';

export const THEMES: Theme[] = ['system', 'light', 'dark'];
export const SPEEDS: Speed[] = ['calm', 'brisk', 'instant'];

/** Milliseconds an ordinary happening is shown before the next one. */
const BEATS: Record<Speed, number> = { calm: 1050, brisk: 500, instant: 0 };

interface Stored {
  language: string | null;
  theme: Theme;
  speed: Speed;
  chances: boolean;
  name: string;
}

class Settings {
  private chosen = $state<Stored>({
    language: null,
    theme: 'system',
    speed: 'calm',
    chances: true,
    name: '',
    ...readStored<Partial<Stored>>('settings'),
  });

  get language(): string | null {
    return this.chosen.language;
  }
  set language(language: string | null) {
    this.change({ language });
  }

  get theme(): Theme {
    return this.chosen.theme;
  }
  set theme(theme: Theme) {
    this.change({ theme });
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  get speed(): Speed {
    return this.chosen.speed;
  }
  set speed(speed: Speed) {
    this.change({ speed });
  }

  /** Whether everybody's chance to win is shown, where the table tells it. */
  get chances(): boolean {
    return this.chosen.chances;
  }
  set chances(chances: boolean) {
    this.change({ chances });
  }

  /** The visitor's own name, as last used. */
  get name(): string {
    return this.chosen.name;
  }
  set name(name: string) {
    this.change({ name });
  }

  get beat(): number {
    return BEATS[this.chosen.speed];
  }

  get isAnimated(): boolean {
    return this.chosen.speed !== 'instant' && !prefersReducedMotion.current;
  }

  private change(change: Partial<Stored>): void {
    this.chosen = { ...this.chosen, ...change };
    store('settings', this.chosen);
  }
}

export const settings = new Settings();
