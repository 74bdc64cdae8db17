import type { District } from './types';

export interface Victim {
  owner: number;
  hit: number;
}

/**
 * Every die that could be expelled from a district; equal dice of one owner are one choice. Rivals' dice come
 * first: expelling one's own is rarely meant, so it stands last.
 */
export function victims(district: District, eyes: number | null): Victim[] {
  const all = district.dice.flatMap((dice, owner) =>
    [...new Set(dice)].sort((a, b) => b - a).map((hit) => ({ owner, hit })),
  );
  return [...all.filter(({ owner }) => owner !== eyes), ...all.filter(({ owner }) => owner === eyes)];
}
