// Made by `npm run types` from the server. Do not edit.
import type { Outcome } from '../../protocol/types';

export type NoxfordEvent =
  | NoxfordCardCovered
  | NoxfordCardDrawn
  | NoxfordCardLaid
  | NoxfordCardLaidOnto
  | NoxfordCardLifted
  | NoxfordCardPlaced
  | NoxfordCityBegan
  | NoxfordDistrictLost
  | NoxfordDistrictTaken
  | NoxfordEverybodyPassed
  | NoxfordGameBegan
  | NoxfordGameScored
  | NoxfordGearLeft
  | NoxfordGearTurns
  | NoxfordHandDealt
  | NoxfordLastCard
  | NoxfordNeutralLaid
  | NoxfordNeutralLifted
  | NoxfordNeutralOpened
  | NoxfordNeutralPlaced
  | NoxfordPassed
  | NoxfordSyndicatePlayed;

/**
 * A card was laid over another one.
 */
export interface NoxfordCardCovered {
  below: string;
  card: string;
  event: 'card-covered';
  owner: number;
  seat: number;
  x: number;
  y: number;
}
/**
 * A hand was refilled. The card is None where the viewer may not see it.
 */
export interface NoxfordCardDrawn {
  card: string | null;
  event: 'card-drawn';
  seat: number;
}
/**
 * The lifted syndicate card was laid beside the city.
 */
export interface NoxfordCardLaid {
  card: string;
  event: 'card-laid';
  lying: boolean;
  owner: number;
  seat: number;
  x: number;
  y: number;
}
/**
 * The lifted card, `whose`, was laid over another one.
 */
export interface NoxfordCardLaidOnto {
  below: string;
  card: string;
  event: 'card-laid-onto';
  owner: number;
  seat: number;
  whose: number;
  x: number;
  y: number;
}
/**
 * A gear lifted a syndicate card.
 */
export interface NoxfordCardLifted {
  card: string;
  event: 'card-lifted';
  owner: number;
  seat: number;
  x: number;
  y: number;
}
/**
 * A syndicate card was placed beside the city.
 */
export interface NoxfordCardPlaced {
  card: string;
  event: 'card-placed';
  lying: boolean;
  seat: number;
  x: number;
  y: number;
}
/**
 * One card. `face` is its short name in the notation; neutrals have no owner and rank 0.
 */
export interface NoxfordCardView {
  card: string;
  face: string;
  gear: boolean;
  owner: number | null;
  rank: number;
  symbols: string;
}
/**
 * A neutral card of the set-up was laid. `symbols` is empty but for a district; `size` counts them.
 */
export interface NoxfordCityBegan {
  card: string;
  event: 'city-began';
  size: number;
  symbols: string;
  x: number;
  y: number;
}
/**
 * A piece of edge that two plots share, from one end to the other.
 */
export interface NoxfordContact {
  /**
   * @minItems 2
   * @maxItems 2
   */
  end: [number, number];
  one: number;
  other: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: [number, number];
}
/**
 * A rich district: who would get it now, and everybody's strength around it.
 */
export interface NoxfordDistrict {
  lead: number;
  owner: number | null;
  plot: number;
  strengths: number[];
  symbols: string;
  worth: number[];
  x: number;
  y: number;
}
/**
 * A player controls a district no longer, and nobody else does.
 */
export interface NoxfordDistrictLost {
  event: 'district-lost';
  seat: number;
  symbols: string;
}
/**
 * A player controls a district now.
 */
export interface NoxfordDistrictTaken {
  event: 'district-taken';
  seat: number;
  symbols: string;
}
/**
 * Nobody can do anything: the game is over.
 */
export interface NoxfordEverybodyPassed {
  event: 'everybody-passed';
}
/**
 * Who begins.
 */
export interface NoxfordGameBegan {
  event: 'game-began';
  seat: number;
}
/**
 * The points by seat.
 */
export interface NoxfordGameScored {
  event: 'game-scored';
  totals: number[];
}
/**
 * A player chose to move nothing.
 */
export interface NoxfordGearLeft {
  event: 'gear-left';
  seat: number;
}
/**
 * The card just played carries a gear, and there is something to move.
 */
export interface NoxfordGearTurns {
  event: 'gear-turns';
  seat: number;
}
/**
 * The viewer's first cards.
 */
export interface NoxfordHandDealt {
  cards: string[];
  event: 'hand-dealt';
  seat: number;
}
/**
 * A player has one card of the syndicate left to play.
 */
export interface NoxfordLastCard {
  event: 'last-card';
  seat: number;
}
/**
 * The lifted neutral card was laid beside the city.
 */
export interface NoxfordNeutralLaid {
  card: string;
  event: 'neutral-laid';
  lying: boolean;
  seat: number;
  size: number;
  symbols: string;
  x: number;
  y: number;
}
/**
 * A gear lifted a neutral card.
 */
export interface NoxfordNeutralLifted {
  card: string;
  event: 'neutral-lifted';
  seat: number;
  size: number;
  symbols: string;
  x: number;
  y: number;
}
/**
 * A neutral card was turned up beside the pile.
 */
export interface NoxfordNeutralOpened {
  card: string;
  event: 'neutral-opened';
  size: number;
  symbols: string;
}
/**
 * An open neutral card was placed beside the city.
 */
export interface NoxfordNeutralPlaced {
  card: string;
  event: 'neutral-placed';
  lying: boolean;
  seat: number;
  size: number;
  symbols: string;
  x: number;
  y: number;
}
/**
 * A player can do nothing.
 */
export interface NoxfordPassed {
  event: 'passed';
  seat: number;
}
/**
 * A player has played the tenth card: the game is over.
 */
export interface NoxfordSyndicatePlayed {
  event: 'syndicate-played';
  seat: number;
}
/**
 * The card in the air, and the rectangle it has left.
 */
export interface NoxfordLifted {
  card: NoxfordCardView;
  lying: boolean;
  x: number;
  y: number;
}
/**
 * A place of the city: its rectangle, and its cards from the bottom up; the last is in play.
 */
export interface NoxfordPlotView {
  cards: NoxfordCardView[];
  locked: boolean;
  lying: boolean;
  x: number;
  y: number;
}
/**
 * One player's syndicate. `hand` is None where the viewer may not see it.
 */
export interface NoxfordSide {
  districts: number;
  favourite: string;
  hand: NoxfordCardView[] | null;
  hand_size: number;
  has_master: boolean;
  left: number;
  pile_size: number;
  points: number;
  unseen: {
    [k: string]: number;
  };
}
/**
 * The table of Noxford. Plots are named by their number in `city`.
 */
export interface NoxfordView {
  asks: string[];
  city: NoxfordPlotView[];
  contacts: NoxfordContact[];
  districts: NoxfordDistrict[];
  game: string;
  kind: 'noxford';
  lifted: NoxfordLifted | null;
  neutral_pile_size: number;
  open: NoxfordCardView[];
  outcome: Outcome | null;
  passes: number;
  phase: string;
  played: number | null;
  seat: number | null;
  seats: number;
  sides: NoxfordSide[];
  to_act: number[];
  turned_down: number[];
  unseen_neutrals: {
    [k: string]: number;
  };
}
