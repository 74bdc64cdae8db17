import type { NoxfordCardView, NoxfordDistrict, NoxfordPlotView, NoxfordView } from '../protocol';
import type { Words } from '../../board';
import { seamOf } from './geometry';
import type { Target } from './offer';
import { topOf } from './standing';

/** A card as people call it: "Colette's Tough", "district AB". */
export function cardName(card: NoxfordCardView, words: Words): string {
  const name = words.name('card', card.card);
  if (card.owner !== null) return words.say('board-card-of', { card: name, seat: words.player(card.owner) });
  return card.symbols
    ? words.say('board-district', { card: name, symbols: symbolsOf(card.symbols, words) })
    : name;
}

/** The riches of a district by their names: cards show signs, and letters are for notation only. */
export const symbolsOf = (symbols: string, words: Words): string =>
  [...symbols].map((symbol) => words.name('symbol', symbol)).join(' + ');

/** As the first word of a sentence. */
export const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** Everybody's strength around a district, those with none left out. */
export const strengthsOf = (strengths: readonly number[], words: Words): string =>
  words.join(
    strengths.flatMap((count, seat) =>
      count > 0 ? [words.say('board-strength', { seat: words.player(seat), count })] : [],
    ),
  ) || words.say('nobody');

export const controlOf = (district: NoxfordDistrict, words: Words): string =>
  district.owner === null
    ? words.say('board-control-nobody', { strengths: strengthsOf(district.strengths, words) })
    : words.say('board-control', {
        seat: words.player(district.owner),
        strengths: strengthsOf(district.strengths, words),
        points: district.worth[district.owner] ?? 0,
      });

/** A card of the city as a screen reader says it: what it is, how it lies, what holds for it. */
export function plotName(view: NoxfordView, number: number, words: Words): string {
  const plot = view.city[number]!;
  const district = view.districts.find((each) => each.plot === number);
  const parts = [
    words.say('board-lies', { card: cardName(topOf(plot), words), lying: Number(plot.lying) }),
    ...(plot.locked ? [words.say('board-locked')] : []),
    ...(view.turned_down.includes(number) ? [words.say(downKey(view))] : []),
    ...(plot.cards.length > 1 ? [words.say('board-covers', { cards: beneath(plot, words) })] : []),
    ...(district ? [controlOf(district, words)] : []),
  ];
  return parts.join('. ');
}

export const downKey = (view: NoxfordView): string =>
  view.outcome === null ? 'board-down-later' : 'board-down';

export const beneath = (plot: NoxfordPlotView, words: Words): string =>
  words.join(plot.cards.slice(0, -1).map((card) => cardName(card, words)));

/** A place for the held card: how it would lie, and what it would touch or cover. */
export function targetName(view: NoxfordView, target: Target, words: Words): string {
  const cards = (plots: NoxfordPlotView[]): string =>
    words.join(counted(plots.map((plot) => cardName(topOf(plot), words))));
  if (target.isOnto) {
    const below = view.city.filter((plot) => plot.x === target.spot.x && plot.y === target.spot.y);
    return words.say('board-target-onto', { card: cards(below) });
  }
  return words.say('board-target', {
    lying: Number(target.spot.lying),
    cards: cards(view.city.filter((plot) => seamOf(target.spot, plot) !== null)),
  });
}

/** Each name once, with how often it came: nobody wants to hear "Ana's Tough" three times. */
function counted(names: readonly string[]): string[] {
  const often = new Map<string, number>();
  for (const name of names) often.set(name, (often.get(name) ?? 0) + 1);
  return [...often].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
}

const RANKS: Record<string, string> = { H: 'henchman', T: 'tough', L: 'lieutenant', M: 'master' };

/** A face of the notation, such as `Hg` or `AB`, as people call it. */
export function faceName(face: string, words: Words): string {
  const gear = face.endsWith('g') ? '-gear' : '';
  const name = gear ? face.slice(0, -1) : face;
  const rank = RANKS[name];
  if (rank) return words.name('card', rank + gear);
  if (name === 'barracks') return words.name('card', name + gear);
  return words.say('board-district', {
    card: words.name('card', `district${gear}`),
    symbols: symbolsOf(name, words),
  });
}

/** What a question about a card asks. Only these gears have words of their own. */
export function topicOf(card: NoxfordCardView): string {
  const kind = card.card.replace('-gear', '');
  const hasOwnWords = kind === 'henchman' || kind === 'district';
  return `${kind}${card.gear && hasOwnWords ? '-gear' : ''} ${card.symbols}`.trim();
}
