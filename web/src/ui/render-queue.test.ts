import { expect, test } from 'vitest';
import { allRendered, renderTurn } from './render-queue';

test('everybody has a turn of their own, in the order of asking', async () => {
  const order: string[] = [];
  const said = (what: string) => () => order.push(what);
  const first = renderTurn().then(said('first'));
  const second = renderTurn().then(said('second'));
  queueMicrotask(said('urgent'));
  await Promise.all([first, second]);
  expect(order).toEqual(['urgent', 'first', 'second']);
});

test('the whole is there when those who asked meanwhile have had theirs too', async () => {
  const order: string[] = [];
  void renderTurn().then(() => {
    order.push('part');
    void renderTurn().then(() => order.push('part of the part'));
  });
  await allRendered();
  expect(order).toEqual(['part', 'part of the part']);
});
