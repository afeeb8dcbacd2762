// Alexander is played at Catan's table.

export const base = 'catan';
