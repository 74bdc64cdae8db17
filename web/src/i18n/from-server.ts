import { FluentResource } from '@fluent/bundle';
import { api } from '../net/api';
import { digestOf, schemaOf } from '../net/game-schema';
import { learnEventWords } from './event-words';
import type { Catalogue } from './words';

const known: Record<string, Promise<Catalogue>> = {};

/** The words of a game that this app was built without, and which fields of its events and moves are named. */
export function catalogueFromServer(game: string, language: string): Promise<Catalogue> {
  const key = `${game} ${language}`;
  known[key] ??= load(game, language).catch((problem: unknown) => {
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
