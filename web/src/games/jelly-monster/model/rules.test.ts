// What the browser works out on its own in a round, against what the engine says of the same tables.
import { describe, expect, it } from 'vitest';
import { after } from './apply-event';
import recorded from './fixtures/frames.json';
import { foreseen, read } from './placing';
import { shares } from './sharing';
import type { Happening, View } from './types';
import { whyNot } from './why-not';

type Table = Pick<View, 'phase' | 'now' | 'districts' | 'players'>;
interface Laid {
  before: Table;
  move: string;
  seat: number;
  happening: Happening[];
  after: Table;
}
type Weighed = Table & { seat: number; why: Record<string, string | null> };

const laid = recorded.laid as unknown as Laid[];
const weighed = recorded.why as unknown as Weighed[];
const tableOf = ({ districts, players }: Table) => ({
  districts,
  players: players.map(({ dice_left, in_centre, has_barrier }) => ({ dice_left, in_centre, has_barrier })),
});

describe('an action', () => {
  it.each(laid.map((given) => [given.move, given] as const))(
    '%s leaves the table as the engine does',
    (_, given) => {
      const next = given.happening.reduce(after, given.before as View);
      expect(tableOf(next)).toEqual(tableOf(given.after));
    },
  );
  it.each(laid.flatMap((given) => (read(given.move) ? [[given.move, given] as const] : [])))(
    '%s is drawn as the engine will say, before it says so',
    (move, given) => {
      const { dice_left, settles_at } = given.before.players[given.seat]!;
      const sent = { placing: read(move), roundNo: 0, left: dice_left, settlesAt: settles_at };
      const next = foreseen(given.before as View, sent, given.seat);
      if (given.happening[0]?.event !== 'effect-lost') expect(next.districts).toEqual(given.after.districts);
    },
  );
});

describe('why a district cannot be used', () => {
  it.each(weighed.map((given, nth) => [nth, given] as const))('is what the engine says (%i)', (_, given) => {
    const settles = given.players[given.seat]?.settles_at ?? null;
    const isRolling = given.now != null && settles !== null && given.now < settles;
    const found = given.districts.map((district) => [
      district.name,
      whyNot(given as unknown as View, given.seat, district, isRolling),
    ]);
    expect(Object.fromEntries(found)).toEqual(given.why);
  });
  it('is compared for every reason that the browser knows', () => {
    const met = new Set(weighed.flatMap(({ why }) => Object.values(why)));
    for (const reason of [
      'not-started',
      'round-over',
      'not-settled',
      'already-committed',
      'blocked',
      'barrier-used',
    ])
      expect(met).toContain(reason);
  });
});

describe('ways to share out', () => {
  it.each(recorded.shares.map((given, nth) => [nth, given] as const))(
    'are the legal moves (%i)',
    (_, { seat, jelly, owed, moves }) => {
      const players = owed.map(() => ({ jelly }));
      const found = shares({ players, scoring: { owed } } as unknown as View, seat);
      expect(found.map(({ move }) => move).sort()).toEqual([...moves].sort());
    },
  );
});
