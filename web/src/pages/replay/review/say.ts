/** Chances and points as they stand in sentences. */
import { say } from '../../../i18n/translate.svelte';
import type { Words } from '../../../i18n/words';
import type { Move } from '../../../protocol/types';
import { isLapse, points, type Mark } from './marks';

export const percent = (chance: number): string => say('ui-review-percent', { percent: points(chance) });

/** Points with their sign: +12, −3. */
export function signed(value: number): string {
  if (value === 0) return say('ui-review-even');
  return say(value > 0 ? 'ui-review-gain' : 'ui-review-loss', { points: Math.abs(value) });
}

/** What a mark says to those who do not see its sign. */
export function spoken({ kind, seat, points }: Mark, words: Words): string {
  const values = { kind: say(`ui-review-kind-${kind}`), player: words.player(seat), points };
  return isLapse(kind) ? say('ui-review-mark-lost', values) : say('ui-review-mark', values);
}

/** Moves in notation as people say them; what nobody has spelt out yet stands as it is. */
export type Speller = (move: string) => string;

export const speller =
  (spelt: Record<string, Move>, words: Words): Speller =>
  (move) =>
    spelt[move] ? words.move(spelt[move]) : move;
