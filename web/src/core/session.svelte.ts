// One table as this screen sees it: what is shown, who is looking, what may be done.

import type { Choice, Failure, GameDetail, Happening, Outlook, Reason, Scene, Suggestion } from '../wire/wire';
import { fetchGame, fetchTable, Refusal, sitDown } from './api';
import { percentages, Weighing } from './chances.svelte';
import type { Face, GameModule, Moment } from './contract';
import { faces } from './faces';
import { loadModule } from './games';
import { Live } from './live.svelte';
import { Playback, type Manner } from './playback.svelte';
import { settings } from './settings.svelte';
import type { Speaker } from './speaker';
import { knownTable, remember } from './tables';
import { texts } from './texts.svelte';

const NOTHING: ReadonlyMap<number, Choice> = new Map();

/** Opens a table: what it is, how its game looks, and then its socket. */
export async function openSession(table: string): Promise<Session> {
  const { game, commitment, hints } = await fetchTable(table);
  if (knownTable(table)?.commitment === undefined) remember(table, game, { commitment });
  const [detail] = await Promise.all([fetchGame(game), texts.load(game)]);
  const module = await loadModule(detail.game);
  return new Session(table, detail, module, hints);
}

export class Session {
  /** Why this table can no longer be watched. */
  turnedAway = $state.raw<Failure | null>(null);
  /** The last request that was refused, until the player has read it. */
  refused = $state.raw<Failure | null>(null);
  moment = $state.raw<Moment | null>(null);
  private happened = $state.raw<ReadonlyMap<number | null, Happening[]>>(new Map());
  private isBusy = $state(false);
  /** Settled when the last request has been answered. */
  private answered: Promise<void> = Promise.resolve();
  /** Whose view of the table is shown; null for a spectator. */
  private looker = $state<number | null>(null);
  /** With secrets and several people at one screen: who has said that they are looking. */
  private unveiled = $state<number | null>(null);
  private readonly live: Live;
  private readonly playback: Playback<Scene>;
  private readonly weighing = new Weighing(async (seat) => {
    const answer = await this.live.ask({ type: 'ask-chances', seat });
    return answer.type === 'chances' ? answer : null;
  });
  /** Everybody's chances in hundredths, as last shown to a seat. */
  private weighed = $state.raw<{ seat: number | null; hundredths: number[] } | null>(null);

  constructor(
    readonly table: string,
    readonly detail: GameDetail,
    readonly module: GameModule,
    /** Whether the house says what it would do, and who is likely to win. */
    readonly hasHints: boolean = false,
  ) {
    this.playback = new Playback<Scene>(
      (scene, manner) => this.onShow(scene, manner),
      (scene) => settings.beat * this.pace(scene),
      () => this.scene && this.turnTo(this.scene),
    );
    this.live = new Live(
      table,
      () => ({ keys: Object.values(knownTable(table)?.keys ?? {}), sketch: module.wantsSketch ?? false }),
      (scene) => this.hear(scene),
      (failure) => (this.turnedAway = failure),
    );
  }

  private hear(scene: Scene): void {
    if (scene.anew) this.playback.restart(scene);
    else this.playback.push(scene);
    const players = scene.seats.map((seat) => seat.name);
    remember(this.table, this.detail.game.id, { players, isOver: scene.winners !== null });
  }

  private onShow(scene: Scene, manner: Manner): void {
    const happened = new Map(manner === 'anew' ? [] : this.happened);
    for (const outlook of scene.outlooks) {
      happened.set(outlook.seat, [...(happened.get(outlook.seat) ?? []), ...outlook.happened]);
    }
    this.happened = happened;
    // If the screen has to be passed on, whoever is looking now may first watch the result.
    if (manner === 'anew' || !this.isShared) this.turnTo(scene);
    const pace = this.pace(scene);
    if (manner === 'next' && pace === 0) return;
    const duration = manner === 'next' && settings.isAnimated ? settings.beat * pace : 0;
    const events = this.events(scene);
    this.moment = manner === 'anew' || events.length === 0 ? null : { events, duration };
  }

  /** Switches to somebody who has to decide. Whoever is looking now goes first, so that the screen is seldom passed on. */
  private turnTo(scene: Scene): void {
    const here = scene.outlooks.map((outlook) => outlook.seat);
    const deciding = here.filter((seat) => seat !== null && scene.actors.includes(seat));
    const wanted = deciding.length > 0 ? deciding : here;
    if (!wanted.includes(this.looker)) this.looker = wanted[0];
  }

  private events(scene: Scene): unknown[] {
    return this.outlookOf(scene).happened.flatMap((happening) => happening.events);
  }

  private pace(scene: Scene): number {
    const events = this.events(scene);
    return events.length === 0 ? 0 : (this.module.pace?.(events) ?? 1);
  }

  private outlookOf(scene: Scene): Outlook {
    return scene.outlooks.find((outlook) => outlook.seat === this.looker) ?? scene.outlooks[0];
  }

  get connection() {
    return this.live.connection;
  }

  get scene(): Scene | null {
    return this.playback.shown;
  }

  readonly outlook: Outlook | null = $derived(this.scene && this.outlookOf(this.scene));

  /** The seats whose keys are in this browser. */
  readonly held: ReadonlySet<number> = $derived(
    new Set(this.scene?.outlooks.map((outlook) => outlook.seat).filter((seat) => seat !== null)),
  );

  readonly faces: Face[] = $derived(faces(this.scene?.seats ?? [], this.held));

  readonly speaker: Speaker = $derived.by(() => {
    const players = this.faces.map((face) => face.name);
    return texts.speaker(this.detail.game.id, players, this.detail.names);
  });

  /** Scenes that are still to be shown. */
  get waiting(): number {
    return this.playback.waiting;
  }

  /** Whether the next decision is made at this screen. */
  readonly isOurTurn: boolean = $derived(
    this.waiting === 0 && this.outlook?.seat != null && (this.scene?.actors.includes(this.outlook.seat) ?? false),
  );

  readonly choices: ReadonlyMap<number, Choice> = $derived(
    this.waiting > 0 || this.isBusy || this.connection !== 'online' || !this.outlook
      ? NOTHING
      : new Map(this.outlook.choices.map((choice) => [choice.action, choice])),
  );

  /** Everything that has happened so far, as this seat may know it. */
  readonly log: Happening[] = $derived(this.happened.get(this.outlook?.seat ?? null) ?? []);

  /** Several people who keep secrets from each other sit at this screen. */
  private readonly isShared: boolean = $derived.by(() => this.detail.game.has_secrets && this.held.size > 1);

  /** Who must take the screen before anything is shown. */
  readonly passTo: number | null = $derived.by(() => {
    const seat = this.outlook?.seat ?? null;
    return this.isShared && this.scene?.winners === null && seat !== this.unveiled ? seat : null;
  });

  unveil(): void {
    this.unveiled = this.outlook?.seat ?? null;
  }

  /** Who else at this screen has to decide, while somebody is looking who does not. */
  readonly nextHere: number | null = $derived(
    this.isOurTurn || !this.isShared ? null : (this.scene?.actors.find((seat) => this.held.has(seat)) ?? null),
  );

  passOn(): void {
    if (this.scene !== null) this.turnTo(this.scene);
  }

  /** Who has decided at this screen and may still change their mind. */
  readonly decidedHere: number[] = $derived(
    (this.scene?.outlooks ?? []).flatMap(({ seat, choices }) =>
      seat !== null && choices.length > 0 && !this.scene!.actors.includes(seat) ? [seat] : [],
    ),
  );

  /** Passes the screen back to somebody who has decided. */
  passBack(seat: number): void {
    this.looker = seat;
    this.unveiled = seat;
  }

  /** The seat at this screen that can take back the last action. */
  readonly undoSeat: number | null = $derived(
    this.waiting > 0 || this.isBusy || this.passTo !== null
      ? null
      : (this.scene?.outlooks.find((outlook) => outlook.can_undo)?.seat ?? null),
  );

  skip(): void {
    this.playback.skip();
  }

  /** Several actions are carried out together or not at all; only the first can be legal beforehand. */
  async act(...actions: number[]): Promise<void> {
    const { outlook, scene } = this;
    if (outlook?.seat == null || scene === null || !this.choices.has(actions[0])) return;
    await this.request({ type: 'play', seat: outlook.seat, sequence: scene.sequence, actions });
  }

  async undo(): Promise<void> {
    // What was just done can be taken back while its answer is on the way, or while it is still being shown.
    if (this.isBusy) await this.answered;
    if (this.playback.latest?.outlooks.some((outlook) => outlook.can_undo)) this.skip();
    if (this.scene === null) return;
    if (this.undoSeat === null) {
      this.refused = { error: 'no-undo', clause: null, values: {} };
      return;
    }
    await this.request({ type: 'undo', seat: this.undoSeat, sequence: this.scene.sequence });
  }

  private request(message: Parameters<Live['ask']>[0]): Promise<void> {
    return (this.answered = this.send(message));
  }

  private async send(message: Parameters<Live['ask']>[0]): Promise<void> {
    // The player's own action is shown at once, whatever was still moving.
    this.playback.skip();
    this.refused = null;
    this.isBusy = true;
    try {
      await this.live.ask(message);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.failure;
    } finally {
      this.isBusy = false;
    }
  }

  async why(actions: number[]): Promise<Reason[]> {
    const seat = this.outlook?.seat;
    if (seat == null || actions.length === 0) return [];
    const answer = await this.live.ask({ type: 'why', seat, actions });
    return answer.type === 'reasons' ? answer.reasons : [];
  }

  /** Whether the house can be asked what it would do now. */
  readonly canAsk: boolean = $derived.by(
    () => this.hasHints && this.isOurTurn && this.passTo === null && this.choices.size > 0,
  );

  /** What the house would do; null if that is about a position in which this seat was asked something else. */
  async advice(): Promise<Suggestion[] | null> {
    const seat = this.outlook?.seat;
    if (seat == null) return null;
    const answer = await this.live.ask({ type: 'ask-advice', seat });
    const isStale = answer.type !== 'advice' || this.outlook?.seat !== seat || answer.sequence < this.outlook.since;
    return isStale ? null : answer.suggestions;
  }

  /** Whether there is a place for everybody's chances, known or not. */
  readonly showsChances: boolean = $derived.by(() => this.hasHints && settings.chances);

  /** Whose knowledge counts: where nothing is secret, everybody's is the same. */
  private readonly eyes: number | null = $derived.by(() =>
    this.detail.game.has_secrets ? (this.outlook?.seat ?? null) : null,
  );

  /** Asks who is likely to win in the position that is shown, unless nobody may see it, or it is over. */
  weigh(): void {
    const { scene, eyes: seat } = this;
    if (!this.showsChances || scene === null || this.passTo !== null || scene.winners !== null) return;
    if (this.connection !== 'online') return;
    const found = this.weighing.at({ seat, sequence: scene.sequence });
    if (found !== null) this.weighed = { seat, hundredths: percentages(found) };
    else void this.weighing.want({ seat, sequence: scene.sequence });
  }

  /** Everybody's chances in hundredths; until those of a new position are known, those before it. */
  readonly chances: number[] | null = $derived.by(() => {
    const { scene } = this;
    if (!this.showsChances || scene === null || this.passTo !== null) return null;
    const { winners } = scene;
    if (winners !== null)
      return percentages(scene.seats.map(({ seat }) => (winners.includes(seat) ? 1 / winners.length : 0)));
    return this.weighed?.seat === this.eyes ? this.weighed.hundredths : null;
  });

  async sitDown(seat: number, name: string): Promise<void> {
    const { key } = await sitDown(this.table, seat, { name });
    remember(this.table, this.detail.game.id, { keys: { [seat]: key } });
    settings.name = name;
    this.live.rejoin();
  }

  close(): void {
    this.playback.stop();
    this.live.close();
  }
}
