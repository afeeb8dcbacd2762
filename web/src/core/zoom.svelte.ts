// A board that can be zoomed: pinch, wheel, drag and buttons, all in the units of its drawing.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

const CLOSEST = 3.5;
const BUTTON_STEP = 1.5;
/** How far beyond its edge the drawing may be moved, as a share of its size for each step of scale. */
const SLACK = 0.3;
/** Pixels a finger may move before it counts as a drag. */
const TREMBLE = 8;

const between = (low: number, value: number, high: number) => Math.min(Math.max(low, value), high);

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** While fingers are on the drawing it follows them; otherwise it glides. */
  isHeld = $state(false);

  constructor(readonly box: Box) {}

  readonly transform = $derived(`translate(${this.x}px, ${this.y}px) scale(${this.scale})`);

  private place(scale: number, x: number, y: number): void {
    const { box } = this;
    this.scale = between(1, scale, CLOSEST);
    // Anything at the edge can be moved to the middle, but the drawing never leaves the view.
    const shrink = 1 - this.scale;
    const slack = -shrink * SLACK;
    this.x = between((box.x + box.width) * shrink - slack * box.width, x, box.x * shrink + slack * box.width);
    this.y = between((box.y + box.height) * shrink - slack * box.height, y, box.y * shrink + slack * box.height);
  }

  /** Changes the scale, keeping one point where it is. */
  zoomAt(point: Point, factor: number): void {
    const scale = between(1, this.scale * factor, CLOSEST);
    const real = scale / this.scale;
    this.place(scale, point.x - (point.x - this.x) * real, point.y - (point.y - this.y) * real);
  }

  private get middle(): Point {
    return { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 };
  }

  closer(): void {
    this.zoomAt(this.middle, BUTTON_STEP);
  }

  farther(): void {
    this.zoomAt(this.middle, 1 / BUTTON_STEP);
  }

  whole(): void {
    this.place(1, 0, 0);
  }

  panBy(dx: number, dy: number): void {
    this.place(this.scale, this.x + dx, this.y + dy);
  }

  /** Shows all these points, as close as they allow but no closer than `closest`. */
  frame(points: Point[], margin: number, closest: number): void {
    if (points.length === 0) return;
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fit = Math.min(this.box.width / (right - left + 2 * margin), this.box.height / (bottom - top + 2 * margin));
    const scale = between(1, fit, closest);
    const { middle } = this;
    this.place(scale, middle.x - ((left + right) / 2) * scale, middle.y - ((top + bottom) / 2) * scale);
  }

  /** Listens to fingers, mouse and wheel on the drawing: an attachment for its svg element. */
  readonly gestures = (svg: SVGSVGElement): (() => void) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let hasDragged = false;

    const inUnits = (event: { clientX: number; clientY: number }): Point =>
      new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());

    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, inUnits(event));
      if (fingers.size === 1) {
        start = { x: event.clientX, y: event.clientY };
        hasDragged = false;
      }
    };

    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = inUnits(event);
      const others = [...fingers.entries()].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      if (others.length > 0) {
        this.hold(svg, event);
        hasDragged = true;
        const still = others[0];
        const spread = Math.hypot(before.x - still.x, before.y - still.y);
        this.zoomAt(still, Math.hypot(now.x - still.x, now.y - still.y) / Math.max(spread, 0.01));
      } else if (this.scale > 1) {
        const far = start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > TREMBLE;
        if (!hasDragged && !far) return;
        this.hold(svg, event);
        hasDragged = true;
        this.panBy(now.x - before.x, now.y - before.y);
      }
      fingers.set(event.pointerId, now);
    };

    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) this.isHeld = false;
    };

    // The click at the end of a drag is not meant as a press.
    const click = (event: MouseEvent) => {
      if (!hasDragged) return;
      hasDragged = false;
      event.stopPropagation();
      event.preventDefault();
    };

    const wheel = (event: WheelEvent) => {
      // If the page itself scrolls, the wheel belongs to the page; a pinch on a touchpad arrives with Ctrl.
      if (!event.ctrlKey && document.documentElement.scrollHeight > window.innerHeight) return;
      event.preventDefault();
      this.zoomAt(inUnits(event), Math.exp(-event.deltaY / 400));
    };

    svg.addEventListener('pointerdown', down);
    svg.addEventListener('pointermove', move);
    svg.addEventListener('pointerup', up);
    svg.addEventListener('pointercancel', up);
    svg.addEventListener('click', click, { capture: true });
    svg.addEventListener('wheel', wheel, { passive: false });
    return () => {
      svg.removeEventListener('pointerdown', down);
      svg.removeEventListener('pointermove', move);
      svg.removeEventListener('pointerup', up);
      svg.removeEventListener('pointercancel', up);
      svg.removeEventListener('click', click, { capture: true });
      svg.removeEventListener('wheel', wheel);
    };
  };

  private hold(svg: SVGSVGElement, event: PointerEvent): void {
    this.isHeld = true;
    if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
  }
}
