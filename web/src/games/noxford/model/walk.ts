import { centre, holds, type Point, type Spot } from './geometry';
import type { Target } from './offer';

export type Direction = 'left' | 'right' | 'up' | 'down';

const AHEAD: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: 1 },
  down: { x: 0, y: -1 },
};
const SIDEWAYS = 2.2; // a step to the side is worth this many ahead

/** The next spot in a direction, as the eye would choose it; the same one if there is none. */
export function next(spots: readonly Spot[], from: number, direction: Direction): number {
  const start = spots[from];
  if (!start) return spots.length > 0 ? 0 : -1;
  const { x, y } = centre(start);
  const ahead = AHEAD[direction];
  let best = from;
  let least = Infinity;
  spots.forEach((spot, number) => {
    const to = centre(spot);
    const along = (to.x - x) * ahead.x + (to.y - y) * ahead.y;
    const across = Math.abs((to.x - x) * ahead.y) + Math.abs((to.y - y) * ahead.x);
    const cost = along + SIDEWAYS * across;
    if (number !== from && along > 0.5 && cost < least) [best, least] = [number, cost];
  });
  return best;
}

const REACH = 52; // millimetres from its centre within which a spot draws the held card

/**
 * The target that draws a card held at a point: the nearest of those turned as the card is; if none of these is
 * near, the nearest turned the other way. Cards to be covered count as either.
 */
export function snap(targets: readonly Target[], point: Point, lying: boolean): Target | null {
  const near = (wanted: (target: Target) => boolean): Target | null => {
    let best: Target | null = null;
    let least = Infinity;
    for (const target of targets) {
      if (!wanted(target)) continue;
      const { x, y } = centre(target.spot);
      const distance = Math.hypot(x - point.x, y - point.y);
      if ((distance <= REACH || holds(target.spot, point)) && distance < least) {
        [best, least] = [target, distance];
      }
    }
    return best;
  };
  const onto = near((target) => target.isOnto && holds(target.spot, point));
  return (
    onto ??
    near((target) => !target.isOnto && target.spot.lying === lying) ??
    near((target) => !target.isOnto && target.spot.lying !== lying)
  );
}

/** The spot that a card on this one comes to when it is turned: the nearest of the other orientation. */
export function turned(targets: readonly Target[], from: Target): Target {
  const { x, y } = centre(from.spot);
  const distance = (target: Target): number => {
    const to = centre(target.spot);
    return Math.hypot(to.x - x, to.y - y);
  };
  return targets
    .filter((target) => !target.isOnto && target.spot.lying !== from.spot.lying)
    .reduce<Target>(
      (best, target) => (best === from || distance(target) < distance(best) ? target : best),
      from,
    );
}
