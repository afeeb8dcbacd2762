// Bots answer at once; people want to see one thing after another. Scenes wait here for their turn to be shown.

/** Why a scene is shown: everything starts over, it is the next one, or others are skipped to reach the last. */
export type Manner = 'anew' | 'next' | 'skipped';

export class Playback<Scene> {
  shown = $state.raw<Scene | null>(null);
  private queue = $state.raw<Scene[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly onShow: (scene: Scene, manner: Manner) => void,
    /** Milliseconds a scene stays before the next one. */
    private readonly beat: (scene: Scene) => number,
    /** Everything has been shown for as long as it should be. */
    private readonly onRest: () => void = () => {},
  ) {}

  /** How many scenes are still to be shown. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Where things stand, whether it has been shown or not. */
  get latest(): Scene | null {
    return this.queue.at(-1) ?? this.shown;
  }

  restart(scene: Scene): void {
    this.stop();
    this.show(scene, 'anew');
    this.onRest();
  }

  push(scene: Scene): void {
    if (this.timer !== undefined && this.queue.length === 0 && this.beat(scene) === 0) {
      // It has nothing to watch, so it need not wait for the current animation to finish.
      this.show(scene, 'next');
      return;
    }
    this.queue = [...this.queue, scene];
    if (this.timer === undefined) this.advance();
  }

  private advance(): void {
    this.timer = undefined;
    while (this.queue.length > 0 && this.timer === undefined) {
      const [next, ...rest] = this.queue;
      this.queue = rest;
      this.show(next, 'next');
      const beat = this.beat(next);
      if (beat > 0) this.timer = setTimeout(() => this.advance(), beat);
    }
    if (this.timer === undefined) this.onRest();
  }

  /** Shows the latest scene now, and the next one as soon as it comes. */
  skip(): void {
    const { queue } = this;
    this.stop();
    for (const scene of queue) this.show(scene, 'skipped');
    this.onRest();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private show(scene: Scene, manner: Manner): void {
    this.shown = scene;
    this.onShow(scene, manner);
  }
}
