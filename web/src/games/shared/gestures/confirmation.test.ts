import { beforeEach, expect, test } from 'vitest';
import { preferences } from '../../../app/settings/preferences.svelte';
import type { Words } from '../../board';
import { Confirmation } from './confirmation.svelte';

const words = { say: (key: string) => key } as unknown as Words;

beforeEach(() => (preferences.confirmMoves = 'always'));

function asked(): Confirmation {
  const confirmation = new Confirmation();
  expect(confirmation.grants('mansion 4', 'pair 4', 'first pair at 4', words, null)).toBe(false);
  return confirmation;
}

test('the second press on the same thing plays', () => {
  expect(asked().grants('mansion 4', 'pair 4', 'first pair at 4', words, null)).toBe(true);
});

test('what others do meanwhile does not take the first press back', () => {
  const confirmation = asked();
  confirmation.checkAgain(['pair 3', 'pair 4']);
  expect(confirmation.thing).toBe('mansion 4');
  expect(confirmation.grants('mansion 4', 'pair 4', 'first pair at 4', words, null)).toBe(true);
});

test('a move that is no longer legal is not asked about any more', () => {
  const confirmation = asked();
  confirmation.checkAgain(['pair 3']);
  expect(confirmation.thing).toBeNull();
});

test('nor is a thing that has left the board', () => {
  const confirmation = new Confirmation();
  const element = document.createElement('button');
  confirmation.grants('mansion 4', 'pair 4', 'first pair at 4', words, element);
  confirmation.checkAgain(['pair 4']);
  expect(confirmation.thing).toBeNull();
});
