import { preferences, prefer } from '../app/settings/preferences.svelte';
import { bestLanguage, type Language } from './languages';
import { Words, type Catalogue } from './words';

// The catalogues of the Python package, the one home of all words. Each comes as a chunk of its own.
const common = import.meta.glob<Catalogue>('../../../src/tablee/i18n/*.ftl', { import: 'default' });
const ofGames = import.meta.glob<Catalogue>('../../../src/tablee/games/*/i18n/??.ftl', { import: 'default' });

const ofLessons = import.meta.glob<Catalogue>('../../../src/tablee/games/*/lesson/??.ftl', {
  import: 'default',
});

const commonFile = (name: string) => common[`../../../src/tablee/i18n/${name}.ftl`];
const gameFile = (game: string, language: string) =>
  ofGames[`../../../src/tablee/games/${game.replaceAll('-', '_')}/i18n/${language}.ftl`];

const lessonFile = (game: string, language: string) =>
  ofLessons[`../../../src/tablee/games/${game.replaceAll('-', '_')}/lesson/${language}.ftl`];

/** Those of them that there are. */
const all = (...files: ((() => Promise<Catalogue>) | undefined)[]): Promise<Catalogue[]> =>
  Promise.all(files.flatMap((file) => file?.() ?? []));

let texts: Catalogue[] = [];
let current = $state.raw(new Words('en', []));

export const chosenLanguage = (): Language => preferences.language ?? bestLanguage(navigator.languages);

/** The words of the pages around the tables. */
export const words = (): Words => current;

/** One sentence of them. */
export const say = (...sentence: Parameters<Words['say']>): string => current.say(...sentence);

/** Begin to speak the chosen language. */
export async function loadTranslations(): Promise<void> {
  const language = chosenLanguage();
  const loaded = await all(commonFile(language), commonFile(`web.${language}`));
  texts = loaded;
  current = new Words(language, loaded);
  document.documentElement.lang = language;
}

export async function switchLanguage(language: Language): Promise<void> {
  prefer({ language });
  await loadTranslations();
}

/** The words of one game, without players' names yet. */
export async function gameCatalogues(game: string): Promise<Catalogue[]> {
  const language = current.language;
  const own = gameFile(game, language) ?? (() => fromServer(game, language));
  return [...texts, ...(await all(own))];
}

/** Where the app was built without a game, its server knows the words. */
const fromServer = async (game: string, language: string): Promise<Catalogue> =>
  (await import('./from-server')).catalogueFromServer(game, language);

const lessonFromServer = async (game: string, language: string): Promise<Catalogue> =>
  (await import('./from-server')).lessonFromServer(game, language);

/** The words of one game and of its lesson. */
export async function lessonCatalogues(game: string): Promise<Catalogue[]> {
  const language = current.language;
  const own = lessonFile(game, language) ?? (() => lessonFromServer(game, language));
  const [played, taught] = await Promise.all([gameCatalogues(game), all(own)]);
  return [...played, ...taught];
}
