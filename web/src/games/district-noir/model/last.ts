import type { LastMove } from '../../board';
import type { Mark } from '../../shared/last-moves/marks';
import type { DistrictNoirEvent, DistrictNoirView } from '../protocol';
import { pieces } from './beats';

/** Cards that were laid, where they still lie, and cards that were taken, where they lie now. */
export function marksOf(last: readonly LastMove<DistrictNoirEvent>[], view: DistrictNoirView): Mark[] {
  const marks: Mark[] = [];
  let end = view.line.length; // how long the line was, counted backwards
  const taken = new Map<string, number>();
  for (const event of last.flatMap(({ events }) => events).reverse()) {
    if (event.event === 'cards-taken') {
      end += event.cards.length;
      for (const card of event.cards) {
        const key = `${event.seat}:${card}`;
        const nth = (view.sides[event.seat as 0 | 1].front[card] ?? 0) - 1 - (taken.get(key) ?? 0);
        taken.set(key, (taken.get(key) ?? 0) + 1);
        marks.push({ piece: pieces.slip(event.seat, card, nth), seat: event.seat, kind: 'here' });
      }
    } else if (event.event === 'card-played') {
      end -= 1;
      if (end < view.line.length) marks.push({ piece: pieces.line(end), seat: event.seat, kind: 'here' });
    }
  }
  return marks;
}
