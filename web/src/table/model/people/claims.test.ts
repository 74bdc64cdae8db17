import { expect, test } from 'vitest';
import type { Claim } from '../../../protocol/types';
import { claimant, isAlmostHandedOver, mustConfirm } from './claims';

const seats = ['ana', 'ben', 'cleo', null].map((person) => ({ person }));
const table = { host: 'ana', seats };
const claim = (seat: number, agreed: number[] = []): Claim => ({
  seat,
  person: 'x',
  name: 'X',
  asked_at: 0,
  agreed,
});
const asked = (of: Claim, isHere = true): number[] =>
  [0, 1, 2].filter((eyes) => mustConfirm(table, of, eyes, () => isHere));

test('the host and whoever has the seat are asked', () => {
  expect(asked(claim(1))).toEqual([0, 1]);
  expect(asked(claim(1, [0]))).toEqual([1]);
});

test('for the seat of the host, or without one, everybody is', () => {
  expect(asked(claim(0))).toEqual([0, 1, 2]);
  expect(asked(claim(1), false)).toEqual([0, 1, 2]);
});

test('a spectator is asked nothing', () => {
  expect(mustConfirm(table, claim(0), null, () => false)).toBe(false);
});

test('whoever has the seat has a moment to object, once those who are here have confirmed', () => {
  const isHere = (seat: number) => seat !== 1;
  expect(isAlmostHandedOver(table, claim(1), isHere)).toBe(false);
  expect(isAlmostHandedOver(table, claim(1, [0]), isHere)).toBe(true);
  expect(isAlmostHandedOver(table, claim(1, [0]), () => true)).toBe(false);
  expect(isAlmostHandedOver(table, claim(0, [1]), (seat) => seat !== 0)).toBe(false);
  expect(isAlmostHandedOver(table, claim(0, [1, 2]), (seat) => seat !== 0)).toBe(true);
});

test('nobody is told that a name claims to be the same name', () => {
  const words = { person: (name: string | null | undefined) => name || 'Somebody' };
  expect(claimant('Ben (2)', 'Ben', words)).toBe('Somebody');
  expect(claimant('Eve', 'Ben', words)).toBe('Eve');
});
