import type { GameSchema } from '../protocol/types';
import { api } from './api';
import { fetchGames } from './games.svelte';

const known: Record<string, Promise<GameSchema>> = {};

/** What a game's views look like and how its events and moves are put into words; asked for once. */
export function schemaOf(game: string): Promise<GameSchema> {
  known[game] ??= digestOf(game)
    .then((digest) => api.schema(game, digest))
    .catch((problem: unknown) => {
      delete known[game];
      throw problem;
    });
  return known[game];
}

/** Changes with a game's words and types: part of their address, so that no old ones come out of a cache. */
export async function digestOf(game: string): Promise<string> {
  return (await fetchGames()).find(({ name }) => name === game)?.digest ?? '';
}
