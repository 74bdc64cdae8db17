import type { District, Player, View } from './types';

/** Why a district cannot be used now, as the code of a refusal; null where it can. */
export function whyNot(view: View, eyes: number, district: District, isRolling: boolean): string | null {
  const me = view.players[eyes];
  if (view.phase !== 'round' || !me) return isLate(view, me) ? 'round-over' : 'not-started';
  if (me.has_chosen) return 'already-committed';
  if (me.dice_left > 0) {
    if (isRolling) return 'not-settled';
    return district.barrier === null ? null : 'blocked';
  }
  if (!me.has_barrier) return 'barrier-used';
  if (district.barrier !== null) return 'blocked';
  return district.dice.some((dice) => dice.length > 0) ? null : 'no-dice-there';
}

/** A round is over, and this player has not said yet to be ready for the next one. */
const isLate = ({ phase, round_no }: View, me: Player | undefined): boolean =>
  phase === 'scoring' || (phase === 'ready-check' && round_no > 1 && me?.is_ready === false);
