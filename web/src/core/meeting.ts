// How people interact with a place on a drawn board: with a mouse, a finger or the keyboard.

export interface Meeting {
  onpress: (element: Element, isTouch: boolean) => void;
  /** Any key that does not press it. */
  onkey: (event: KeyboardEvent) => void;
  onlook: (isLooking: boolean) => void;
}

type On<E extends Event> = E & { currentTarget: Element };

/** The attributes of the element that stands for the place. */
export function met({ onpress, onkey, onlook }: Meeting) {
  let isTouch = false;
  return {
    onpointerdown: (event: PointerEvent) => {
      isTouch = event.pointerType === 'touch';
    },
    onclick: (event: On<MouseEvent>) => onpress(event.currentTarget, isTouch),
    onkeydown: (event: On<KeyboardEvent>) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        onpress(event.currentTarget, false);
      } else {
        onkey(event);
      }
    },
    onpointerenter: (event: PointerEvent) => {
      // A finger has no hover; what it does is shown when it acts.
      if (event.pointerType !== 'touch') onlook(true);
    },
    onpointerleave: () => onlook(false),
    onfocus: (event: On<FocusEvent>) => {
      if (event.currentTarget.matches(':focus-visible')) onlook(true);
    },
    onblur: () => onlook(false),
  };
}
