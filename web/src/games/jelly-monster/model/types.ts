/** Short names for what the server sends. */
import type {
  JellyMonsterDistrictView,
  JellyMonsterEvent,
  JellyMonsterIconView,
  JellyMonsterPlayerView,
  JellyMonsterView,
} from '../protocol';

export type View = JellyMonsterView;
export type Happening = JellyMonsterEvent;
export type District = JellyMonsterDistrictView;
export type Icon = JellyMonsterIconView;
export type Player = JellyMonsterPlayerView;

export const DICE_EACH = 7;
export const ZONES = 3;
export const TIMER = 10_000; // milliseconds

export const isLive = (view: View): boolean => view.now !== null;
export const isRound = (view: View): boolean => view.phase === 'round';
export const districtOf = (view: View, name: string): District | undefined =>
  view.districts.find((district) => district.name === name);
