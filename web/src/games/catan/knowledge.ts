// What is known of a hand that is not to be seen.

import type { Range } from './types';

/** Shortly: a number, or from which to which. */
export const rangeInWords = ({ least, most }: Range): string => (least === most ? `${least}` : `${least}–${most}`);
