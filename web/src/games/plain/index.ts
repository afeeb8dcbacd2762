// The table of a game that has no drawing of its own: everything in words.

import type { GameModule } from '../../core/contract';
import Table from './Table.svelte';

export default { Table } satisfies GameModule;
