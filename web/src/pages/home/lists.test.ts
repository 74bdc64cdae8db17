import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import type { Listed, MyTables } from '../../protocol/types';
import { listsOf } from './lists';
import { botsFor, seatsFor } from './play-now';
import { whoseTurn } from './whose-turn';
import { Words } from '../../i18n/words';

const listed = (table: string, status: string, ...friends: string[]): Listed =>
  ({ table, status, friends }) as unknown as Listed;

test('tables to sit down at and games to watch are listed apart, and one’s own once', () => {
  const mine = {
    playing: [listed('p', 'playing')],
    open: [listed('o', 'open')],
    over: [],
    invited: [{ by: 'Ana', table: listed('i', 'open') }],
  } as unknown as MyTables;
  const open = [
    ...[listed('o', 'open'), listed('a', 'open'), listed('p', 'playing'), listed('b', 'playing')],
    ...[listed('i', 'open', 'Ana'), listed('f', 'open', 'Ben'), listed('g', 'playing', 'Ben')],
  ];
  const lists = Object.fromEntries(
    listsOf(mine, open).map(({ key, tables }) => [key, tables.map(({ table }) => table)]),
  );
  expect(lists).toEqual({
    'ui-invitations': ['i'],
    'ui-my-tables': ['p', 'o'],
    'ui-friends': ['f', 'g'],
    'ui-open-tables': ['a'],
    'ui-live-games': ['b'],
    'ui-last-results': [],
  });
});

test('as many bots as were asked for, or as near to it as the game allows', () => {
  expect([1, 2, 3, 4].map((bots) => seatsFor([2], bots))).toEqual([2, 2, 2, 2]);
  expect([1, 2, 3, 4].map((bots) => seatsFor([3, 4, 5], bots))).toEqual([3, 3, 4, 5]);
  expect([1, 2, 3, 4].map((bots) => seatsFor([2, 4], bots))).toEqual([2, 4, 4, 4]);
});

test('the choice of bots goes from the fewest to the most that any game takes, four at most', () => {
  expect(botsFor([[2], [3, 4, 5]])).toEqual([1, 2, 3, 4]);
  expect(botsFor([[2], [2, 3]])).toEqual([1, 2]);
  expect(botsFor([[2, 8]])).toEqual([1]);
  expect(botsFor([])).toEqual([]);
});

test('a table says by name for whom it waits', () => {
  const words = new Words('en', [
    new FluentResource(
      'ui-your-turn = Your turn\nui-waiting-for = Waiting for { $names }\nui-game-on = On\nui-game-paused = Paused\nlist-end = { $first } and { $last }\n' +
        'ui-bot-name-2 = Chloé\nsomebody = somebody',
    ),
  ]);
  const turn = (isMine: boolean, ...asked: number[]): string => told('playing', isMine, ...asked);
  const told = (status: Listed['status'], isMine: boolean, ...asked: number[]): string =>
    whoseTurn(
      {
        status,
        is_your_turn: isMine,
        chairs: [
          { kind: 'person', name: 'Ana' },
          { kind: 'person', name: 'Ben' },
          { kind: 'bot', bot: 'club' },
        ].map((chair, seat) => ({ ...chair, is_to_act: asked.includes(seat) })) as Listed['chairs'],
      },
      words,
    );
  expect(turn(true, 0, 1)).toBe('Your turn');
  expect(turn(false, 1)).toBe('Waiting for Ben');
  expect(turn(false, 1, 2)).toBe('Waiting for Ben and Chloé');
  expect(turn(false)).toBe('On');
  expect(told('paused', false)).toBe('Paused');
});
