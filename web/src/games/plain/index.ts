// The table of a game that has no drawing of its own: its sketch, and everything else in words.

import type { GameModule } from '../../core/contract';
import Table from './Table.svelte';

export default { Table, wantsSketch: true } satisfies GameModule;
