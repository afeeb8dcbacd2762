// Where things stand in each region, in the map's units: its name, its sign, its Picts, and a camp for every seat.

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

function places(name: Pair, sign: Pair, picts: Pair, ...camps: Pair[]): Places {
  const at = ([x, y]: Pair): Point => ({ x, y });
  const [xs, ys] = [camps.map(([x]) => x), camps.map(([, y]) => y)];
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { name: at(name), sign: at(sign), picts: at(picts), camps: camps.map(at), middle: { x: between(xs) + 14, y: between(ys) - 20 } };
}

/** A region that has no sign, or no Picts, keeps no place for them. */
const NONE: Pair = [0, 0];

const PLACES: Record<string, Places> = {
  cantium: places([186, 716], NONE, NONE, [72, 768], [134, 768], [196, 768], [30, 778]),
  dumnonia: places([-128, 752], [-218, 812], NONE, [-160, 796], [-98, 796], [-36, 790], [-222, 846]),
  icenia: places([276, 560], [230, 582], NONE, [226, 640], [290, 640], [232, 688], [296, 690]),
  atrebatia: places([84, 652], NONE, NONE, [36, 696], [98, 690], [-4, 736], [58, 732]),
  dobunnia: places([-38, 586], NONE, [-40, 682], [-74, 628], [-12, 628], [-68, 670], [-6, 668]),
  catuvellaunia: places([122, 552], NONE, [172, 600], [70, 592], [132, 592], [76, 634], [134, 632]),
  ordovicia: places([-176, 512], [-158, 612], NONE, [-192, 552], [-130, 552], [-196, 688], [-132, 694]),
  cornovia: places([-38, 464], NONE, [24, 480], [-84, 520], [-22, 520], [-82, 562], [-20, 562]),
  corieltauvia: places([106, 464], NONE, [168, 508], [66, 500], [128, 500], [72, 538], [134, 536]),
  carvetia: places([-76, 328], [-104, 352], NONE, [-96, 398], [-40, 380], [-64, 440], [-28, 430]),
  brigantia: places([34, 338], [0, 352], [110, 372], [6, 400], [68, 400], [130, 424], [40, 440]),
  novantia: places([-198, 218], [-250, 240], [-128, 234], [-226, 276], [-164, 276], [-102, 288], [-220, 318]),
  votadinia: places([-40, 200], [-118, 196], [20, 236], [-62, 240], [0, 258], [-24, 284], [34, 290]),
};

export const placesIn = (region: string): Places => PLACES[region];

export const campOf = (region: string, seat: number): Point => PLACES[region].camps[seat];

/** Beside the building, or in its place where there is none. */
export function figurePlace(region: string, seat: number, figure: Figure, hasBuilding: boolean): Point {
  const { x, y } = campOf(region, seat);
  const first = hasBuilding ? x + 23 : x - 6;
  return { x: figure === 'settler' ? first : first + 17, y };
}
