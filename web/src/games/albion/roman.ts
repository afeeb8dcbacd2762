// Levels as they are written on the tiles.

const NUMERALS = ['', 'I', 'II', 'III', 'IV'];

export const roman = (level: number): string => NUMERALS[level];
