/** Where somebody is. */
export type Route =
  | { page: 'home' }
  | { page: 'create-table'; game: string; edition: string }
  | { page: 'edition'; game: string; edition: string }
  | { page: 'table'; table: string; key: string }
  | ({ page: 'replay'; table: string; key: string; game: number } & Watching)
  | ({ page: 'record'; record: string } & Watching)
  | { page: 'rules'; game: string; table: string; edition: string }
  | { page: 'learn'; game: string; step: number }
  | { page: 'you' }
  | { page: 'player'; person: string }
  | { page: 'ladder'; game: string }
  | { page: 'find' }
  | { page: 'daily'; day: string; game: string }
  | { page: 'about' }
  | { page: 'letting-in' }
  | { page: 'reset' }
  | { page: 'continue' }
  | { page: 'privacy' }
  | { page: 'notifications' }
  | { page: 'not-found' };

/** How a game is watched again: through whose eyes, at which move, and whether with its review. */
export interface Watching {
  eyes: string;
  at: number | null;
  review: boolean;
}

const NAME = /^[a-z0-9-]{1,40}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PERSON = /^[\w-]{4,64}$/; // ids have capitals too

/** The route that an address stands for. */
export function routeOf(path: string, search = ''): Route {
  const parts = path.split('/').filter(Boolean);
  if (parts[0] === 'player' && parts.length === 2 && PERSON.test(parts[1]!))
    return { page: 'player', person: parts[1]! };
  if (!parts.every((part) => NAME.test(part))) return { page: 'not-found' };
  const [first, second, third, ...more] = parts;
  if (more.length) return { page: 'not-found' };
  if (first === undefined) return { page: 'home' };
  if (first === 'about' && second === undefined) return { page: 'about' };
  if (first === 'letting-in' && second === undefined) return { page: 'letting-in' };
  if (first === 'continue' && second === undefined) return { page: 'continue' };
  if (first === 'reset' && second === undefined) return { page: 'reset' };
  if (first === 'you' && second === undefined) return { page: 'you' };
  if (first === 'find' && second === undefined) return { page: 'find' };
  if (first === 'privacy' && second === undefined) return { page: 'privacy' };
  if (first === 'notifications' && second === undefined) return { page: 'notifications' };
  if (first === 'daily' && third === undefined && (second === undefined || DAY.test(second)))
    return { page: 'daily', day: second ?? '', game: idOf(search, 'game') };
  if (second === undefined) return { page: 'not-found' };
  if (first === 't') return { page: 'table', table: second, key: third ?? '' };
  if (first === 'replay') return { page: 'replay', table: second, key: third ?? '', ...replayOf(search) };
  if (third !== undefined) return { page: 'not-found' };
  if (first === 'record') return { page: 'record', record: second, ...recordOf(search) };
  if (first === 'lay') return { page: 'create-table', game: second, edition: idOf(search, 'edition') };
  if (first === 'edition') return { page: 'edition', game: second, edition: idOf(search, 'edition') };
  if (first === 'rules') return { page: 'rules', game: second, ...rulesOf(search) };
  if (first === 'ladder') return { page: 'ladder', game: second };
  if (first === 'learn') return { page: 'learn', game: second, step: stepOf(search) };
  return { page: 'not-found' };
}

/** An id that an address asks for; empty where it asks for none. */
function idOf(search: string, name: string): string {
  const asked = new URLSearchParams(search).get(name) ?? '';
  return /^[\w-]{1,64}$/.test(asked) ? asked : '';
}

/** Whose edition the rules tell of: a table's, one of mine, or the game's own. */
const rulesOf = (search: string): { table: string; edition: string } => ({
  table: idOf(search, 'table'),
  edition: idOf(search, 'edition'),
});

function stepOf(search: string): number {
  const asked = Number.parseInt(new URLSearchParams(search).get('step') ?? '1', 10);
  return Math.min(Math.max(1, asked || 1), 100);
}

function replayOf(search: string): { game: number } & Watching {
  const asked = new URLSearchParams(search);
  const at = asked.get('at');
  const eyes = asked.get('eyes') ?? 'own';
  return {
    game: Math.max(1, Number.parseInt(asked.get('game') ?? '1', 10) || 1),
    eyes: /^(own|watch|all|[0-6])$/.test(eyes) ? eyes : 'own',
    at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null,
    review: asked.get('review') === '1',
  };
}

/** A record has nobody's own eyes: all hands are open unless others were chosen. */
function recordOf(search: string): Watching {
  const { eyes, at, review } = replayOf(search);
  return { eyes: eyes === 'own' ? 'all' : eyes, at, review };
}

export const tablePath = (table: string, key = ''): string => `/t/${table}${key && `/${key}`}`;

export const replayPath = (table: string, game = 1, key = '', watching: Partial<Watching> = {}): string =>
  `/replay/${table}${key && `/${key}`}${replayQuery(game, watching)}`;

export const recordPath = (record: string, watching: Partial<Watching> = {}): string =>
  `/record/${record}${replayQuery(1, watching)}`;

/** Which game of the table, whose eyes and which move: what follows the address of a replay. */
export function replayQuery(game: number, { eyes, at = null, review }: Partial<Watching>): string {
  const asked = new URLSearchParams();
  if (game !== 1) asked.set('game', String(game));
  if (eyes) asked.set('eyes', eyes);
  if (at !== null) asked.set('at', String(at));
  if (review) asked.set('review', '1');
  const text = asked.toString();
  return text && `?${text}`;
}

/** How others get to a server on somebody's own computer. */
export const LETTING_IN = '/letting-in';

export const playerPath = (person: string): string => `/player/${person}`;

/** The daily deal of a day, today's without one; and of which game the results are shown. */
export const dailyPath = (day = '', game = ''): string =>
  `/daily${day && `/${day}`}${game && `?game=${game}`}`;

export const ladderPath = (game: string): string => `/ladder/${game}`;

export const editionPath = (game: string, edition = ''): string =>
  `/edition/${game}${edition && `?edition=${edition}`}`;

export const createTablePath = (game: string, edition = ''): string =>
  `/lay/${game}${edition && `?edition=${edition}`}`;

/** The rules as a table plays them, or with the values of an edition of mine. */
export const rulesPath = (game: string, table = '', edition = ''): string =>
  `/rules/${game}${table ? `?table=${table}` : edition && `?edition=${edition}`}`;

export const learnPath = (game: string, step = 1): string =>
  `/learn/${game}${step > 1 ? `?step=${step}` : ''}`;
