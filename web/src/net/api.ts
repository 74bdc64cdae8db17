import { hearKept } from '../app/offline/kept.svelte';
import type {
  Attempt,
  Calendar,
  CheckedEdition,
  Company,
  DayTold,
  DealResults,
  DeviceLink,
  DeviceLinkState,
  DeviceOffer,
  Do,
  EditionForm,
  Feeds,
  GameInfo,
  GameSchema,
  History,
  Imported,
  ImportedRecord,
  Judged,
  Kept,
  Knowable,
  Ladder,
  LegalMoves,
  LessonPlan,
  Listed,
  Looks,
  Me,
  Move,
  MyEdition,
  MyTables,
  Notices,
  NotificationSettings,
  Problem,
  Profile,
  PushKey,
  QuickStudy,
  ReadEdition,
  Replay,
  ReviewState,
  SearchTold,
  Searching,
  Settings,
  SharedAddress,
  Shows,
  TableLaid,
  TableSeen,
  Tried,
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

async function ask<T>(
  path: string,
  method = 'GET',
  body?: unknown,
  language = '',
  signal: AbortSignal | null = null,
): Promise<T> {
  const answer = await reach(path, method, body, language, signal);
  if (!answer.ok) throw await refusalIn(answer);
  const isJson = answer.headers.get('content-type')?.includes('json');
  return (isJson ? await answer.json() : await answer.text()) as T;
}

/** Text goes as it is, anything else as JSON. */
const packed = (body: unknown): { body: string; headers: Record<string, string> } =>
  typeof body === 'string'
    ? { body, headers: { 'content-type': 'text/plain;charset=utf-8' } }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };

async function reach(
  path: string,
  method: string,
  body: unknown,
  language: string,
  signal: AbortSignal | null,
): Promise<Response> {
  try {
    const { headers, ...more } = body === undefined ? {} : packed(body);
    const answer = await fetch(`/api${path}`, {
      method,
      signal,
      credentials: 'same-origin',
      keepalive: method === 'DELETE', // it arrives also if this page is being closed
      ...more,
      headers: { ...headers, ...(language ? { 'accept-language': language } : {}) },
    });
    hearKept(answer.headers.has('x-tablee-kept'));
    return answer;
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
  moves: number;
  seat: number;
  bot: string;
  start: boolean;
}

/** What I would like to play: any of these games, at any of these speeds; no seats: with however many. */
export interface Wishes {
  games: string[];
  seats: number[];
  speeds: ('quick' | 'calm' | 'day')[];
  rated: 'yes' | 'no' | 'either';
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
  /** A link that makes another device mine too: once, within ten minutes. */
  makeDeviceLink: () => ask<DeviceLink>('/me/device-link', 'POST'),
  deviceLink: () => ask<DeviceLinkState>('/me/device-link'),
  lookAtDeviceLink: (code: string) => ask<DeviceOffer>('/device-link/look', 'POST', { code }),
  useDeviceLink: (code: string) => ask<Me>('/device-link/use', 'POST', { code }),
  /** A new password, with a code that the operator handed out. */
  reset: (code: string, password: string) => ask<Me>('/me/reset', 'POST', { code, password }),
  myProfile: () => ask<Profile>('/me/profile'),
  changeProfile: (changed: { looks?: Looks; shows?: Shows }) => ask<Profile>('/me/profile', 'PATCH', changed),
  profile: (person: string) => ask<Profile>(`/people/${person}`),
  tablesOf: (person: string) => ask<Listed[]>(`/people/${person}/tables`),
  /** What somebody has played, the latest first; nobody: I. */
  history: (person: string, wanted: Record<string, string>) =>
    ask<History>(`${person ? `/people/${person}` : '/me'}/history${query(wanted)}`),
  ladder: (game: string) => ask<Ladder>(`/ladders/${game}`),
  /** A day's deals, as far as I may know of them; no day: today. */
  daily: (day: string) => ask<DayTold>(`/daily${query({ day })}`),
  dailyCalendar: (month: string) => ask<Calendar>(`/daily/calendar${query({ month })}`),
  dailyResults: (day: string, game: string) => ask<DealResults>(`/daily/${day}/${game}`),
  /** My one table of today's deal, new or the one that I have. */
  playDaily: (game: string) => ask<{ table: string }>(`/daily/${game}`, 'POST'),
  practiseDaily: (day: string, game: string) => ask<TableLaid>(`/daily/${day}/${game}/practice`, 'POST'),
  /** How many others look for a game. */
  searching: () => ask<Searching>('/find'),
  beginSearch: (wishes: Wishes) => ask<SearchTold>('/find', 'POST', wishes),
  /** Answers when my search stands otherwise than I have seen, or after 20 seconds. */
  followSearch: (search: string, seen: SearchTold['state'], signal: AbortSignal) =>
    ask<SearchTold>(`/find/${search}`, 'POST', { seen }, '', signal),
  endSearch: (search: string) => ask<unknown>(`/find/${search}`, 'DELETE'),
  /** Whom I follow and whom I have blocked. */
  company: () => ask<Company>('/me/company'),
  follow: (person: string) => ask<Company>(`/me/following/${person}`, 'PUT'),
  unfollow: (person: string) => ask<Company>(`/me/following/${person}`, 'DELETE'),
  block: (person: string) => ask<Company>(`/me/blocked/${person}`, 'PUT'),
  unblock: (person: string) => ask<Company>(`/me/blocked/${person}`, 'DELETE'),
  invite: (table: string, guest: string) => ask<unknown>(`/tables/${table}/invitations`, 'POST', { guest }),
  declineInvitation: (table: string) => ask<Company>(`/me/invitations/${table}`, 'DELETE'),
  privacy: () => ask<Kept>('/privacy'),
  erase: (password: string, chatToo: boolean) =>
    ask<unknown>('/me/erase', 'POST', { is_sure: true, password, chat_too: chatToo }),
  pushKey: () => ask<PushKey>('/push/key'),
  /** How I am called back while I am not here. */
  notifications: () => ask<NotificationSettings>('/me/notifications'),
  chooseNotifications: (choices: Pick<NotificationSettings, 'kinds' | 'quiet' | 'zone'>, language: string) =>
    ask<NotificationSettings>('/me/notifications', 'PUT', choices, language),
  chooseAtTable: (table: string, kinds: NotificationSettings['kinds'] | null) =>
    ask<NotificationSettings>(`/me/notifications/tables/${table}`, 'PUT', { kinds }),
  subscribe: (subscription: { endpoint: string; p256dh: string; auth: string }, language: string) =>
    ask<NotificationSettings>('/me/notifications/push', 'PUT', subscription, language),
  unsubscribe: () => ask<NotificationSettings>('/me/notifications/push', 'DELETE'),
  setMail: (mail: string, language: string) =>
    ask<NotificationSettings>('/me/notifications/mail', 'POST', { mail }, language),
  confirmMail: (code: string) =>
    ask<NotificationSettings>('/me/notifications/mail/confirm', 'POST', { code }),
  forgetMail: () => ask<NotificationSettings>('/me/notifications/mail', 'DELETE'),
  setNotifyAddress: (address: string, language: string) =>
    ask<NotificationSettings>('/me/notifications/address', 'PUT', { address }, language),
  makeFeeds: (language: string) => ask<Feeds>('/me/notifications/feeds', 'POST', undefined, language),
  dropFeeds: () => ask<NotificationSettings>('/me/notifications/feeds', 'DELETE'),
  tryNotifications: () => ask<Tried>('/me/notifications/test', 'POST'),
  notices: () => ask<Notices>('/notices'),
  /** Where others find this server: what a link to hand on begins with. */
  address: () => ask<SharedAddress>('/address'),
  games: () => ask<GameInfo[]>('/games'),
  schema: (game: string, v: string) => ask<GameSchema>(`/games/${game}/schema${query({ v })}`),
  gameWords: (game: string, language: string, v: string) =>
    ask<string>(`/words/${language}/${game}${query({ v })}`),
  lessonWords: (game: string, language: string, v: string) =>
    ask<string>(`/words/${language}/${game}/lesson${query({ v })}`),
  spell: (game: string, moves: string[]) => ask<Move[]>(`/games/${game}/spelt`, 'POST', { moves }),
  legalMoves: (table: string, key: string) => ask<LegalMoves>(`/tables/${table}/moves${query({ key })}`),
  createTable: (laying: Laying) => ask<TableLaid>('/tables', 'POST', laying),
  do: (table: string, id: string, command: Do['command']) =>
    ask<{ number: number }>(`/tables/${table}/commands`, 'POST', { id, command }),
  openTables: () => ask<Listed[]>('/tables'),
  myTables: () => ask<MyTables>('/me/tables'),
  table: (table: string, key = '') => ask<TableSeen>(`/tables/${table}${query({ key })}`),
  rules: (game: string, lang: string) => ask<string>(`/games/${game}/rules${query({ lang })}`),
  /** The same with the values of a table's edition, or of one of mine. */
  rulesAt: (table: string, lang: string) => ask<string>(`/tables/${table}/rules${query({ lang })}`),
  rulesOf: (edition: string, lang: string) => ask<string>(`/me/editions/${edition}/rules${query({ lang })}`),
  /** What can be typed in for a game. */
  editionForm: (game: string) => ask<EditionForm>(`/games/${game}/edition`),
  /** Everything that is wrong with an edition, in the words of the engine. */
  checkEdition: (game: string, tables: object, language: string) =>
    ask<CheckedEdition>(`/games/${game}/edition/check`, 'POST', { tables }, language),
  /** The values of an edition file, or everything that is wrong with it. */
  readEdition: (game: string, toml: string, language: string) =>
    ask<ReadEdition>(`/games/${game}/edition/read`, 'POST', toml, language),
  studyEdition: (game: string, tables: object, seats: number) =>
    ask<QuickStudy>(`/games/${game}/edition/study`, 'POST', { tables, seats }),
  myEditions: () => ask<Omit<MyEdition, 'tables'>[]>('/me/editions'),
  edition: (edition: string) => ask<MyEdition>(`/me/editions/${edition}`),
  keepEdition: (game: string, tables: object) =>
    ask<Omit<MyEdition, 'tables'>>('/me/editions', 'POST', { game, tables }),
  changeEdition: (edition: string, tables: object) =>
    ask<Omit<MyEdition, 'tables'>>(`/me/editions/${edition}`, 'PUT', { tables }),
  deleteEdition: (edition: string) => ask<unknown>(`/me/editions/${edition}`, 'DELETE'),
  lesson: (game: string) => ask<LessonPlan>(`/lessons/${game}`),
  tryMove: (
    game: string,
    step: string,
    move: string,
    at = 0,
    before: readonly { at: number; move: string }[] = [],
  ) => ask<Judged>(`/lessons/${game}/${step}`, 'POST', { move, at, before }),
  /** A new table against bots that goes on from one position of a finished game. */
  playFrom: (table: string, from: PlayingFrom & { game: number; key: string }) =>
    ask<TableLaid>(`/tables/${table}/play-from`, 'POST', from),
  playFromRecord: (record: string, from: PlayingFrom) =>
    ask<TableLaid>(`/records/${record}/play-from`, 'POST', from),
  replay: (
    table: string,
    values: { game?: number; eyes?: string; key?: string; first?: number; most?: number },
  ) => ask<Replay>(`/tables/${table}/replay${query(values)}`),
  /** Keep the text of a game record, once the server has played it again. */
  importRecord: (text: string) => ask<Imported>('/records', 'POST', text),
  myRecords: () => ask<ImportedRecord[]>('/me/records'),
  deleteRecord: (record: string) => ask<unknown>(`/records/${record}`, 'DELETE'),
  replayRecord: (record: string, values: { eyes?: string; first?: number; most?: number }) =>
    ask<Replay>(`/records/${record}/replay${query(values)}`),
  /** Ask for the review of a finished game, or look how it stands. */
  askForReview: (path: string) => ask<ReviewState>(path, 'POST'),
  review: (path: string) => ask<ReviewState>(path),
  tryInReview: (path: string) => ask<Attempt>(path),
  knowable: (path: string) => ask<Knowable>(path),
};

/** The link to a table as a picture that a camera can read. */
export const qrOf = (table: string, key: string, link: 'seat' | 'watch', renewed: number): string =>
  `/api/tables/${table}/qr.svg${query({ key, link, renewed })}`; // another address for each new link, or the old picture stays
/** An edition of mine as a file. */
export const fileOfEdition = (edition: string): string => `/api/me/editions/${edition}/file`;
/** A record that was brought along, as text. */
export const textOfRecord = (record: string): string => `/api/records/${record}`;
/** A finished game as text, to keep. */
export const recordOf = (table: string, game: number, key = ''): string =>
  `/api/tables/${table}/record${query({ game, key })}`;
