/** Things as a screen reader says them. */
import type { Words } from '../../../board';
import type { District, Icon } from '../types';

/** A row of dice with their names. */
export function named(
  dice: readonly number[],
  name: (value: number, nth: number) => string,
): { value: number; piece: string }[] {
  const met: Record<number, number> = {};
  return dice.map((value) => {
    const nth = met[value] ?? 0;
    met[value] = nth + 1;
    return { value, piece: name(value, nth) };
  });
}

export function reward(icons: readonly Icon[], words: Words): string {
  const amount = (value: number): string | number => (value < 0 ? words.say('label-pod-reward') : value);
  const parts = icons.map(({ kind, amount: first, second, few }) =>
    words.say(`reward-${kind}`, { amount: amount(first), second: amount(second), few }),
  );
  return words.join(parts);
}

export const targeted = (district: District): Icon[] => district.zones[district.target - 1] ?? [];

export function describedDistrict(district: District, hasDrone: boolean, words: Words): string {
  const dice = district.dice.flatMap((own, seat) =>
    own.length === 0
      ? []
      : [
          words.say('board-heap', {
            seat: words.player(seat),
            dice: own.join(', '),
            sum: district.sums[seat] ?? 0,
          }),
        ],
  );
  const parts = [
    words.say('board-district', {
      district: words.name('district', district.name),
      zone: district.target,
      reward: reward(targeted(district), words),
    }),
    words.join(dice) || words.say('board-no-dice'),
  ];
  if (district.barrier !== null)
    parts.push(words.say('label-blocked', { seat: words.player(district.barrier) }));
  if (hasDrone) parts.push(words.say('board-drone'));
  return parts.join('. ');
}
