import type { District } from './types';

/** Every die that could be expelled from a district; equal dice of one owner are one choice. */
export const victims = (district: District): { owner: number; hit: number }[] =>
  district.dice.flatMap((dice, owner) =>
    [...new Set(dice)].sort((a, b) => b - a).map((hit) => ({ owner, hit })),
  );
