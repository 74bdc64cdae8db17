import type { LastMove } from '../../board';
import type { Mark } from '../../shared/last-moves/marks';
import { pieces } from './beats';
import { districtOf, isLive, isRound, type Happening, type View } from './types';

/** Dice that were placed in the last beat, those that were expelled, and districts that were blocked. In a race all is in motion. */
export function marksOf(last: readonly LastMove<Happening>[], view: View): Mark[] {
  if (isLive(view) || !isRound(view)) return [];
  return last.flatMap(({ events }) => events).flatMap((event) => ofEvent(event, view));
}

const nthOf = (dice: readonly number[] | undefined, value: number): number =>
  (dice?.filter((die) => die === value).length ?? 0) - 1;

function ofEvent(event: Happening, view: View): Mark[] {
  switch (event.event) {
    case 'die-placed':
    case 'effect-lost':
    case 'target-pushed':
    case 'target-pulled':
    case 'die-expelled': {
      const { district, die, seat } = event;
      const nth = nthOf(districtOf(view, district)?.dice[seat], die);
      const placed: Mark = { piece: pieces.die(district, seat, die, nth), seat, kind: 'here' };
      if (event.event !== 'die-expelled') return [placed];
      const gone = nthOf(view.players[event.owner]?.in_centre, event.hit);
      return [placed, { piece: pieces.centre(event.owner, event.hit, gone), seat, kind: 'left' }];
    }
    case 'district-blocked':
      return [{ piece: pieces.district(event.district), seat: event.seat, kind: 'here' }];
    default:
      return [];
  }
}
