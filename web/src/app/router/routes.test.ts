import { expect, test } from 'vitest';
import { dailyPath, learnPath, replayPath, routeOf, tablePath } from './routes';

test('addresses lead to pages', () => {
  expect(routeOf('/')).toEqual({ page: 'home' });
  expect(routeOf('/about')).toEqual({ page: 'about' });
  expect(routeOf('/letting-in')).toEqual({ page: 'letting-in' });
  expect(routeOf('/you')).toEqual({ page: 'you' });
  expect(routeOf('/player/aB_9-xyZ')).toEqual({ page: 'player', person: 'aB_9-xyZ' });
  expect(routeOf('/ladder/chess')).toEqual({ page: 'ladder', game: 'chess' });
  expect(routeOf('/daily')).toEqual({ page: 'daily', day: '', game: '' });
  expect(routeOf('/daily/2026-11-19', '?game=chess')).toEqual({
    ...{ page: 'daily', day: '2026-11-19', game: 'chess' },
  });
  expect(routeOf('/find')).toEqual({ page: 'find' });
  expect(routeOf('/privacy')).toEqual({ page: 'privacy' });
  expect(routeOf('/lay/chess')).toEqual({ page: 'create-table', game: 'chess', edition: '' });
  expect(routeOf('/rules/go-fish/')).toEqual({
    ...{ page: 'rules', game: 'go-fish', table: '', edition: '' },
  });
  expect(routeOf('/edition/panik', '?edition=00ff')).toEqual({
    ...{ page: 'edition', game: 'panik', edition: '00ff' },
  });
  expect(routeOf('/edition/panik', '?edition=../x')).toMatchObject({ edition: '' });
  expect(routeOf('/t/abc')).toEqual({ page: 'table', table: 'abc', key: '' });
  expect(routeOf('/t/abc/key')).toEqual({ page: 'table', table: 'abc', key: 'key' });
});

test('what is no address of ours leads nowhere', () => {
  for (const path of [
    '/t',
    '/t/a/b/c',
    '/about/us',
    '/rules/a/b',
    '/x/y',
    '/t/%20',
    '/t/A',
    '/you/me',
    '/daily/today',
    '/daily/2026-11-19/chess',
    '/player/a/b',
    '/player',
  ]) {
    expect(routeOf(path)).toEqual({ page: 'not-found' });
  }
});

test('a replay link keeps which game, whose eyes, which move and the review', () => {
  const route = { page: 'replay', table: 'abc', key: 'k', game: 2, eyes: 'all', at: 17, review: true };
  const url = new URL(replayPath('abc', 2, 'k', { eyes: 'all', at: 17, review: true }), 'http://x');
  expect(routeOf(url.pathname, url.search)).toEqual(route);
  expect(routeOf('/replay/abc', '?game=x&eyes=9&at=-1')).toEqual({
    ...route,
    key: '',
    game: 1,
    eyes: 'own',
    at: null,
    review: false,
  });
});

test('a lesson keeps its step', () => {
  expect(routeOf('/learn/chess')).toEqual({ page: 'learn', game: 'chess', step: 1 });
  expect(routeOf('/learn/chess', '?step=4')).toEqual({ page: 'learn', game: 'chess', step: 4 });
  expect(routeOf('/learn/chess', '?step=-7')).toEqual({ page: 'learn', game: 'chess', step: 1 });
  expect(routeOf('/learn/chess', '?step=x')).toEqual({ page: 'learn', game: 'chess', step: 1 });
  expect([learnPath('chess'), learnPath('chess', 4)]).toEqual(['/learn/chess', '/learn/chess?step=4']);
});

test('paths are written as they are read', () => {
  expect(tablePath('abc')).toBe('/t/abc');
  expect([dailyPath(), dailyPath('2026-11-19', 'chess')]).toEqual([
    ...['/daily', '/daily/2026-11-19?game=chess'],
  ]);
  expect(tablePath('abc', 'k')).toBe('/t/abc/k');
  expect(replayPath('abc')).toBe('/replay/abc');
});
