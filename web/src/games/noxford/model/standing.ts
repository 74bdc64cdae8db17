import type { NoxfordCardView, NoxfordPlotView } from '../protocol';
import { boundsOf, seamBetween, type Seam, type Side } from './geometry';

export type Plot = Pick<NoxfordPlotView, 'x' | 'y' | 'lying' | 'cards'>;

export interface Control {
  plot: number;
  symbols: string;
  owner: number | null;
  strengths: number[];
  worth: number;
}

/** Everything that follows from where the cards lie. */
export interface Standing {
  seams: (Seam & { one: number; other: number })[];
  /** By plot: which other plots it touches. */
  touching: number[][];
  locked: boolean[];
  /** By plot: turned down by a barracks, if the game ended now. */
  down: boolean[];
  districts: Control[];
  points: number[];
}

const OPPOSITE: Record<Side, Side> = { left: 'right', right: 'left', bottom: 'top', top: 'bottom' };
const MASTER = 4;

export const topOf = (plot: Pick<Plot, 'cards'>): NoxfordCardView => plot.cards.at(-1)!;
export const isSyndicate = (card: NoxfordCardView): boolean => card.owner !== null;
export const isDistrict = (card: NoxfordCardView): boolean => card.owner === null && card.symbols !== '';
export const isBarracks = (card: NoxfordCardView): boolean => card.owner === null && card.symbols === '';

/** A point a symbol, two more for each that is the owner's favourite. */
export const worthOf = (symbols: string, favourite: string): number =>
  symbols.length + 2 * [...symbols].filter((symbol) => symbol === favourite).length;

/** `favourites` by seat. */
export function standingOf(city: readonly Plot[], favourites: readonly string[]): Standing {
  const seams: Standing['seams'] = [];
  const touching: number[][] = city.map(() => []);
  const sides: Set<Side>[] = city.map(() => new Set());
  const bounds = city.map(boundsOf);
  bounds.forEach((here, one) => {
    for (let other = one + 1; other < city.length; other++) {
      const seam = seamBetween(here, bounds[other]!);
      if (!seam) continue;
      seams.push({ one, other, ...seam });
      touching[one]!.push(other);
      touching[other]!.push(one);
      sides[one]!.add(seam.side);
      sides[other]!.add(OPPOSITE[seam.side]);
    }
  });
  const tops = city.map(topOf);
  const down = tops.map(
    (card, plot) => isSyndicate(card) && touching[plot]!.some((at) => isBarracks(tops[at]!)),
  );
  const districts = tops.flatMap((card, plot): Control[] => {
    if (!isDistrict(card)) return [];
    const strengths = favourites.map(() => 0);
    for (const at of touching[plot]!) {
      const { owner, rank } = tops[at]!;
      if (owner !== null && !down[at]) strengths[owner] = (strengths[owner] ?? 0) + (rank === MASTER ? 2 : 1);
    }
    const most = Math.max(...strengths);
    const first = strengths.indexOf(most);
    const owner = most > 0 && strengths.lastIndexOf(most) === first ? first : null;
    const worth = owner === null ? 0 : worthOf(card.symbols, favourites[owner] ?? '');
    return [{ plot, symbols: card.symbols, owner, strengths, worth }];
  });
  const points = favourites.map((_, seat) =>
    districts.reduce((sum, { owner, worth }) => sum + (owner === seat ? worth : 0), 0),
  );
  return { seams, touching, locked: sides.map(({ size }) => size === 4), down, districts, points };
}
