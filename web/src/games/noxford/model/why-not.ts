import type { NoxfordCardView, NoxfordPlotView, NoxfordView } from '../protocol';
import { corner } from './geometry';
import type { Offer } from './offer';
import { topOf, isSyndicate } from './standing';

const MASTER = 4;

/** Why a gear cannot move a card of the city; null if it can. The names are those of the rules' refusals. */
export function whyNotLifted(view: NoxfordView, plot: number, offer: Offer): string | null {
  const at = view.city[plot]!;
  if (offer.lifts.has(corner(at))) return null;
  if (plot === view.played) return 'just-played';
  if (topOf(at).rank === MASTER) return 'master-stays';
  if (at.locked) return 'locked';
  // The engine has tried all places: no other one would hold the city together.
  return at.cards.length === 1 && splits(view, plot) ? 'splits-the-city' : 'nowhere-to-go';
}

/** Why the held card cannot go onto a card of the city. */
export function whyNotOnto(view: NoxfordView, card: NoxfordCardView, plot: NoxfordPlotView): string | null {
  const below = topOf(plot);
  if (!isSyndicate(card)) return 'neutrals-do-not-cover';
  if (view.lifted !== null && corner(view.lifted) === corner(plot)) return 'same-place';
  if (!isSyndicate(below)) return 'not-a-syndicate-card';
  if (below.rank >= card.rank) return 'rank-too-low';
  if (plot.locked) return 'locked';
  return view.lifted !== null && splits(view) ? 'splits-the-city' : null;
}

/** Whether the city is in pieces, without a plot or as it lies. */
function splits(view: NoxfordView, gone: number | null = null): boolean {
  const touching: number[][] = view.city.map(() => []);
  for (const { one, other } of view.contacts) {
    if (one === gone || other === gone) continue;
    touching[one]!.push(other);
    touching[other]!.push(one);
  }
  const reached = new Set([gone === 0 ? 1 : 0]);
  for (const plot of reached) touching[plot]?.forEach((next) => reached.add(next));
  return reached.size < view.city.length - (gone === null ? 0 : 1);
}
