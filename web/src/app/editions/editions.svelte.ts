import { api } from '../../net/api';
import type { MyEdition } from '../../protocol/types';

export type Listed = Omit<MyEdition, 'tables'>;

let mine = $state.raw<Listed[]>([]);

/** My editions of a game, as far as they have been fetched. */
export const myEditions = (game: string): Listed[] => mine.filter((one) => one.game === game);

/** Which of mine a table is laid with: the one that was picked, else one of that name; empty where it is none of them. */
export function idOfMine(game: string, edition: object | null, picked = ''): string {
  const name = (edition as { name?: string } | null)?.name;
  const named = myEditions(game).filter((one) => one.name === name);
  return (named.find((one) => one.edition === picked) ?? named[0])?.edition ?? '';
}

export async function fetchEditions(): Promise<void> {
  mine = await api.myEditions();
}
