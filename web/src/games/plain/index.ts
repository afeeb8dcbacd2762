// The table of a game that has no drawing of its own: its sketch, and everything else in words.

import Table from './Table.svelte';

const wantsSketch = true;

export { Table, wantsSketch };
