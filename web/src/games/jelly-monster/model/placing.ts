/** Placing a die: its effect, how it is written, and what is drawn before the server has answered. */
import { expelled, placed, slid } from './apply-event';
import type { District, View } from './types';
import { districtOf, ZONES } from './types';

export type Effect = 'none' | 'push' | 'pull' | { owner: number; hit: number };
/** What a 1 or 2 does unless told otherwise, and what a 3 or 4 does. */
export type ExpelHabit = 'strongest' | 'choose' | 'none';
export type TargetHabit = 'push' | 'pull' | 'none';

export interface Placing {
  die: number;
  district: string;
  effect: Effect;
}

export const canExpel = (die: number): boolean => die <= 2;
export const canMoveTarget = (die: number): boolean => die === 3 || die === 4;

/** As the server reads it: `5@c`, `2@c x1:5`, `3@c +`. */
export function written({ die, district, effect }: Placing): string {
  const place = `${die}@${district}`;
  if (effect === 'none') return place;
  if (effect === 'push') return `${place} +`;
  if (effect === 'pull') return `${place} -`;
  return `${place} x${effect.owner}:${effect.hit}`;
}

const PATTERN = /^([1-6])@([a-g])(?: ([+-])| x([0-4]):([1-6]))?$/;

export function read(move: string): Placing | null {
  const found = PATTERN.exec(move);
  if (!found) return null;
  const [, die, district, sign, owner, hit] = found;
  const effect: Effect = sign
    ? sign === '+'
      ? 'push'
      : 'pull'
    : owner
      ? { owner: Number(owner), hit: Number(hit) }
      : 'none';
  return { die: Number(die), district: district ?? '', effect };
}

/** The die of a rival that hurts most to lose: the highest that counts, of whoever leads there. */
export function strongest(district: District, eyes: number | null): { owner: number; hit: number } | null {
  let best: { owner: number; hit: number } | null = null;
  let bestWorth = 0;
  district.dice.forEach((dice, owner) => {
    if (owner === eyes) return;
    for (const hit of dice) {
      if (district.cancelled[owner]?.includes(hit)) continue;
      const worth = (district.sums[owner] ?? 0) * 10 + hit;
      if (worth > bestWorth) [best, bestWorth] = [{ owner, hit }, worth];
    }
  });
  return best;
}

/** Whether the target can still move that way. */
export const canSlide = (district: District, way: 'push' | 'pull'): boolean =>
  way === 'push' ? district.target < ZONES : district.target > 1;

/** The effect that a habit means here; `ask` where a die has to be named. */
export function usual(
  die: number,
  district: District,
  eyes: number | null,
  expel: ExpelHabit,
  target: TargetHabit,
): Effect | 'ask' {
  if (canMoveTarget(die)) return target !== 'none' && canSlide(district, target) ? target : 'none';
  if (!canExpel(die) || expel === 'none') return 'none';
  if (expel === 'strongest') return strongest(district, eyes) ?? 'none';
  return district.dice.some((dice) => dice.length > 0) ? 'ask' : 'none';
}

/** What was sent and not answered yet, with the moment of the game at which it was sent. */
export interface Sent {
  placing: Placing | null; // null: a pass
  roundNo: number;
  left: number;
  settlesAt: number | null;
}

/** Whether the view does not know of it yet. */
export function isOpen(sent: Sent | null, view: View, eyes: number | null): sent is Sent {
  const me = eyes === null ? undefined : view.players[eyes];
  return (
    sent !== null &&
    me !== undefined &&
    view.phase === 'round' &&
    view.round_no === sent.roundNo &&
    me.dice_left === sent.left &&
    me.settles_at === sent.settlesAt
  );
}

/** The view as it will be if the server agrees. */
export function foreseen(view: View, { placing }: Sent, eyes: number): View {
  if (!placing || !districtOf(view, placing.district)) return view;
  const { die, district, effect } = placing;
  let next = view;
  if (effect === 'push') next = slid(next, district, 1);
  else if (effect === 'pull') next = slid(next, district, -1);
  else if (effect !== 'none') next = expelled(next, district, effect.owner, effect.hit);
  return placed(next, eyes, die, district);
}
