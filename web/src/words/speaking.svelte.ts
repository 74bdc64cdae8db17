import { preferences, prefer } from '../settings/preferences.svelte';
import { bestLanguage, type Language } from './languages';
import { Words } from './words';

// The catalogues of the Python package, the one home of all words. Each comes as a chunk of its own.
const common = import.meta.glob<string>('../../../src/tablee/words/*.ftl', {
  query: '?raw',
  import: 'default',
});
const ofGames = import.meta.glob<string>('../../../src/tablee/games/*/??.ftl', {
  query: '?raw',
  import: 'default',
});

const ofLessons = import.meta.glob<string>('../../../src/tablee/lessons/*/??.ftl', {
  query: '?raw',
  import: 'default',
});

const commonFile = (name: string) => common[`../../../src/tablee/words/${name}.ftl`];
const gameFile = (game: string, language: string) =>
  ofGames[`../../../src/tablee/games/${game.replaceAll('-', '_')}/${language}.ftl`];

const lessonFile = (game: string, language: string) =>
  ofLessons[`../../../src/tablee/lessons/${game.replaceAll('-', '_')}/${language}.ftl`];

let texts: string[] = [];
let current = $state.raw(new Words('en', []));

export const chosenLanguage = (): Language => preferences.language ?? bestLanguage(navigator.languages);

/** The words of the pages around the tables. */
export const words = (): Words => current;

/** One sentence of them. */
export const say = (...sentence: Parameters<Words['say']>): string => current.say(...sentence);

/** Begin to speak the chosen language. */
export async function startSpeaking(): Promise<void> {
  const language = chosenLanguage();
  const loaded = await Promise.all([commonFile(language)?.() ?? '', commonFile(`web.${language}`)?.() ?? '']);
  texts = loaded;
  current = new Words(language, loaded);
  document.documentElement.lang = language;
}

export async function switchLanguage(language: Language): Promise<void> {
  prefer({ language });
  await startSpeaking();
}

/** The words of one game, without players' names yet. */
export async function gameCatalogues(game: string): Promise<string[]> {
  const language = current.language;
  const own = await gameFile(game, language)?.();
  return own === undefined ? texts : [...texts, own];
}

/** The words of one game and of its lesson. */
export async function lessonCatalogues(game: string): Promise<string[]> {
  const file = lessonFile(game, current.language);
  const [played, taught] = await Promise.all([gameCatalogues(game), file?.() ?? '']);
  return [...played, taught];
}
