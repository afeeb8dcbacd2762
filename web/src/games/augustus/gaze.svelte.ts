// What is being looked at: with the mouse, with the keyboard, or after a finger has asked.

import type { Anchor } from '../../core/contract';

export class Gaze {
  /** And where it lies. */
  on = $state.raw<{ name: string; anchor: Anchor } | null>(null);
  /** Somebody who presses something has read enough about it, until they come back to it. */
  private pressed = '';

  look(name: string, element: Element): void {
    this.on = { name, anchor: element.getBoundingClientRect() };
  }

  hover(name: string, element: Element, event: PointerEvent): void {
    // A finger has no hover; what it means to do is known when it presses. What moves under a resting mouse is not meant
    // either. Beside an answer a tip would be in the way.
    const isMeant = event.pointerType !== 'touch' && (event.movementX !== 0 || event.movementY !== 0);
    const isNew = this.on?.name !== name && this.pressed !== name;
    if (isMeant && isNew && document.querySelector('[role="dialog"]') === null) this.look(name, element);
  }

  press(name: string): void {
    this.on = null;
    this.pressed = name;
  }

  leave(name: string): void {
    if (this.on?.name === name) this.on = null;
    if (this.pressed === name) this.pressed = '';
  }
}
