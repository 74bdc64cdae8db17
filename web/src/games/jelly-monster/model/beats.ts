/** What an event sets in motion, before the page changes. */
import type { Sound } from '../../board';
import type { Flights } from '../view/flights';
import type { Happening, View } from './types';
import { districtOf } from './types';
import { pieces } from './describe';

const equal = (dice: readonly number[] | undefined, value: number): number =>
  dice?.filter((die) => die === value).length ?? 0;

export interface Cue {
  flights: Flights;
  eyes: number | null;
  sound: (name: Sound) => void;
}

/** `shown` is what lies on the screen, `next` what will. */
export function cue(event: Happening, shown: View, next: View, { flights, eyes, sound }: Cue): void {
  switch (event.event) {
    case 'die-expelled': {
      const { district, owner, hit } = event;
      const from = pieces.die(district, owner, hit, equal(districtOf(shown, district)?.dice[owner], hit) - 1);
      const place = equal(next.players[owner]?.in_centre, hit) - 1;
      flights.expect(pieces.centre(owner, hit, place), from);
      flights.shake(pieces.monster);
      if (owner === eyes || event.seat === eyes) sound('out');
      arrive(event);
      return;
    }
    case 'die-placed':
    case 'effect-lost':
    case 'target-pushed':
    case 'target-pulled':
      arrive(event);
      return;
    case 'timer-turned':
      sound('siren');
      return;
    case 'round-ended':
      sound('bell');
      return;
    case 'district-blocked':
      sound(event.seat === eyes ? 'slap' : 'other');
      return;
    default:
  }

  function arrive({ seat, die, district }: { seat: number; die: number; district: string }): void {
    const nth = equal(districtOf(next, district)?.dice[seat], die) - 1;
    flights.expect(pieces.die(district, seat, die, nth), seat === eyes ? null : pieces.plate(seat));
    if (seat !== eyes) sound('other');
  }
}

/** Jelly and pods fly from where they were won to who won them. */
export function payments(events: readonly Happening[], focus: string | null, { flights, sound }: Cue): void {
  const from = focus === null || focus === 'centre' ? pieces.monster : pieces.district(focus);
  let at = 150;
  for (const event of events) {
    if (event.event === 'jelly-taken')
      flights.send(`+${event.amount}`, from, pieces.plate(event.seat), at, 800);
    else if (event.event === 'jelly-given')
      flights.send(String(event.amount), pieces.plate(event.seat), pieces.plate(event.receiver), at, 800);
    else if (event.event === 'pod-drawn') flights.send('', from, pieces.plate(event.seat), at, 800);
    else if (event.event === 'pods-opened')
      flights.send(`+${event.worth}`, pieces.plate(event.seat), pieces.plate(event.seat), at, 900);
    else continue;
    if (at === 150) sound('gain');
    at += 220;
  }
}
