import { expect, test } from 'vitest';
import { spokenValues } from './values';

const tables = {
  name: 'Brutal',
  set_bonus: 9,
  shared_pay: [6, 4],
  cards: { '7': { copies: 7, worth: 10 }, '-3': { copies: 2, worth: -6 } },
};

test('sentences can name every value of an edition', () => {
  expect(spokenValues(tables)).toMatchObject({
    'set-bonus': 9,
    'shared-pay-1': 6,
    'shared-pay-2': 4,
    'cards-7-worth': 10,
    'cards-minus3-worth': -6,
  });
});

test('and those of the card that they are about', () => {
  expect(spokenValues(tables, '7')).toMatchObject({ 'of-worth': 10, 'of-copies': 7 });
  expect(spokenValues(tables, '−3')).toMatchObject({ 'of-worth': -6 });
  expect(spokenValues(tables, '9')).not.toHaveProperty('of-worth');
});
