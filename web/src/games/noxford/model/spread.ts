import type { Point } from './geometry';

/** In multiples of a label's own size, the nearest first. */
const AWAY = [-3, -2, -1, 0, 1, 2, 3]
  .flatMap((down) => [-1, -0.5, 0, 0.5, 1].map((across) => ({ across, down })))
  .toSorted((one, other) => far(one) - far(other));

function far({ across, down }: { across: number; down: number }): number {
  return Math.hypot(across * 2, down); // a label is wider than high: up or down it stays nearer to its place
}

/** Where labels of one size stand, so that none covers another: on their points, or beside those, the first first. */
export function spread(points: readonly Point[], width: number, height: number): Point[] {
  const placed: Point[] = [];
  const isFree = ({ x, y }: Point): boolean =>
    placed.every((other) => Math.abs(other.x - x) >= width || Math.abs(other.y - y) >= height);
  for (const { x, y } of points) {
    const places = AWAY.map(({ across, down }) => ({ x: x + across * width, y: y + down * height }));
    placed.push(places.find(isFree) ?? { x, y });
  }
  return placed;
}
