import { expect, test } from 'vitest';
import type { AnyView } from '../../games/board';
import { SceneQueue, type Scene } from './scene-queue';

const scene = (number: number, events = 1): Scene => ({
  number,
  view: { game: 'g' } as AnyView,
  happening: Array.from({ length: events }, () => ({ event: 'played' })),
  moves: [],
});

test('the first scene is shown at once, the next when it is settled', () => {
  const showing = new SceneQueue();
  expect(showing.add(scene(1))).toBe(true);
  expect(showing.add(scene(2))).toBe(false);
  expect(showing.current?.number).toBe(1);
  expect(showing.isUpToDate).toBe(false);
  expect(showing.settled()).toBe(true);
  expect(showing.current?.number).toBe(2);
  expect(showing.isUpToDate).toBe(true);
  expect(showing.settled()).toBe(false);
});

test('a scene in which nothing happens does not hold up the next', () => {
  const showing = new SceneQueue();
  showing.add(scene(1, 0));
  expect(showing.add(scene(2))).toBe(true);
  expect(showing.current?.number).toBe(2);
});

test('scenes that queue up are played faster', () => {
  const showing = new SceneQueue();
  showing.add(scene(1));
  expect(showing.haste).toBe(1);
  showing.add(scene(2));
  expect(showing.haste).toBeGreaterThan(1);
});

test('far behind, the board jumps to the last scene without motion', () => {
  const showing = new SceneQueue();
  for (let number = 1; number <= 8; number++) showing.add(scene(number));
  expect(showing.current).toMatchObject({ number: 8, happening: [] });
  expect(showing.isUpToDate).toBe(true);
});

test('a reset forgets what waited', () => {
  const showing = new SceneQueue();
  showing.add(scene(1));
  showing.add(scene(2));
  showing.reset(scene(9, 0));
  expect(showing.current?.number).toBe(9);
  expect(showing.isUpToDate).toBe(true);
});

test('against the clock nothing waits behind an animation', () => {
  const showing = new SceneQueue();
  showing.add(scene(1), true);
  expect(showing.add(scene(2), true)).toBe(true);
  expect(showing.current?.number).toBe(2);
  expect(showing.current?.happening).toHaveLength(1);
  expect(showing.isUpToDate).toBe(true);
});

test('where there is time to follow, moves come at their own speed and stand for a moment', () => {
  const showing = new SceneQueue();
  showing.isPaced = true;
  for (const number of [1, 2, 3]) showing.add(scene(number));
  expect(showing.haste).toBe(1);
  expect(showing.pauseFor('relaxed')).toBeGreaterThan(showing.pauseFor('normal'));
  expect(showing.pauseFor('normal')).toBeGreaterThan(0);
  expect(showing.pauseFor('quick')).toBe(0);
});

test('whoever is far behind, or whose own clock runs, is not held up', () => {
  const showing = new SceneQueue();
  showing.isPaced = true;
  for (const number of [1, 2, 3, 4, 5]) showing.add(scene(number));
  expect(showing.haste).toBeGreaterThan(1);
  expect(showing.pauseFor('relaxed')).toBe(0);
  showing.settled();
  expect(showing.pauseFor('relaxed')).toBeGreaterThan(0);
  showing.isPaced = false;
  expect(showing.pauseFor('relaxed')).toBe(0);
  expect(showing.haste).toBeGreaterThan(1);
});
