import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Player } from './player.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers()); // the next file has the same browser

test('a replay begins where it is asked to, inside its bounds', () => {
  expect(new Player(() => 10, null).at).toBe(0);
  expect(new Player(() => 10, 4).at).toBe(4);
  expect(new Player(() => 10, 99).at).toBe(9);
});

test('only a step forward is animated', () => {
  const player = new Player(() => 10, 0);
  player.step(1);
  expect([player.at, player.isStepping]).toEqual([1, true]);
  player.jump(7);
  expect([player.at, player.isStepping]).toEqual([7, false]);
  player.step(-1);
  expect([player.at, player.isStepping]).toEqual([6, false]);
  player.jump(-5);
  expect(player.at).toBe(0);
});

test('it plays by itself to the end and stops there', () => {
  const player = new Player(() => 3, 0);
  player.toggle();
  vi.advanceTimersByTime(1000);
  expect(player.at).toBe(1);
  player.settled();
  vi.advanceTimersByTime(10_000);
  expect(player.at).toBe(2);
  expect(player.isPlaying).toBe(false);
});

test('it goes on when more frames have come meanwhile', () => {
  let length = 2;
  const player = new Player(() => length, 0);
  player.step(1);
  expect(player.isAtEnd).toBe(true);
  length = 3;
  player.step(1);
  expect(player.at).toBe(2);
});
