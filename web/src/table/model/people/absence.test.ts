import { describe, expect, test } from 'vitest';
import type { TableState } from '../../../protocol/types';
import { goneAt, hasOthers, mayHold, mayTakeHost } from './absence';

const MINUTE = 60_000;
const table = (clock: string, status = 'playing', more: object = {}): TableState =>
  ({
    status,
    host: 'a',
    settings: { clock: { clock } },
    seats: [
      { person: 'a', held_by: null, has_resigned: false },
      { person: 'b', held_by: null, has_resigned: false, ...more },
      { person: null, held_by: null, has_resigned: false },
    ],
  }) as unknown as TableState;

describe('who is gone', () => {
  const away = [
    { person: 'a', since: 0 },
    { person: 'b', since: 500 },
  ];

  test('counts a minute from when somebody was last seen, and knows when to look again', () => {
    expect(goneAt(away, MINUTE - 1)).toEqual({ gone: new Set(), next: MINUTE });
    expect(goneAt(away, MINUTE)).toEqual({ gone: new Set(['a']), next: MINUTE + 500 });
    expect(goneAt(away, 2 * MINUTE)).toEqual({ gone: new Set(['a', 'b']), next: null });
  });

  test('a bot is offered for those alone, and never where moves take days', () => {
    const gone = new Set(['b']);
    expect([0, 1, 2].map((seat) => mayHold(table('none'), seat, gone))).toEqual([false, true, false]);
    expect(mayHold(table('none', 'playing', { held_by: 'club' }), 1, gone)).toBe(false);
    expect(mayHold(table('relaxed'), 1, gone)).toBe(false);
  });

  test('the host can be followed between games, and in a game unless moves take days', () => {
    const gone = new Set(['a']);
    expect(mayTakeHost(table('relaxed', 'open'), gone)).toBe(true);
    expect(mayTakeHost(table('relaxed', 'over'), gone)).toBe(true);
    expect(mayTakeHost(table('relaxed'), gone)).toBe(false);
    expect(mayTakeHost(table('live'), gone)).toBe(true);
    expect(mayTakeHost(table('live'), new Set())).toBe(false);
  });

  test('the consent of people is needed, not that of bots or of those who have given up', () => {
    expect(hasOthers(table('none'), 0)).toBe(true);
    expect(hasOthers(table('none', 'playing', { has_resigned: true }), 0)).toBe(false);
    expect(hasOthers(table('none', 'playing', { person: null }), 0)).toBe(false);
  });
});
