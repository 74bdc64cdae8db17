import { beforeEach, expect, test, vi } from 'vitest';
import type { TableState } from '../protocol/types';
import { note, takeBack, toAdd, withNonce } from './nonces';
import { check, isWrong } from './verify';
import { keptOf } from './commitments';

const SECRET = '00'.repeat(32);
const PROMISE = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'; // SHA-256 of 32 zero bytes

let tables = 0;
let table = '';
beforeEach(() => {
  table = `t${String(++tables)}`;
});

const seats = (...nonces: string[]): TableState['seats'] =>
  nonces.map((nonce) => ({ nonce })) as TableState['seats'];
const state = (changes: Partial<TableState>): TableState =>
  ({
    status: 'open',
    game_number: 1,
    commitment: PROMISE,
    seats: seats('', ''),
    nonces: [],
    secret: null,
    ...changes,
  }) as TableState;

test('whoever sits before a game adds a number once its fingerprint is known, and the same one again', () => {
  const command = toAdd(table, state({}), 1);
  expect(command).toMatchObject({ do: 'add-nonce' });
  const nonce = command && 'nonce' in command ? command.nonce : '';
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(toAdd(table, state({}), 1)).toEqual(command);
  expect(withNonce(table, state({}), 1, { do: 'start' })).toEqual({ do: 'start', nonce });
  expect(toAdd(table, state({ seats: seats('', nonce ?? '') }), 1)).toBe(null);
  expect(toAdd(table, state({}), null)).toBe(null);
  expect(toAdd(table, state({ commitment: null }), 1)).toBe(null);
  expect(toAdd(table, state({ status: 'playing' }), 1)).toBe(null);
});

test('another game has another number, which comes with asking for it', () => {
  const over = state({ status: 'over', next_commitment: 'ab' });
  const asked = withNonce(table, over, 0, { do: 'ask-rematch' });
  const started = withNonce(table, state({}), 0, { do: 'start' });
  expect(asked).not.toEqual(started);
  expect(keptOf(table, 2)).toMatchObject({ commitment: 'ab', nonce: 'nonce' in asked ? asked.nonce : '?' });
  expect(withNonce(table, over, 0, { do: 'leave' })).toEqual({ do: 'leave' });
});

test('the end is compared with what was shown first', async () => {
  note(table, state({}));
  const command = toAdd(table, state({}), 0);
  const nonce = command && 'nonce' in command ? (command.nonce ?? '') : '';
  const over = state({ status: 'over', secret: SECRET, nonces: [nonce, ''] });
  const found = await check(over, keptOf(table, 1));
  expect(found).toEqual({ isAsShown: true, isSecretRight: true, isMineIn: true });
  expect(isWrong(found)).toBe(false);
  const dropped = await check({ ...over, nonces: ['', ''] }, keptOf(table, 1));
  expect(dropped).toEqual({ isAsShown: true, isSecretRight: true, isMineIn: false });
  const redrawn = await check({ ...over, secret: '11'.repeat(32) }, keptOf(table, 1));
  expect(redrawn.isSecretRight).toBe(false);
  note(table, state({ commitment: 'another' }));
  const exchanged = await check({ ...over, commitment: 'another' }, keptOf(table, 1));
  expect(exchanged.isAsShown).toBe(false);
  expect(isWrong(exchanged)).toBe(true);
});

test('a number that was refused is not missed afterwards, one that went in before is', () => {
  const sent = withNonce(table, state({}), 0, { do: 'start' });
  const nonce = 'nonce' in sent ? (sent.nonce ?? '') : '';
  takeBack(table, state({ seats: seats(nonce, '') }), 0, sent);
  expect(keptOf(table, 1)?.nonce).toBe(nonce);
  takeBack(table, state({ seats: seats('ff', '') }), 0, sent);
  expect(keptOf(table, 1)?.nonce).toBe('');
});

test('without https nothing is claimed about fingerprints', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  note(table, state({}));
  const over = state({ status: 'over', secret: SECRET });
  expect(await check(over, keptOf(table, 1))).toEqual({
    isAsShown: true,
    isSecretRight: null,
    isMineIn: null,
  });
  vi.unstubAllGlobals();
});
