import { beforeEach, expect, test, vi } from 'vitest';
import { Camera } from './camera.svelte';
import { pushed } from './layers';

let camera: Camera;

beforeEach(() => {
  vi.useFakeTimers();
  camera = new Camera();
  [camera.width, camera.height] = [800, 600];
});

const rest = (): void => {
  vi.advanceTimersByTime(1000);
  expect(camera.isMoving).toBe(false);
};

test('a point of the table stays under the pointer when one zooms there', () => {
  const at = { x: 620, y: 130 };
  const before = camera.toTable(at);
  camera.zoom(1.7, at);
  expect(camera.toTable(at).x).toBeCloseTo(before.x);
  expect(camera.toTable(at).y).toBeCloseTo(before.y);
});

test('while one zooms in the table is a picture, and drawn sharp at rest', () => {
  camera.zoom(1.5);
  expect(camera.isPicture).toBe(true);
  camera.zoom(1.5);
  expect(camera.isPicture).toBe(true);
  rest();
  expect(camera.isPicture).toBe(false);
});

test('one that is shown smaller than it is stays a picture, ready for the next zoom', () => {
  camera.zoom(2);
  rest();
  camera.zoom(0.2);
  const seen: boolean[] = [];
  for (let time = 0; time < 1000; time += 10) {
    vi.advanceTimersByTime(10);
    if (seen.at(-1) !== camera.isPicture) seen.push(camera.isPicture);
  }
  expect(seen).toEqual([true, false, true]); // drawn in its own size: it had been drawn twice as large
  camera.zoom(1.5);
  rest();
  expect(camera.isPicture).toBe(true);
});

test('pushing the table draws nothing', () => {
  camera.pan(40, 10);
  expect(camera.isMoving).toBe(true);
  expect(camera.isPicture).toBe(false);
  rest();
  expect(camera.isPicture).toBe(false);
});

test('a jump is drawn at once where it leads', () => {
  camera.fit({ left: 0, right: 400, bottom: 0, top: 300 }, false);
  expect(camera.scale).toBeGreaterThan(1);
  expect(camera.isPicture).toBe(false);
});

test('one zooms out to half of what fits, and no farther', () => {
  const city = { left: 0, right: 744, bottom: 0, top: 300 };
  camera.fit(city, false);
  const fitting = camera.scale;
  camera.keepNear(city);
  camera.zoom(0.01);
  expect(camera.scale).toBeCloseTo(fitting / 2);
  camera.keepNear({ ...city, right: 372 }); // a smaller city does not make one jump
  camera.zoom(0.9);
  expect(camera.scale).toBeCloseTo(fitting / 2);
});

test('the table is pushed and scaled; as a layer of its own where that stays sharp', () => {
  camera.zoom(2);
  expect(camera.transform).toBe(`${pushed(400, 300)} scale(2.00000)`);
  expect(pushed(3, -4, true)).toBe('translate3d(3px, -4px, 0)');
  expect(pushed(3, -4, false)).toBe('translate(3px, -4px)');
});
