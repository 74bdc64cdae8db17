import { FluentResource } from '@fluent/bundle';
import { api } from '../net/api';
import { digestOf, schemaOf } from '../net/game-schema';
import { learnEventWords } from './event-words';
import type { Catalogue } from './words';

const known: Record<string, Promise<Catalogue>> = {};

/** The words of a game that this app was built without, and which fields of its events and moves are named. */
export const catalogueFromServer = (game: string, language: string): Promise<Catalogue> =>
  once(`${game} ${language}`, () => load(game, language));

/** The words of its lesson. */
export const lessonFromServer = (game: string, language: string): Promise<Catalogue> =>
  once(`${game} ${language} lesson`, async () => {
    return new FluentResource(await api.lessonWords(game, language, await digestOf(game)));
  });

/** What has come is kept; what failed is asked for again. */
function once(key: string, load: () => Promise<Catalogue>): Promise<Catalogue> {
  known[key] ??= load().catch((problem: unknown) => {
    delete known[key];
    throw problem;
  });
  return known[key];
}

async function load(game: string, language: string): Promise<Catalogue> {
  const digest = await digestOf(game);
  const [text, schema] = await Promise.all([api.gameWords(game, language, digest), schemaOf(game)]);
  learnEventWords(game, schema.words);
  return new FluentResource(text);
}
