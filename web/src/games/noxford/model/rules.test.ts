// What the browser works out from where the cards lie, against what the engine says of the same cities.
import { describe, expect, it } from 'vitest';
import { cityWith, cityWithout, favouritesOf, ofLaying, ofLifting } from './consequences';
import recorded from './fixtures/frames.json';
import { cardOf, plotsOf, viewOf, type Judged, type SmallCity } from './fixtures/small';
import { corner } from './geometry';
import { offerOf, type Target } from './offer';
import { whyNotLifted, whyNotOnto } from './why-not';
import { standingOf, type Plot } from './standing';

type Laid = SmallCity & { move: string; after: SmallCity & Judged };
type Lifts = SmallCity & Judged & { moves: string[]; why: Record<string, string | null> };
const laid = recorded.laid as unknown as Laid[];
const lifts = recorded.lifts as unknown as Lifts[];
const bridges = recorded.bridges as unknown as Omit<Lifts, 'moves'>[];

const sorted = (plots: Plot[]) =>
  plots
    .map(({ x, y, lying, cards }) => ({
      x,
      y,
      lying,
      cards: cards.map(({ face, owner }) => `${owner}${face}`),
    }))
    .sort((a, b) => a.x - b.x || a.y - b.y);
const placing = laid.filter(({ move }) => !move.startsWith('lift'));
const lifting = laid.filter(({ move }) => move.startsWith('lift'));

/** The card that a move lays, and where. */
function laying(given: Laid) {
  const view = viewOf(given);
  const offer = offerOf(view, [given.move]);
  const [face, targets] = [...offer.faces][0] ?? ['', offer.air];
  const target = targets[0] as Target;
  const there = plotsOf(given.after).find((plot) => corner(plot) === corner(target.spot));
  const card = view.lifted?.card ?? there?.cards.at(-1) ?? cardOf(face);
  return { view, card, target };
}

describe('the standing of a city', () => {
  it.each(laid.map((given) => [given.move, given.after] as const))(
    'after %s is what the engine says',
    (_, after) => {
      const standing = standingOf(plotsOf(after), favouritesOf(viewOf(after)));
      expect(standing.seams.map(({ one, other, start, end }) => [one, other, ...start, ...end])).toEqual(
        after.contacts,
      );
      const marked = (marks: boolean[]) => marks.flatMap((is, plot) => (is ? [plot] : []));
      expect(marked(standing.locked)).toEqual(after.locked);
      expect(marked(standing.down)).toEqual(after.down);
      expect(standing.districts.map(({ plot, owner, strengths }) => [plot, owner, strengths])).toEqual(
        after.districts,
      );
      expect(standing.points).toEqual(after.points);
    },
  );
});

describe('what a card would change', () => {
  it.each(placing.map((given) => [given.move, given] as const))(
    '%s gives the city of the engine',
    (_, given) => {
      const { view, card, target } = laying(given);
      expect(sorted(cityWith(view.city, card, target))).toEqual(sorted(plotsOf(given.after)));
    },
  );
  it.each(placing.map((given) => [given.move, given] as const))(
    '%s touches, turns and takes what the engine says',
    (_, given) => {
      const { view, card, target } = laying(given);
      const { after } = given;
      const foretold = ofLaying(view, card, target);
      const number = after.city.findIndex(([x, y]) => corner({ x, y }) === corner(target.spot));
      const touched = after.contacts.flatMap(([one, other]) =>
        one === number ? [other] : other === number ? [one] : [],
      );
      const cornerOf = (plot: number) => corner({ x: after.city[plot]![0], y: after.city[plot]![1] });
      expect(foretold.touched.map(corner).sort()).toEqual(touched.map(cornerOf).sort());
      for (const change of foretold.changes) {
        const district = after.districts.find(([plot]) => cornerOf(plot) === corner(change));
        expect([change.after, change.strengths]).toEqual([district?.[1], district?.[2]]);
      }
      const before = standingOf(view.city, favouritesOf(view));
      const gains = after.points.map((points, seat) => points - (before.points[seat] ?? 0));
      expect(foretold.gains).toEqual(gains);
      const kept = before.districts.filter(({ plot, owner }) => {
        const now = after.districts.find(([at]) => cornerOf(at) === corner(view.city[plot]!));
        return now?.[1] === owner;
      });
      expect(foretold.changes.filter(({ isNew }) => !isNew)).toHaveLength(
        before.districts.length - kept.length,
      );
    },
  );
  it.each(lifting.map((given) => [given.move, given] as const))('%s likewise', (_, given) => {
    const view = viewOf(given);
    const at = view.city.findIndex((plot) => given.move === `lift ${corner(plot)}`);
    expect(sorted(cityWithout(view.city, at))).toEqual(sorted(plotsOf(given.after)));
    const before = standingOf(view.city, favouritesOf(view));
    expect(ofLifting(view, at).gains).toEqual(
      given.after.points.map((points, seat) => points - (before.points[seat] ?? 0)),
    );
  });
});

describe('why a gear cannot move a card', () => {
  it.each(lifts.map((given, place) => [place, given] as const))(
    'in city %i is what the engine says',
    (_, given) => {
      const view = viewOf(given, given);
      const offer = offerOf(view, given.moves);
      const why = view.city.map((plot, number) => [corner(plot), whyNotLifted(view, number, offer)]);
      expect(Object.fromEntries(why)).toEqual(given.why);
    },
  );
  it('knows all reasons', () => {
    const met = new Set(lifts.flatMap(({ why }) => Object.values(why)));
    expect(met).toContain('splits-the-city');
    expect(met).toContain('master-stays');
    expect(met).toContain('locked');
    expect(met).toContain('just-played');
  });
});

describe('why a bridge in the air cannot go onto a card', () => {
  it.each(bridges.map((given, place) => [place, given] as const))(
    'in city %i is what the engine says',
    (_, given) => {
      const view = viewOf(given, given);
      const why = view.city.map((plot) => [corner(plot), whyNotOnto(view, view.lifted!.card, plot)]);
      expect(Object.fromEntries(why)).toEqual(given.why);
      expect(why.flat()).toContain('splits-the-city');
    },
  );
});
