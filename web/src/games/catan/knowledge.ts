// What is known about a hidden hand.

import type { Range } from './types';

/** In short: a number, or a range. */
export const rangeInWords = ({ least, most }: Range): string => (least === most ? `${least}` : `${least}–${most}`);
