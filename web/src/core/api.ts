// Single requests, over HTTP. Everything that happens at a table comes over its socket; see live.svelte.ts.

import type {
  Failure,
  GameDetail,
  House,
  LuckInfo,
  LuckPromise,
  NewTable,
  Seated,
  SitDown,
  TableInfo,
  TableMade,
} from '../wire/wire';
import { nonce } from './luck';

/** The server's refusal, or that it could not be reached. */
export class Refusal extends Error {
  constructor(readonly failure: Failure) {
    super(failure.error);
  }
}

export const UNREACHABLE: Failure = { error: 'unreachable', clause: null, values: {} };
const SERVER_ERROR: Failure = { error: 'server-error', clause: null, values: {} };

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  if (!response.ok) throw new Refusal(await readFailure(response));
  return response;
}

async function readFailure(response: Response): Promise<Failure> {
  try {
    const body = (await response.json()) as Partial<Failure>;
    if (typeof body.error === 'string')
      return { error: body.error, clause: body.clause ?? null, values: body.values ?? {} };
  } catch {
    // A proxy's page rather than our server's answer.
  }
  return SERVER_ERROR;
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return (await (await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
}

export const fetchText = async (path: string): Promise<string> => (await ask(path)).text();
export const fetchHouse = () => get<House>('/api/house');
export const fetchGame = (game: string) => get<GameDetail>(`/api/games/${encodeURIComponent(game)}`);
export const fetchTable = (table: string) => get<TableInfo>(`/api/tables/${encodeURIComponent(table)}`);
export const fetchLuck = (table: string) => get<LuckInfo>(`/api/tables/${encodeURIComponent(table)}/luck`);
/** First the server promises its part of the luck, then it is told ours. */
export async function openTable(plan: Omit<NewTable, 'commitment' | 'nonce'>): Promise<TableMade> {
  const { commitment } = await post<LuckPromise>('/api/luck', {});
  return post<TableMade>('/api/tables', { ...plan, commitment, nonce: nonce() });
}
export const sitDown = (table: string, seat: number, who: SitDown) =>
  post<Seated>(`/api/tables/${encodeURIComponent(table)}/seats/${seat}`, who);
export const recordAddress = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`;
