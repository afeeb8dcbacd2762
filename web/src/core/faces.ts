// How the seats look: a colour and a symbol each, so that nobody has to tell the colours apart.

import type { SeatInfo } from '../wire/wire';
import type { Face } from './contract';

const LOOKS = [
  { colour: '#b3261e', symbol: 'sun' },
  { colour: '#1d5fa8', symbol: 'diamond' },
  { colour: '#6f3a94', symbol: 'square' },
  { colour: '#00695c', symbol: 'triangle' },
  { colour: '#3c4048', symbol: 'star' },
  { colour: '#9a4d00', symbol: 'moon' },
];

export const look = (seat: number) => LOOKS[seat % LOOKS.length];

export function faces(seats: SeatInfo[], held: ReadonlySet<number>): Face[] {
  return seats.map(({ seat, name, bot }) => ({
    seat,
    name,
    ...look(seat),
    isBot: bot !== null,
    isHere: held.has(seat),
  }));
}
