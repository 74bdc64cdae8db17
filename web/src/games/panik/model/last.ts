import type { LastMove } from '../../board';
import type { Mark } from '../../shared/last-moves/marks';
import type { PanikEvent, PanikView } from '../protocol';
import { pieces } from './beats';

/** Hunters that came, the mansions that they left, and mansions that were turned up. */
export function marksOf(last: readonly LastMove<PanikEvent>[], view: PanikView): Mark[] {
  return last.flatMap(({ events }) => events).flatMap((event) => ofEvent(event, view));
}

function ofEvent(event: PanikEvent, view: PanikView): Mark[] {
  const here = (mansion: string, team: number, kind: string, seat: number): Mark[] => {
    const hunters = view.mansions.find(({ name }) => name === mansion)?.hunters ?? [];
    const alike = hunters.filter((hunter) => hunter.team === team && hunter.kind === kind).length;
    return alike ? [{ piece: pieces.hunter(mansion, team, kind, alike - 1), seat, kind: 'here' }] : [];
  };
  const house = (mansion: string, seat: number, kind: Mark['kind']): Mark => ({
    piece: pieces.house(mansion),
    seat,
    kind,
  });
  switch (event.event) {
    case 'hunter-placed':
      return here(event.mansion, event.seat, event.hunter, event.seat);
    case 'hunter-relocated':
      return [
        house(event.left, event.seat, 'left'),
        ...here(event.mansion, event.seat, event.hunter, event.seat),
      ];
    case 'hunter-called':
      return [
        house(event.left, event.seat, 'left'),
        ...here(event.mansion, event.team, event.hunter, event.seat),
      ];
    case 'hunter-sent-back':
      return [
        house(event.mansion, event.seat, 'left'),
        { piece: pieces.returning, seat: event.seat, kind: 'here' },
      ];
    case 'mansion-detected':
      return [house(event.mansion, event.seat, 'here')];
    case 'mansion-opened':
      return [house(event.mansion, event.owner, 'here')];
    default:
      return [];
  }
}
