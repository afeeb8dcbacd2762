// The socket of one table: joins, answers requests, and reconnects by itself when the connection is lost.

import type {
  Advised,
  AskAdvice,
  AskChances,
  Chances,
  ClientMessage,
  Done,
  Failure,
  Join,
  Play,
  Reasons,
  Scene,
  ServerMessage,
  Undo,
  Why,
} from '../wire/wire';
import { Refusal, UNREACHABLE } from './api';

export type Connection = 'connecting' | 'online' | 'lost' | 'closed';

type Request =
  | Omit<Play, 'request'>
  | Omit<Undo, 'request'>
  | Omit<Why, 'request'>
  | Omit<AskAdvice, 'request'>
  | Omit<AskChances, 'request'>;
type Answer = Done | Reasons | Advised | Chances;

const FIRST_DELAY = 400;
const LONGEST_DELAY = 8000;

export class Live {
  connection = $state<Connection>('connecting');
  private socket: WebSocket | null = null;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private nextRequest = 1;
  private readonly pending = new Map<number, { resolve: (answer: Answer) => void; reject: (why: Refusal) => void }>();

  constructor(
    private readonly table: string,
    /** Whose seats these are, and what is to be sent. */
    private readonly joining: () => Omit<Join, 'type'>,
    private readonly onScene: (scene: Scene) => void,
    /** The server does not let us join this table. */
    private readonly onTurnedAway: (failure: Failure) => void,
  ) {
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.socket = socket;
    socket.onopen = () => this.send({ type: 'join', ...this.joining() });
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'scene':
        this.connection = 'online';
        this.attempts = 0;
        this.onScene(message);
        break;
      case 'refused':
        if (message.request !== null) {
          this.settle(message.request)?.reject(new Refusal(message.failure));
        } else if (this.connection !== 'online') {
          this.close();
          this.onTurnedAway(message.failure);
        }
        break;
      default:
        this.settle(message.request)?.resolve(message);
    }
  }

  private settle(request: number) {
    const waiting = this.pending.get(request);
    this.pending.delete(request);
    return waiting;
  }

  private lose(): void {
    this.failPending();
    if (this.connection === 'closed') return;
    this.connection = 'lost';
    // Some randomness in the delay, so that not all tables reconnect to a restarted server at the same instant.
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), delay);
  }

  /** Somebody who comes back to the page should not have to wait for a long delay. */
  private readonly hurry = (): void => {
    if (this.connection !== 'lost' || document.hidden) return;
    clearTimeout(this.retry);
    this.open();
  };

  /** Joins again, with the keys held now. */
  rejoin(): void {
    clearTimeout(this.retry);
    this.socket?.close();
    this.failPending();
    this.connection = 'connecting';
    this.open();
  }

  private failPending(): void {
    for (const { reject } of this.pending.values()) reject(new Refusal(UNREACHABLE));
    this.pending.clear();
  }

  /** Sends a request; its result arrives as a scene. */
  ask(request: Request): Promise<Answer> {
    if (this.connection !== 'online') return Promise.reject(new Refusal(UNREACHABLE));
    const number = this.nextRequest++;
    return new Promise((resolve, reject) => {
      this.pending.set(number, { resolve, reject });
      this.send({ ...request, request: number });
    });
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.connection = 'closed';
    clearTimeout(this.retry);
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }
}
