// Moving around the table with the arrow keys: from one thing to the nearest one in that direction.

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const DIRECTIONS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How much worse it is to stray from the direction than to go far in it. */
const ASTRAY = 2.5;

const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** The index of the box to go to, or null if there is none. */
export function nearest(boxes: Box[], from: Box, key: string): number | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const start = middle(from);
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, number) => {
    const { x, y } = middle(box);
    const along = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const astray = Math.abs((x - start.x) * direction.y) + Math.abs((y - start.y) * direction.x);
    const cost = along + ASTRAY * astray;
    if (along > 1 && cost < least) {
      best = number;
      least = cost;
    }
  });
  return best;
}

/** Moves the focus among the elements that have a spot. */
export function walk(root: Element, key: string): HTMLElement | null {
  const stops = [...root.querySelectorAll<HTMLElement>('button[data-spot]')];
  const current = document.activeElement;
  if (!(current instanceof HTMLElement) || !stops.includes(current)) return null;
  const others = stops.filter((stop) => stop !== current);
  const found = nearest(
    others.map((stop) => stop.getBoundingClientRect()),
    current.getBoundingClientRect(),
    key,
  );
  return found === null ? null : others[found];
}
