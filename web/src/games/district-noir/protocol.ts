// Made by `npm run types` from the server. Do not edit.
import type { Outcome } from '../../protocol/types';

export type DistrictNoirEvent =
  | DistrictNoirCardPlayed
  | DistrictNoirCardsTaken
  | DistrictNoirCityThreatened
  | DistrictNoirCityWon
  | DistrictNoirGameScored
  | DistrictNoirHandDealt
  | DistrictNoirLineLaid
  | DistrictNoirRoundBegan;

/**
 * A card was put at the end of the line.
 */
export interface DistrictNoirCardPlayed {
  card: string;
  event: 'card-played';
  seat: number;
}
/**
 * The end of the line went in front of a player, in the order of the line.
 */
export interface DistrictNoirCardsTaken {
  cards: string[];
  event: 'cards-taken';
  seat: number;
}
/**
 * A player has two of the three City cards.
 */
export interface DistrictNoirCityThreatened {
  event: 'city-threatened';
  seat: number;
}
/**
 * A player has all three City cards.
 */
export interface DistrictNoirCityWon {
  event: 'city-won';
  seat: number;
}
/**
 * Four rounds are over.
 */
export interface DistrictNoirGameScored {
  event: 'game-scored';
  /**
   * @minItems 2
   * @maxItems 2
   */
  totals: [number, number];
}
/**
 * The viewer's new cards.
 */
export interface DistrictNoirHandDealt {
  cards: string[];
  event: 'hand-dealt';
  seat: number;
}
/**
 * The first two cards of the line.
 */
export interface DistrictNoirLineLaid {
  cards: string[];
  event: 'line-laid';
}
/**
 * A new round, and who begins it.
 */
export interface DistrictNoirRoundBegan {
  beginner: number;
  event: 'round-began';
  round_no: number;
}
/**
 * One player's side of the table. `hand` is None where the viewer may not see it.
 */
export interface DistrictNoirSide {
  cities: number;
  front: {
    [k: string]: number;
  };
  hand: string[] | null;
  hand_size: number;
  has_taken: boolean;
  majorities: string[];
  sets: number;
  total: number;
}
/**
 * The table of District Noir.
 */
export interface DistrictNoirView {
  asks: string[];
  away: string[] | null;
  away_size: number;
  beginner: number;
  city_threat: number[];
  game: string;
  kind: 'district-noir';
  line: string[];
  outcome: Outcome | null;
  pile: string[] | null;
  pile_size: number;
  round_no: number;
  seat: number | null;
  seats: number;
  set_bonus: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [DistrictNoirSide, DistrictNoirSide];
  takeable: number;
  to_act: number[];
  unseen: {
    [k: string]: number;
  };
  worth: {
    [k: string]: number;
  } | null;
}
