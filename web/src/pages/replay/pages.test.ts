import { expect, test } from 'vitest';
import type { Frame, Replay } from '../../protocol/types';
import { Pages } from './pages.svelte';

const MOVES = 25;
const PAGE = 10;

const page = (first: number): Replay => {
  const count = Math.max(0, Math.min(PAGE, MOVES + 1 - first));
  const frames = Array.from({ length: count }, (_, place) => ({ number: first + place }) as Frame);
  return { moves: MOVES, frames } as Replay;
};

const numbers = (pages: Pages): number[] => pages.frames.map(({ number }) => number);
const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, place) => place);

test('a long replay is fetched page by page, as far as it is needed', async () => {
  const asked: number[] = [];
  const pages = new Pages(page(0), async (first) => {
    asked.push(first);
    return page(first);
  });
  expect(numbers(pages)).toEqual(upTo(9));
  await pages.reach(9);
  expect(asked).toEqual([]);
  await pages.reach(12);
  expect(numbers(pages)).toEqual(upTo(19));
  await pages.reach(1_000_000);
  expect(numbers(pages)).toEqual(upTo(MOVES));
  expect(asked).toEqual([10, 20]);
});

test('nothing more is fetched when nobody watches', async () => {
  const pages = new Pages(page(0), async (first) => {
    pages.stop();
    return page(first);
  });
  await pages.reach(MOVES);
  expect(numbers(pages)).toEqual(upTo(19));
});

test('a server that has no more frames is not asked for ever', async () => {
  const pages = new Pages(page(0), async () => ({ ...page(0), frames: [] }));
  await pages.reach(MOVES);
  expect(numbers(pages)).toEqual(upTo(9));
});
