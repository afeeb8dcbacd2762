// Catan: what the shell needs to lay its table.

import type { GameModule } from '../../core/contract';
import ActionIcon from './ActionIcon.svelte';
import { buttons } from './actions';
import { chosen } from './chosen';
import { isFleeting, pace } from './effects';
import Possessions from './Possessions.svelte';
import Table from './Table.svelte';
import type { View } from './types';

const seatsIn = (position: Partial<View>): number | null =>
  Array.isArray(position.players) ? position.players.length : null;

export default { ActionIcon, buttons, chosen, isFleeting, pace, Possessions, seatsIn, Table } satisfies GameModule;
