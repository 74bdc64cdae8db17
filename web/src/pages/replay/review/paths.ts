import type { Watched } from '../source';

/** Where the server answers for the review of what is watched. */
export const reviewPathOf = (route: Watched, language: string): string =>
  pathWith(route, '/review', { lang: language });

export const knownPathOf = (route: Watched, number: number, seat: number): string =>
  pathWith(route, '/review/known', { number: String(number), seat: String(seat) });

export const attemptPathOf = (route: Watched, moves: number, seat: number, move: string): string =>
  pathWith(route, '/review/try', { moves: String(moves), seat: String(seat), move });

function pathWith(route: Watched, what: string, more: Record<string, string>): string {
  if (route.page === 'record') return `/records/${route.record}${what}?${new URLSearchParams(more)}`;
  const { table, game, key } = route;
  const asked = new URLSearchParams({ game: String(game), ...(key && { key }), ...more });
  return `/tables/${table}${what}?${asked}`;
}
