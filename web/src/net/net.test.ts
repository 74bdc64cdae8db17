import { expect, test } from 'vitest';
import { wait } from './backoff';
import { newId } from './ids';
import { Outbox } from './outbox';
import { ServerClock } from './server-clock';

test('waiting grows, stays bounded and is spread', () => {
  expect(wait(0, () => 1)).toBe(250);
  expect(wait(0, () => 0)).toBe(125);
  expect(wait(3, () => 1)).toBe(2000);
  expect(wait(30, () => 1)).toBe(8000);
});

test('the outbox keeps what is not answered, in order', () => {
  const box = new Outbox();
  box.put({ type: 'say', id: 'a', table: 't', text: 'hello' });
  box.put({ type: 'say', id: 'b', table: 'u', text: 'hello' });
  box.put({ type: 'say', id: 'c', table: 't', text: 'bye' });
  expect(box.at('t').map((letter) => letter.id)).toEqual(['a', 'c']);
  expect(box.answered('a')).toBe(true);
  expect(box.answered('a')).toBe(false);
  expect(box.size).toBe(2);
});

test('ids are long and fit the protocol', () => {
  const ids = new Set(Array.from({ length: 100 }, newId));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{20}$/);
});

test("the server's clock is learnt from the quickest answer", () => {
  const clock = new ServerClock();
  expect(clock.now(5)).toBe(5);
  clock.learn(1000, 1400, 6200); // 400 ms, offset 5000
  clock.learn(2000, 2020, 7110); // 20 ms, offset 5100
  clock.learn(3000, 3900, 8000);
  expect(clock.offset).toBe(5100);
  expect(clock.roundTrip).toBe(900);
  expect(clock.now(10_000)).toBe(15_100);
});
