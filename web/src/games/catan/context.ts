// What every part of the table needs, handed down without passing it through each part.

import { createContext } from 'svelte';

import type { TableProps } from '../../core/contract';
import type { Action, Event, Materials, View } from './types';

export type Props = TableProps<View, Materials, Action, Event>;

/** A question rather than an answer: the position changes while the parts stay. */
export const [useTable, provideTable] = createContext<() => Props>();
