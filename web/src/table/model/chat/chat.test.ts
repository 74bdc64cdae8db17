import { expect, test } from 'vitest';
import type { Said } from '../../../protocol/types';
import { clockTime, fullTime } from './chat-times';
import { lastOf, unreadIn } from './unread';

const line = (number: number, person: string): Said => ({
  ...{ type: 'said', table: 't', name: person, text: '…', at: 0 },
  ...{ number, person },
});

test('unread is what others said after the last line that was seen', () => {
  const chat = [line(1, 'ana'), line(2, 'ben'), line(3, 'me'), line(5, 'ana')];
  expect(lastOf(chat)).toBe(5);
  expect(unreadIn(chat, lastOf([]), 'me', [])).toBe(3);
  expect(unreadIn(chat, 2, 'me', [])).toBe(1);
  expect(unreadIn(chat, 5, 'me', [])).toBe(0);
});

test('whoever is muted leaves nothing unread', () => {
  expect(unreadIn([line(1, 'ana'), line(2, 'ben')], -1, 'me', ['ana'])).toBe(1);
});

test('a time of today is an hour; before that the day stands with it', () => {
  const now = new Date(2026, 4, 17, 21, 30).getTime();
  const said = new Date(2026, 4, 17, 9, 5).getTime();
  expect(clockTime(said, 'fr', now)).toBe('09:05');
  expect(clockTime(said - 86_400_000, 'fr', now)).toBe('16 mai, 09:05');
  expect(fullTime(said, 'fr')).toContain('dimanche 17 mai 2026');
});
