// Dragging a legion with the mouse or a finger: from the supply or from a space to a lit space.

import type { Desk } from './desk.svelte';

/** How far a pointer moves before it counts as a drag, in pixels. */
const TREMBLE = 6;

export class Drag {
  /** Where the legion under the pointer is. */
  at = $state.raw<{ x: number; y: number } | null>(null);

  constructor(private readonly desk: Desk) {}

  /** An attachment for the table. */
  readonly listen = (root: HTMLElement): (() => void) => {
    let start: { x: number; y: number; name: string } | null = null;

    const down = (event: PointerEvent) => {
      const name = spotAt(event.target);
      start =
        event.isPrimary && name !== null && this.desk.canDrag(name)
          ? { x: event.clientX, y: event.clientY, name }
          : null;
    };

    const move = (event: PointerEvent) => {
      if (start === null) return;
      if (this.at === null) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < TREMBLE) return;
        this.desk.takeUp(start.name);
      }
      this.desk.gaze.on = null;
      this.at = { x: event.clientX, y: event.clientY };
    };

    const up = (event: PointerEvent) => {
      if (this.at !== null && event.type === 'pointerup') {
        const target = document.elementFromPoint(event.clientX, event.clientY);
        const name = spotAt(target);
        if (name !== null && name.startsWith('space-') && this.desk.light(name) === 'full')
          this.desk.press(name, target!);
        // The click that may follow immediately is not a press.
        root.addEventListener('click', swallow, { capture: true });
        setTimeout(() => {
          root.removeEventListener('click', swallow, { capture: true });
          this.desk.putBack();
        });
      }
      start = null;
      this.at = null;
    };

    root.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      root.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
}

function spotAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? null) : null;
}
