import { expect, test } from 'vitest';
import { allTurns, turn } from './turns';

test('everybody has a turn of their own, in the order of asking', async () => {
  const order: string[] = [];
  const said = (what: string) => () => order.push(what);
  const first = turn().then(said('first'));
  const second = turn().then(said('second'));
  queueMicrotask(said('urgent'));
  await Promise.all([first, second]);
  expect(order).toEqual(['urgent', 'first', 'second']);
});

test('the whole is there when those who asked meanwhile have had theirs too', async () => {
  const order: string[] = [];
  void turn().then(() => {
    order.push('part');
    void turn().then(() => order.push('part of the part'));
  });
  await allTurns();
  expect(order).toEqual(['part', 'part of the part']);
});
