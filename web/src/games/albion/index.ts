// Albion: what the shell needs to lay its table.

import type { GameModule } from '../../core/contract';
import type { View } from '../../wire/albion';
import ActionIcon from './ActionIcon.svelte';
import { buttons } from './actions';
import { pace } from './effects';
import Possessions from './Possessions.svelte';
import Table from './Table.svelte';

const seatsIn = (position: Partial<View>): number | null =>
  Array.isArray(position.players) ? position.players.length : null;

export default { ActionIcon, buttons, pace, Possessions, seatsIn, Table } satisfies GameModule;
