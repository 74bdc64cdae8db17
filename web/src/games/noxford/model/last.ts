import type { LastMove } from '../../board';
import type { Score } from '../../shared/last-moves/score-floats';
import type { Mark } from '../../shared/last-moves/marks';
import type { NoxfordDistrict, NoxfordEvent, NoxfordView } from '../protocol';
import { pieces } from './beats';
import { corner, type Point } from './geometry';

/** The place that a gear has lifted a card from, where none lies any more. */
export type Origin = Point & { seat: number };

/** A district that was mine before the others moved. */
export type Lost = Point & { by: number | null };

/** Cards that were laid or moved, and those that a gear has uncovered. */
export function marksOf(last: readonly LastMove<NoxfordEvent>[], view: NoxfordView): Mark[] {
  return moves(last).map(({ event, isLifted }) => ({
    piece: isLifted && !isThere(view, event) ? '' : pieces.plot(event),
    seat: event.seat,
    kind: isLifted ? 'left' : 'here',
  }));
}

/** Where cards lay that lie elsewhere now. */
export function originsOf(last: readonly LastMove<NoxfordEvent>[], view: NoxfordView): Origin[] {
  return moves(last)
    .filter(({ event, isLifted }) => isLifted && !isThere(view, event))
    .map(({ event: { x, y, seat } }) => ({ x, y, seat }));
}

type Placing = Extract<NoxfordEvent, { x: number; seat: number }>;

const moves = (last: readonly LastMove<NoxfordEvent>[]): { event: Placing; isLifted: boolean }[] =>
  last
    .flatMap(({ events }) => events)
    .flatMap((event) =>
      'x' in event && 'seat' in event ? [{ event, isLifted: event.event.endsWith('-lifted') }] : [],
    );

const isThere = (view: NoxfordView, at: Point): boolean =>
  view.city.some((plot) => corner(plot) === corner(at));

/**
 * Districts that were mine in the one view and are not in the other, where they lie now, and whose they are. A gear may
 * have carried one elsewhere; while it is in the air it is nobody's yet.
 */
export function lostBetween(before: readonly NoxfordDistrict[], view: NoxfordView, me: number): Lost[] {
  const met = before.map(({ x, y, symbols }) => `${x},${y} ${symbols}`);
  const [stayed, moved] = [
    view.districts.filter(({ x, y, symbols }) => met.includes(`${x},${y} ${symbols}`)),
    view.districts.filter(({ x, y, symbols }) => !met.includes(`${x},${y} ${symbols}`)),
  ];
  return before
    .filter(({ owner }) => owner === me)
    .flatMap((was) => {
      const now =
        stayed.find((district) => corner(district) === corner(was)) ??
        moved.find(({ symbols }) => symbols === was.symbols);
      return now && now.owner !== me ? [{ x: now.x, y: now.y, by: now.owner }] : [];
    });
}

/** Everybody's points beside their names; at the end they are counted one by one instead. */
export const scoresIn = (view: NoxfordView): Score[] =>
  view.outcome !== null
    ? []
    : view.sides.map(({ points }, seat) => ({ piece: pieces.points(seat), value: points }));
