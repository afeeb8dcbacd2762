// When what has happened is shown: events laid out in time, in ordinary beats.

import type { Event } from '../../wire/augustus';

type Kind = Event['type'];

interface Length {
  /** How long it is shown. */
  lasts: number;
  /** For what happens to several players at once: the delay between one and the next. */
  step?: number;
}

const LENGTHS: Record<Kind, Length> = {
  chosen: { lasts: 0 },
  'taken-back': { lasts: 0 },
  kept: { lasts: 0.7, step: 0.1 },
  drawn: { lasts: 1.1 },
  passed: { lasts: 0, step: 0 },
  placed: { lasts: 0.8, step: 0.15 },
  moved: { lasts: 0.8, step: 0.15 },
  lifted: { lasts: 0.5 },
  completed: { lasts: 1.5 },
  'legions-gained': { lasts: 0.6 },
  attacked: { lasts: 1.5 },
  'legion-lost': { lasts: 0.8, step: 0.12 },
  cleared: { lasts: 0.8, step: 0.12 },
  'control-lost': { lasts: 0.9, step: 0.12 },
  controlled: { lasts: 0.6, step: 0.2 },
  'reward-taken': { lasts: 0.9 },
  'reward-returned': { lasts: 0.6 },
  'reward-forgone': { lasts: 0.3 },
  picked: { lasts: 0.9 },
  refilled: { lasts: 0.5 },
  reshuffled: { lasts: 0.5 },
  'bag-filled': { lasts: 0.9 },
  ended: { lasts: 1.2 },
};

/** Things that happen to several players at the same time, even if they differ. */
const TOGETHER: Kind[][] = [
  ['kept'],
  ['passed', 'placed', 'moved'],
  ['legion-lost', 'cleared', 'control-lost'],
  ['controlled'],
];

export interface Cue<E extends Event = Event> {
  event: E;
  /** In beats. */
  start: number;
  lasts: number;
}

export function timetable(events: Event[]): Cue[] {
  const cues: Cue[] = [];
  let end = 0;
  for (const event of events) {
    const before = cues.at(-1);
    const { lasts, step = 0 } = LENGTHS[event.type];
    const isTogether =
      before && TOGETHER.some((group) => group.includes(event.type) && group.includes(before.event.type));
    const start = isTogether ? before.start + (before.lasts > 0 ? step : 0) : end;
    cues.push({ event, start, lasts });
    end = Math.max(end, start + lasts);
  }
  return cues;
}

/** That somebody has decided matters only until all have. */
export const isFleeting = (event: Event): boolean => event.type === 'chosen' || event.type === 'taken-back';

export const pace = (events: Event[]): number =>
  timetable(events).reduce((end, cue) => Math.max(end, cue.start + cue.lasts), 0);
