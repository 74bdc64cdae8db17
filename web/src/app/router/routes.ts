/** Where somebody is. */
export type Route =
  | { page: 'home' }
  | { page: 'create-table'; game: string }
  | { page: 'table'; table: string; key: string }
  | { page: 'replay'; table: string; key: string; game: number; eyes: string; at: number | null }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string; step: number }
  | { page: 'about' }
  | { page: 'reset' }
  | { page: 'privacy' }
  | { page: 'not-found' };

const NAME = /^[a-z0-9-]{1,40}$/;

/** The route that an address stands for. */
export function routeOf(path: string, search = ''): Route {
  const parts = path.split('/').filter(Boolean);
  if (!parts.every((part) => NAME.test(part))) return { page: 'not-found' };
  const [first, second, third, ...more] = parts;
  if (more.length) return { page: 'not-found' };
  if (first === undefined) return { page: 'home' };
  if (first === 'about' && second === undefined) return { page: 'about' };
  if (first === 'reset' && second === undefined) return { page: 'reset' };
  if (first === 'privacy' && second === undefined) return { page: 'privacy' };
  if (second === undefined) return { page: 'not-found' };
  if (first === 't') return { page: 'table', table: second, key: third ?? '' };
  if (first === 'replay') return { page: 'replay', table: second, key: third ?? '', ...replayOf(search) };
  if (third !== undefined) return { page: 'not-found' };
  if (first === 'lay') return { page: 'create-table', game: second };
  if (first === 'rules') return { page: 'rules', game: second };
  if (first === 'learn') return { page: 'learn', game: second, step: stepOf(search) };
  return { page: 'not-found' };
}

function stepOf(search: string): number {
  const asked = Number.parseInt(new URLSearchParams(search).get('step') ?? '1', 10);
  return Math.min(Math.max(1, asked || 1), 100);
}

function replayOf(search: string): { game: number; eyes: string; at: number | null } {
  const asked = new URLSearchParams(search);
  const at = asked.get('at');
  const eyes = asked.get('eyes') ?? 'own';
  return {
    game: Math.max(1, Number.parseInt(asked.get('game') ?? '1', 10) || 1),
    eyes: /^(own|watch|all|[0-6])$/.test(eyes) ? eyes : 'own',
    at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null,
  };
}

export const tablePath = (table: string, key = ''): string => `/t/${table}${key && `/${key}`}`;

export function replayPath(table: string, game = 1, key = '', eyes = '', at: number | null = null): string {
  const asked = new URLSearchParams();
  if (game !== 1) asked.set('game', String(game));
  if (eyes) asked.set('eyes', eyes);
  if (at !== null) asked.set('at', String(at));
  const text = asked.toString();
  return `/replay/${table}${key && `/${key}`}${text && `?${text}`}`;
}

export const learnPath = (game: string, step = 1): string =>
  `/learn/${game}${step > 1 ? `?step=${step}` : ''}`;
