import { api } from './api';
import type { GameInfo } from '../protocol/types';

let found = $state.raw<GameInfo[]>([]);
let asking: Promise<GameInfo[]> | null = null;

/** The games of this server, asked for once. */
export function fetchGames(): Promise<GameInfo[]> {
  asking ??= api.games().then(
    (games) => (found = games),
    (problem: unknown) => {
      asking = null;
      throw problem;
    },
  );
  return asking;
}

export const games = (): GameInfo[] => found;
