import { expect, test } from 'vitest';
import { curveOf } from './curve';

test('a curve begins at the start and ends at the last game', () => {
  const curve = curveOf([1500, 1560, 1620], 120);
  expect(curve.line).toBe('M0.00 37.00L50.00 20.00L100.00 3.00');
  expect([curve.high, curve.low, curve.last]).toEqual([1620, 1500, { x: 100, y: 3 }]);
});

test('a small change looks small', () => {
  const { line } = curveOf([1500, 1512], 120);
  const heights = line.slice(1).split('L').map((step) => Number(step.split(' ')[1])); // prettier-ignore
  expect(Math.abs(heights[0]! - heights[1]!)).toBeLessThan(4);
});

test('who has played one game has a line too', () => {
  expect(curveOf([1500, 1500], 120).last.x).toBe(100);
  expect(curveOf([3.2], 4).line).toBe('M0.00 20.00L100.00 20.00');
});
