// The table of a game without its own drawing: everything in words.

import Table from './Table.svelte';

export { Table };
