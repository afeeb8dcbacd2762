// Albion: what the shell needs to lay its table.

import type { View } from '../../wire/albion';
import Table from './Table.svelte';

const seatsIn = (position: Partial<View>): number | null =>
  Array.isArray(position.players) ? position.players.length : null;

export { seatsIn, Table };
