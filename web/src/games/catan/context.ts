// What every part of the table needs, passed down without going through each part.

import { createContext } from 'svelte';

import type { TableProps } from '../../core/contract';
import type { Action, Event, Materials, View } from './types';

export type Props = TableProps<View, Materials, Action, Event>;

/** A function rather than a value: the position changes while the parts stay. */
export const [useTable, provideTable] = createContext<() => Props>();
