// The table of a game that has no drawing of its own: everything in words.

import Table from './Table.svelte';

export { Table };
