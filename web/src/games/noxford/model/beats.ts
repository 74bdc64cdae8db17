import type { NoxfordEvent, NoxfordView } from '../protocol';
import { call, CALL, type Beat } from '../../shared/animation/beats';
import { corner, type Point } from './geometry';

const FLY = 460;
const DEAL = 360;
const TURN = 460;
const AWARD = 620;

/** Names of the pieces on the table, as the components give them. */
export const pieces = {
  plot: (at: Point) => `plot:${corner(at)}`,
  control: (at: Point) => `control:${corner(at)}`,
  choice: (key: string) => `choice:${key}`,
  seat: (seat: number) => `seat:${seat}`,
  points: (seat: number) => `points:${seat}`,
  pile: (whose: number | 'neutral') => `pile:${whose}`,
  air: 'air',
};

/** The running totals while district after district is awarded. */
export interface Tally {
  at: number;
  points: number[];
}
export interface Scene {
  beats: Beat[];
  tallies: Tally[];
}

/** Events that are announced in large letters, the weightiest first. */
const ANNOUNCED = ['game-scored', 'last-card', 'game-began'];

export const announced = (events: readonly NoxfordEvent[]): NoxfordEvent | undefined =>
  ANNOUNCED.flatMap((name) => events.filter(({ event }) => event === name))[0];

/**
 * How everything moves for these events, one after the other, towards this view. `origin` is the choice that
 * this very player has played; cards of others come from their plates.
 */
export function scene(events: readonly NoxfordEvent[], view: NoxfordView, origin: string | null): Scene {
  const beats: Beat[] = [];
  const tallies: Tally[] = [];
  let now = 0;
  const add = (length: number, ...more: Beat[]): void => {
    beats.push(...more);
    now += length;
  };
  for (const event of events) {
    switch (event.event) {
      case 'city-began':
        add(DEAL * 0.6, { kind: 'appear', piece: pieces.plot(event), at: now, length: DEAL });
        break;
      case 'neutral-opened': {
        const piece = newest(view, 'open', faceOf(event));
        add(DEAL * 0.5, fly(piece, pieces.pile('neutral'), now, DEAL, true));
        break;
      }
      case 'hand-dealt':
        for (const piece of hand(view, event.seat)) {
          add(DEAL * 0.4, fly(piece, pieces.pile(event.seat), now, DEAL, true));
        }
        break;
      case 'game-began':
      case 'last-card':
        add(CALL * 0.5, call(now));
        break;
      case 'card-placed':
      case 'card-covered':
        add(FLY, fly(pieces.plot(event), chosen(origin) ?? pieces.seat(event.seat), now, FLY));
        break;
      case 'neutral-placed':
        add(
          FLY,
          fly(pieces.plot(event), chosen(origin) ?? pieces.choice(`open:${faceOf(event)}#0`), now, FLY),
        );
        break;
      case 'card-lifted':
      case 'neutral-lifted':
        add(FLY * 0.6, fly(pieces.air, pieces.plot(event), now, FLY * 0.6));
        break;
      case 'card-laid':
      case 'neutral-laid':
      case 'card-laid-onto':
        add(FLY, fly(pieces.plot(event), pieces.air, now, FLY));
        break;
      case 'card-drawn':
        if (event.card !== null) {
          const drawn = view.sides[event.seat]?.hand?.find((card) => card.card === event.card);
          const piece = newest(view, 'hand', drawn?.face ?? '', event.seat);
          add(DEAL * 0.5, fly(piece, pieces.pile(event.seat), now, DEAL, true));
        }
        break;
      case 'district-taken':
      case 'district-lost':
        for (const district of view.districts.filter(({ symbols }) => symbols === event.symbols)) {
          beats.push({ kind: 'pulse', piece: pieces.control(district), at: now, length: 520 });
        }
        now += 160;
        break;
      case 'game-scored':
        now = count(view, now + FLY * 0.4, beats, tallies);
        add(CALL, call(now));
        break;
      default: // gears, answers that move nothing, and how it came to the end
    }
  }
  return { beats, tallies };
}

/** Barracks turn cards down, all at once but one after the other for the eye; then district by district. */
function count(view: NoxfordView, start: number, beats: Beat[], tallies: Tally[]): number {
  let now = start;
  for (const number of view.turned_down) {
    const piece = pieces.plot(view.city[number]!);
    beats.push({ kind: 'turn', piece, turns: true, at: now, length: TURN });
    now += TURN * 0.45;
  }
  now += view.turned_down.length > 0 ? TURN : 0;
  const sums = view.sides.map(() => 0);
  for (const { owner, worth, x, y } of view.districts) {
    beats.push({ kind: 'pulse', piece: pieces.control({ x, y }), at: now, length: 420 });
    if (owner === null) {
      now += AWARD * 0.4;
      continue;
    }
    const points = worth[owner] ?? 0;
    const from = pieces.plot({ x, y });
    beats.push(
      { kind: 'ghost', piece: from, to: pieces.points(owner), text: `+${points}`, at: now, length: FLY },
      { kind: 'pulse', piece: pieces.points(owner), at: now + FLY * 0.9, length: 260 },
    );
    sums[owner] = (sums[owner] ?? 0) + points;
    tallies.push({ at: now + FLY, points: [...sums] });
    now += AWARD;
  }
  return now + FLY * 0.6;
}

const fly = (piece: string, from: string, at: number, length: number, turns = false): Beat => ({
  ...{ kind: 'fly', piece, from, at, length },
  ...(turns ? { turns } : {}),
});

const chosen = (origin: string | null): string | null => (origin === null ? null : pieces.choice(origin));

const faceOf = (event: { card: string; symbols: string }): string =>
  (event.symbols || 'barracks') + (event.card.endsWith('-gear') ? 'g' : '');

/** The last of equal choices: the one that came. */
function newest(view: NoxfordView, from: 'hand' | 'open', face: string, seat = 0): string {
  const cards = from === 'open' ? view.open : (view.sides[seat]?.hand ?? []);
  const equal = cards.filter((card) => card.face === face).length;
  return pieces.choice(`${from}:${face}#${Math.max(0, equal - 1)}`);
}

function hand(view: NoxfordView, seat: number): string[] {
  const met: Record<string, number> = {};
  return (view.sides[seat]?.hand ?? []).map(({ face }) => {
    met[face] = (met[face] ?? 0) + 1;
    return pieces.choice(`hand:${face}#${met[face] - 1}`);
  });
}
