import type {
  Do,
  GameInfo,
  GameSchema,
  Judged,
  Kept,
  LegalMoves,
  LessonPlan,
  Listed,
  Me,
  Move,
  MyTables,
  Notices,
  Problem,
  Replay,
  Settings,
  TableLaid,
  TableSeen,
  YourDevice,
} from '../protocol/types';

/** Why the server did not do what was asked: a stable code, and what fills in its sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const answer = await reach(path, method, body);
  if (!answer.ok) throw await refusalIn(answer);
  const isJson = answer.headers.get('content-type')?.includes('json');
  return (isJson ? await answer.json() : await answer.text()) as T;
}

async function reach(path: string, method: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Refusal('no-connection');
  }
}

async function refusalIn(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Problem;
    if (problem.code === 'not-saved') dispatchEvent(new Event('tablee:not-saved'));
    return new Refusal(problem.code, problem.details);
  } catch {
    return new Refusal('server-error');
  }
}

const query = (values: Record<string, string | number | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
};

export interface Laying {
  settings: Partial<Settings> & { game: string; seats: number };
  bots?: string[];
  start?: boolean;
}

export interface PlayingFrom {
  game: number;
  moves: number;
  seat: number;
  bot: string;
  key: string;
  start: boolean;
}

export const api = {
  me: () => ask<Me>('/me'),
  rename: (name: string) => ask<Me>('/me', 'PATCH', { name }),
  setLogin: (login: string, password: string) => ask<Me>('/me/login', 'POST', { login, password }),
  changePassword: (login: string, password: string, current_password: string) =>
    ask<Me>('/me/login', 'POST', { login, password, current_password }),
  signIn: (login: string, password: string) => ask<Me>('/sign-in', 'POST', { login, password }),
  signOut: () => ask<unknown>('/sign-out', 'POST'),
  devices: () => ask<YourDevice[]>('/me/devices'),
  signOutDevice: (device: string) => ask<unknown>(`/me/devices/${device}`, 'DELETE'),
  signOutOthers: () => ask<unknown>('/me/devices/sign-out-others', 'POST'),
  /** A new password, with a code that the operator handed out. */
  reset: (code: string, password: string) => ask<Me>('/me/reset', 'POST', { code, password }),
  privacy: () => ask<Kept>('/privacy'),
  erase: (password: string, chatToo: boolean) =>
    ask<unknown>('/me/erase', 'POST', { is_sure: true, password, chat_too: chatToo }),
  notices: () => ask<Notices>('/notices'),
  games: () => ask<GameInfo[]>('/games'),
  schema: (game: string, v: string) => ask<GameSchema>(`/games/${game}/schema${query({ v })}`),
  gameWords: (game: string, language: string, v: string) =>
    ask<string>(`/words/${language}/${game}${query({ v })}`),
  spell: (game: string, moves: string[]) => ask<Move[]>(`/games/${game}/spelt`, 'POST', { moves }),
  legalMoves: (table: string, key: string) => ask<LegalMoves>(`/tables/${table}/moves${query({ key })}`),
  createTable: (laying: Laying) => ask<TableLaid>('/tables', 'POST', laying),
  do: (table: string, id: string, command: Do['command']) =>
    ask<{ number: number }>(`/tables/${table}/commands`, 'POST', { id, command }),
  openTables: () => ask<Listed[]>('/tables'),
  myTables: () => ask<MyTables>('/me/tables'),
  table: (table: string, key = '') => ask<TableSeen>(`/tables/${table}${query({ key })}`),
  rules: (game: string, lang: string) => ask<string>(`/games/${game}/rules${query({ lang })}`),
  lesson: (game: string) => ask<LessonPlan>(`/lessons/${game}`),
  tryMove: (
    game: string,
    step: string,
    move: string,
    at = 0,
    before: readonly { at: number; move: string }[] = [],
  ) => ask<Judged>(`/lessons/${game}/${step}`, 'POST', { move, at, before }),
  /** A new table against bots that goes on from one position of a finished game. */
  playFrom: (table: string, from: PlayingFrom) => ask<TableLaid>(`/tables/${table}/play-from`, 'POST', from),
  replay: (table: string, values: { game?: number; eyes?: string; key?: string; first?: number }) =>
    ask<Replay>(`/tables/${table}/replay${query(values)}`),
};

/** The link to a table as a picture that a camera can read. */
export const qrOf = (table: string, key: string, link: 'seat' | 'watch', renewed: number): string =>
  `/api/tables/${table}/qr.svg${query({ key, link, renewed })}`; // another address for each new link, or the old picture stays
/** A finished game as text, to keep. */
export const recordOf = (table: string, game: number, key = ''): string =>
  `/api/tables/${table}/record${query({ game, key })}`;
