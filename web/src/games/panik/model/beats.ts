import type { PanikEvent, PanikView } from '../protocol';
import { CALL, call, CALLED } from '../../shared/animation/beats';
import type { Beat } from '../../shared/animation/beats';

const DEAL = 420;
const FLY = 520;
const TURN = 520;
const SCORE_STEP = 430;

/** Names of the pieces on the table, as the components give them. */
export const pieces = {
  house: (mansion: string) => `house:${mansion}`,
  hunter: (mansion: string, team: number, kind: string, nth: number) =>
    `at:${mansion}:${team}:${kind}#${nth}`,
  hand: (team: number, kind: string) => `hand:${team}:${kind}`,
  row: (seat: number) => `row:${seat}`,
  points: (seat: number) => `points:${seat}`,
  returning: 'returning',
};

/** The running totals while mansion after mansion is counted. */
export interface Tally {
  mansion: string;
  /** When it has turned up far enough to be read. */
  seen: number;
  /** When its points arrive. */
  at: number;
  points: number[];
}

export interface Scene {
  beats: Beat[];
  tallies: Tally[];
}

/** How everything moves for these events, one event after the other, towards this view. */
export function scene(events: readonly PanikEvent[], view: PanikView): Scene {
  const beats: Beat[] = [];
  const tallies: Tally[] = [];
  const sums = view.sides.map(() => 0);
  let now = 0;
  for (const event of events) {
    switch (event.event) {
      case 'mansions-dealt':
        beats.push(...dealt(view, now));
        now += DEAL + 4 * 90;
        break;
      case 'beginner-drawn':
        beats.push(call(now));
        now += CALL;
        break;
      case 'mansion-opened':
      case 'mansion-detected':
        beats.push({ kind: 'turn', piece: pieces.house(event.mansion), turns: true, at: now, length: TURN });
        now += event.event === 'mansion-opened' ? TURN * 0.5 : TURN;
        break;
      case 'hunter-placed':
        beats.push(
          arrival(view, event.mansion, event.seat, event.hunter, pieces.hand(event.seat, event.hunter), now),
        );
        now += FLY;
        break;
      case 'hunter-sent-back': {
        const nth = countAt(view, event.mansion, event.team, event.hunter);
        const from = pieces.hunter(event.mansion, event.team, event.hunter, nth);
        beats.push({ kind: 'fly', piece: pieces.returning, from, at: now, length: FLY });
        now += FLY;
        break;
      }
      case 'hunter-relocated':
        beats.push(arrival(view, event.mansion, event.seat, event.hunter, pieces.returning, now));
        now += FLY;
        break;
      case 'hunter-called': {
        const nth = countAt(view, event.left, event.team, event.hunter);
        const from = pieces.hunter(event.left, event.team, event.hunter, nth);
        beats.push(arrival(view, event.mansion, event.team, event.hunter, from, now));
        now += FLY;
        break;
      }
      case 'mansion-frozen':
        beats.push({ kind: 'pulse', piece: pieces.house(event.mansion), at: now, length: 420 });
        now += 240;
        break;
      case 'mansion-scored': {
        const turns = event.is_turned;
        const start = turns ? now + TURN * 0.6 : now;
        if (turns) {
          beats.push({ kind: 'turn', piece: pieces.house(event.mansion), turns, at: now, length: TURN });
        }
        beats.push(...pointsFly(event.mansion, event.points, start));
        event.points.forEach((points, seat) => (sums[seat] = (sums[seat] ?? 0) + points));
        tallies.push({ mansion: event.mansion, seen: start, at: start + FLY, points: [...sums] });
        now = start + (event.points.some(Boolean) ? SCORE_STEP : 120);
        break;
      }
      case 'game-scored':
        now += FLY;
        beats.push(call(now));
        now += CALL;
        break;
      default: // choices made in secret and answers that are no move nothing
    }
  }
  return { beats, tallies };
}

function dealt(view: PanikView, now: number): Beat[] {
  return view.mansions.map((mansion) => ({
    kind: 'fly',
    piece: pieces.house(mansion.name),
    from: CALLED,
    turns: mansion.face !== null,
    at: now + (Number(mansion.name.slice(1)) - 1) * 90 + mansion.owner * 40,
    length: DEAL,
  }));
}

/** The newest of equal hunters is the one that came. */
function arrival(
  view: PanikView,
  mansion: string,
  team: number,
  kind: string,
  from: string,
  at: number,
): Beat {
  const nth = Math.max(0, countAt(view, mansion, team, kind) - 1);
  return { kind: 'fly', piece: pieces.hunter(mansion, team, kind, nth), from, at, length: FLY };
}

function pointsFly(mansion: string, points: readonly number[], at: number): Beat[] {
  return points.flatMap((earned, seat): Beat[] =>
    earned === 0
      ? []
      : [
          {
            kind: 'ghost',
            piece: pieces.house(mansion),
            to: pieces.points(seat),
            text: `+${earned}`,
            at,
            length: FLY,
          },
          { kind: 'pulse', piece: pieces.points(seat), at: at + FLY * 0.9, length: 260 },
        ],
  );
}

const countAt = (view: PanikView, mansion: string, team: number, kind: string): number =>
  view.mansions
    .find(({ name }) => name === mansion)
    ?.hunters.filter((hunter) => hunter.team === team && hunter.kind === kind).length ?? 0;
