/** What an event sets in motion. */
import type { Beat } from '../../shared/animation/beats';
import { districtOf, type Happening, type View } from './types';

const FLY = 340;
const SLAP = 170;
const SHIVER = 320;
const PAY = 800;
const OPEN = 900;
const FIRST = 150; // the first payment starts after this, each further one a little later
const STEP = 220;

/** Names of the pieces on the table, as the components give them. A die is told apart by its place among its equals. */
export const pieces = {
  die: (district: string, owner: number, value: number, nth: number) =>
    `${district}:${owner}:${value}:${nth}`,
  centre: (owner: number, value: number, nth: number) => `centre:${owner}:${value}:${nth}`,
  district: (name: string) => `district:${name}`,
  plate: (seat: number) => `plate:${seat}`,
  monster: 'monster',
};

const equal = (dice: readonly number[] | undefined, value: number): number =>
  dice?.filter((die) => die === value).length ?? 0;

/** `shown` is what lies on the screen, `next` what will. My own dice are slapped down, others' come flying. */
export function scene(event: Happening, shown: View, next: View, eyes: number | null): Beat[] {
  switch (event.event) {
    case 'die-expelled':
      return [...expelled(event, shown, next), placed(event, next, eyes)];
    case 'die-placed':
    case 'effect-lost':
    case 'target-pushed':
    case 'target-pulled':
      return [placed(event, next, eyes)];
    default:
      return [];
  }
}

interface Placed {
  seat: number;
  die: number;
  district: string;
}
interface Expelled {
  district: string;
  owner: number;
  hit: number;
}

function placed({ seat, die, district }: Placed, next: View, eyes: number | null): Beat {
  const nth = equal(districtOf(next, district)?.dice[seat], die) - 1;
  const piece = pieces.die(district, seat, die, nth);
  if (seat === eyes) return { kind: 'slap', piece, at: 0, length: SLAP };
  return { kind: 'throw', piece, from: pieces.plate(seat), at: 0, length: FLY };
}

function expelled({ district, owner, hit }: Expelled, shown: View, next: View): Beat[] {
  const from = pieces.die(district, owner, hit, equal(districtOf(shown, district)?.dice[owner], hit) - 1);
  const piece = pieces.centre(owner, hit, equal(next.players[owner]?.in_centre, hit) - 1);
  return [
    { kind: 'throw', piece, from, at: 0, length: FLY },
    { kind: 'shake', piece: pieces.monster, at: 0, length: SHIVER },
  ];
}

/** Jelly and pods (without a text) fly from where they were won to who won them. */
export function payments(events: readonly Happening[], focus: string | null): Beat[] {
  const won = focus === null || focus === 'centre' ? pieces.monster : pieces.district(focus);
  const beats: Beat[] = [];
  const pay = (text: string, piece: string, seat: number, length = PAY): void => {
    const at = FIRST + STEP * beats.length;
    beats.push({ kind: 'ghost', piece, to: pieces.plate(seat), text, at, length });
  };
  for (const event of events) {
    if (event.event === 'jelly-taken') pay(`+${event.amount}`, won, event.seat);
    else if (event.event === 'jelly-given')
      pay(String(event.amount), pieces.plate(event.seat), event.receiver);
    else if (event.event === 'pod-drawn') pay('', won, event.seat);
    else if (event.event === 'pods-opened')
      pay(`+${event.worth}`, pieces.plate(event.seat), event.seat, OPEN);
  }
  return beats;
}
