import { expect, test } from 'vitest';
import { waysFrom } from './ring';

test('on the near side of the ring the next district lies to the right, on the far side to the left', () => {
  for (const count of [5, 6, 7]) expect(waysFrom('b', count)).toEqual({ next: 'right', previous: 'left' });
  expect(waysFrom('e', 6)).toEqual({ next: 'left', previous: 'right' });
});

test('at the corners and on the sides it lies above or below', () => {
  expect(waysFrom('c', 7)).toEqual({ next: 'down', previous: 'left' });
  expect(waysFrom('d', 7)).toEqual({ next: 'down', previous: 'up' });
  expect(waysFrom('g', 7)).toEqual({ next: 'up', previous: 'down' });
  expect(waysFrom('d', 5)).toEqual({ next: 'left', previous: 'up' });
  expect(waysFrom('e', 5)).toEqual({ next: 'up', previous: 'right' });
  expect(waysFrom('a', 5)).toEqual({ next: 'right', previous: 'down' });
});
