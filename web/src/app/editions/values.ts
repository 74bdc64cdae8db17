import { api } from '../../net/api';
import { fetchGames } from '../../net/games.svelte';
import { slug } from '../../i18n/words';
import type { Tables } from './tables';

/** What sentences can say of an edition: `$set-bonus`, `$shared-pay-1`, `$cards-5-worth`; names as in its file. */
export type SpokenValues = Record<string, string | number>;

const own = new Map<string, Promise<Tables>>();

/** The values that a table plays with: an edition's, or those that come with the game; none where it has none. */
export function valuesPlayed(game: string, edition: object | null): Promise<Tables> {
  if (edition) return Promise.resolve(edition as Tables);
  const asked =
    own.get(game) ??
    printedValues(game).catch(() => {
      own.delete(game); // no connection just now
      return {};
    });
  own.set(game, asked);
  return asked;
}

async function printedValues(game: string): Promise<Tables> {
  const known = (await fetchGames()).find((one) => one.name === game);
  if (!known?.has_edition) return {};
  const { printed } = await api.editionForm(game);
  return printed as Tables;
}

/** All numbers and texts of an edition for sentences; `$of-worth` is the one in the row that is spoken of. */
export function spokenValues(tables: Tables, of = ''): SpokenValues {
  const found: SpokenValues = {};
  note(found, '', tables);
  const row = of.replace('−', '-');
  for (const table of Object.values(tables)) {
    if (row && isTable(table) && row in table) note(found, 'of', table[row]);
  }
  return found;
}

const isTable = (value: unknown): value is Tables => typeof value === 'object' && value !== null;

function note(found: SpokenValues, path: string, value: unknown): void {
  if (typeof value === 'number' || typeof value === 'string') found[path] = value;
  if (!isTable(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const part = Array.isArray(value) ? String(Number(name) + 1) : slug(name);
    note(found, path ? `${path}-${part}` : part, inner);
  }
}
