import type { NoxfordCardView, NoxfordView } from '../protocol';
import { corner, type Seam, type Spot } from './geometry';
import type { Target } from './offer';
import { standingOf, topOf, type Plot, type Standing } from './standing';

/** A district that changes hands; null is nobody. */
export interface Change extends Spot {
  symbols: string;
  before: number | null;
  after: number | null;
  strengths: number[];
  worth: number;
  isNew: boolean;
}
export interface CardAt extends Spot {
  card: NoxfordCardView;
}

/** What a card laid or lifted changes. */
export interface Consequences {
  touched: CardAt[];
  seams: Seam[];
  changes: Change[];
  /** Cards that a barracks would turn down from now on, and cards it would no longer. */
  turnedDown: CardAt[];
  raised: CardAt[];
  locked: CardAt[];
  unlocked: CardAt[];
  /** By seat: more or fewer points than now. */
  gains: number[];
}

export const favouritesOf = (view: NoxfordView): string[] => view.sides.map((side) => side.favourite);

/** The city with a card laid on a target. */
export function cityWith(city: readonly Plot[], card: NoxfordCardView, target: Target): Plot[] {
  if (!target.isOnto) return [...city, { ...target.spot, cards: [card] }];
  return city.map((plot) =>
    corner(plot) === corner(target.spot) ? { ...plot, cards: [...plot.cards, card] } : plot,
  );
}

/** The city without the top card of a plot. */
export const cityWithout = (city: readonly Plot[], at: number): Plot[] =>
  city.flatMap((plot, number) => {
    if (number !== at) return [plot];
    return plot.cards.length > 1 ? [{ ...plot, cards: plot.cards.slice(0, -1) }] : [];
  });

export function ofLaying(view: NoxfordView, card: NoxfordCardView, target: Target): Consequences {
  return compare(view, cityWith(view.city, card, target), target.spot);
}

export function ofLifting(view: NoxfordView, plot: number): Consequences {
  return compare(view, cityWithout(view.city, plot), null);
}

// Many places are weighed against the same view.
const known = new WeakMap<NoxfordView, Standing>();

function standingNow(view: NoxfordView): Standing {
  const standing = known.get(view) ?? standingOf(view.city, favouritesOf(view));
  known.set(view, standing);
  return standing;
}

function compare(view: NoxfordView, city: Plot[], laid: Spot | null): Consequences {
  const favourites = favouritesOf(view);
  const before = standingNow(view);
  const after = standingOf(city, favourites);
  const cardAt = (plots: readonly Plot[], number: number): CardAt => {
    const plot = plots[number]!;
    return { x: plot.x, y: plot.y, lying: plot.lying, card: topOf(plot) };
  };
  const at = laid === null ? -1 : city.findIndex((plot) => corner(plot) === corner(laid));
  const wasAt = (plot: Plot): number => view.city.findIndex((each) => corner(each) === corner(plot));
  const isMarked = (marks: boolean[], plot: Plot): boolean => marks[wasAt(plot)] ?? false;
  const which = (test: (plot: Plot, number: number) => boolean): CardAt[] =>
    city.flatMap((plot, number) => (test(plot, number) ? [cardAt(city, number)] : []));
  return {
    touched: (after.touching[at] ?? []).map((number) => cardAt(city, number)),
    seams: after.seams.filter(({ one, other }) => one === at || other === at),
    changes: after.districts.flatMap((now): Change[] => {
      const plot = city[now.plot]!;
      const was = before.districts.find((each) => each.plot === wasAt(plot));
      const { x, y, lying } = plot;
      if ((was?.owner ?? null) === now.owner) return [];
      return [
        {
          ...{ x, y, lying, symbols: now.symbols, before: was?.owner ?? null, after: now.owner },
          ...{ strengths: now.strengths, worth: now.worth, isNew: was === undefined },
        },
      ];
    }),
    // A card that covers one already turned down is turned down as well: that is news.
    turnedDown: which(
      (plot, number) => after.down[number]! && (number === at || !isMarked(before.down, plot)),
    ),
    raised: which((plot, number) => number !== at && !after.down[number]! && isMarked(before.down, plot)),
    locked: which((plot, number) => after.locked[number]! && !isMarked(before.locked, plot)),
    unlocked: which((plot, number) => !after.locked[number]! && isMarked(before.locked, plot)),
    gains: after.points.map((points, seat) => points - (before.points[seat] ?? 0)),
  };
}
