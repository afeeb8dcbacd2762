// Where things go in each region, in the map's units: its name, its sign, its Picts, and a camp for every seat.

import type { Point } from '../../core/zoom.svelte';
import type { Figure } from './actions';

export interface Places {
  name: Point;
  /** The wreath or the resource of the region. */
  sign: Point;
  picts: Point;
  /** Where a seat's building stands, its figures to the right of it. */
  camps: Point[];
  middle: Point;
}

type Pair = [number, number];

/** Where the house has no sign or no Picts there is no place for them; an edition's go in the middle. */
function places(name: Pair, sign: Pair | null, picts: Pair | null, ...camps: Pair[]): Places {
  const at = ([x, y]: Pair): Point => ({ x, y });
  const [xs, ys] = [camps.map(([x]) => x), camps.map(([, y]) => y)];
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const middle = { x: between(xs) + 14, y: between(ys) - 20 };
  return {
    name: at(name),
    sign: sign ? at(sign) : middle,
    picts: picts ? at(picts) : middle,
    camps: camps.map(at),
    middle,
  };
}

const PLACES: Record<string, Places> = {
  cantium: places([168, 712], null, null, [106, 772], [237, 763], [40, 790], [172, 776]),
  dumnonia: places([-142, 792], [-215, 808], null, [-163, 777], [-107, 777], [-174, 831], [-52, 787]),
  icenia: places([274, 555], [248, 671], null, [247, 606], [305, 609], [221, 648], [290, 650]),
  atrebatia: places([-6, 692], null, null, [48, 685], [112, 681], [-10, 746], [55, 727]),
  dobunnia: places([-40, 676], null, [-105, 604], [-66, 619], [-2, 619], [-90, 661], [-25, 661]),
  catuvellaunia: places([164, 546], null, [197, 572], [64, 590], [128, 594], [73, 633], [137, 635]),
  ordovicia: places([-169, 525], [-163, 573], null, [-235, 673], [-170, 650], [-184, 688], [-134, 702]),
  cornovia: places([-40, 460], null, [-61, 529], [-83, 511], [-18, 511], [-100, 577], [-12, 566]),
  corieltauvia: places([218, 486], null, [131, 476], [53, 495], [180, 529], [55, 531], [120, 530]),
  carvetia: places([-80, 322], [-38, 393], null, [-124, 373], [-73, 371], [-100, 408], [-60, 442]),
  brigantia: places([25, 322], [84, 428], [35, 342], [14, 396], [79, 403], [14, 438], [119, 447]),
  novantia: places([-206, 212], [-125, 294], [-76, 284], [-223, 269], [-158, 275], [-254, 312], [-189, 318]),
  votadinia: places([86, 222], [-22, 276], [-54, 246], [-68, 230], [-4, 257], [-134, 235], [14, 301]),
};

export const placesIn = (region: string): Places => PLACES[region];

export const campOf = (region: string, seat: number): Point => PLACES[region].camps[seat];

/** Next to the building, or in its place if there is none. */
export function figurePlace(region: string, seat: number, figure: Figure, hasBuilding: boolean): Point {
  const { x, y } = campOf(region, seat);
  const first = hasBuilding ? x + 23 : x - 6;
  return { x: figure === 'settler' ? first : first + 17, y };
}
