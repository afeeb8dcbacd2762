// What the shell hands to a game's table, and what a game brings. The shell knows this and no game.

import type { Component } from 'svelte';

import type { Choice, Refusal } from '../wire/wire';
import type { Speaker } from './speaker';

/** A player as everybody sees them: name, colour and a symbol for those who do not tell the colours apart. */
export interface Face {
  seat: number;
  name: string;
  /** A CSS colour that carries white writing. */
  colour: string;
  /** The id of the symbol, see SeatSymbol.svelte. */
  symbol: string;
  isBot: boolean;
  /** Plays at this screen. */
  isHere: boolean;
}

/** What has just happened, to be animated; a new object for every happening. */
export interface Moment<Event = unknown> {
  events: Event[];
  /** Milliseconds until the next one may follow; 0 where nothing should move. */
  duration: number;
}

/** Where on the screen something is, so that the shell can put an answer beside it. */
export type Anchor = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** What was pressed, where the name of an action would not say it. */
export interface Pressed {
  label: string;
  /** Why not, where the page knows: the server has not heard yet of what is being put together. */
  refusal?: Refusal | null;
}

export interface TableProps<View = unknown, Materials = unknown, Action = unknown, Event = unknown> {
  view: View;
  /** The position in characters, as HTML, for a module that wants it. */
  sketch?: string | null;
  /** What draws the table, for a game whose package brings a script. */
  table?: (element: HTMLElement) => GuestTable;
  materials: Materials;
  /** Every action of the game; a number is a place in this list. */
  catalogue: Action[];
  /** The legal actions by number, with hints; empty unless somebody at this screen may do something. */
  choices: ReadonlyMap<number, Choice>;
  speaker: Speaker;
  faces: Face[];
  /** The seat that looks at the table; null for a spectator. */
  seat: number | null;
  moment: Moment<Event> | null;
  /** Carries out a legal action, or several of which each makes the next one legal: all of them or none. */
  act: (...actions: number[]) => void;
  /** Lets the player choose among legal actions that share a place. */
  choose: (actions: number[], anchor: Anchor) => void;
  /** Tells why none of these actions is offered. */
  why: (actions: number[], anchor: Anchor, pressed?: Pressed) => void;
}

/** A table drawn by a script of the game's package, which knows nothing of Svelte. */
export interface GuestTable {
  /** Called once at first, and whenever something has changed. */
  update: (props: TableProps) => void;
  destroy?: () => void;
}

export interface PossessionsProps<View = unknown, Materials = unknown> {
  view: View;
  materials: Materials;
  seat: number;
  speaker: Speaker;
}

/** What everybody's points are made of, below the sums at the end of the game. */
export interface ScoringProps<View = unknown, Materials = unknown> {
  view: View;
  materials: Materials;
  /** In the order of the sums above. */
  faces: Face[];
  speaker: Speaker;
}

/**
 * What a game's index.ts exports as its default, with `satisfies GameModule`, so that a misspelt part is found.
 * Everything is optional but the table: what a game does not bring, the shell does in its plain way.
 */
export interface GameModule {
  Table: Component<TableProps<any, any, any, any>>;
  /** Draws the table into an element, where a package brings its own page. */
  table?: TableProps['table'];
  /** The table shows the position in characters. */
  wantsSketch?: boolean;
  /** What a player owns, inside the player's panel. */
  Possessions?: Component<PossessionsProps<any, any>>;
  /** A small drawing for the button of an action. */
  ActionIcon?: Component<{ action: any }>;
  /** The actions to be shown as buttons now, legal or not, because they have no place on the table. */
  buttons?: (view: any, catalogue: any[], choices: ReadonlyMap<number, Choice>) => number[];
  /** How long a happening should stay in sight; 1 is ordinary, with 0 the next one does not wait for it. */
  pace?: (events: any[]) => number;
  /** What is not worth a line in the log, because it says nothing once it is past. */
  isFleeting?: (event: any) => boolean;
  /** What the prompt says to a seat that has decided and waits for others. */
  chosen?: (view: any, seat: number, speaker: Speaker) => string | null;
  /** Where this action is legal it does what undo would do, so the shell does not offer both. */
  takesBack?: (action: any) => boolean;
  Scoring?: Component<ScoringProps<any, any>>;
  /** On a small screen the table is as long as it likes and scrolls with the page, instead of filling what is left. */
  isLong?: boolean;
  /** How many play in a position that comes from a file. */
  seatsIn?: (position: any) => number | null;
}
