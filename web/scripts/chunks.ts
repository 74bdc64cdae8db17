/**
 * In which files the app comes. Left alone, whatever two pages share becomes a file of its own: some fifty, most
 * of them tiny, and asking for them takes a telephone longer than running them. Instead: what every page needs,
 * what every table needs, what a game's board, score and rules share; then each page and each board.
 */
const EVERY_PAGE = [
  /vite\/preload-helper|\/node_modules\/(svelte|esm-env|clsx|@fluent)\//,
  /\/web\/src\/(ui|i18n(?!\/from-server)|protocol|pages\/home|app\/(shell|settings(?!\/Settings)|identity|router|offline|my-tables))\//,
  /\/web\/src\/(net\/(api|ids|games|game-schema)|fairness\/(commitments|start-game)|pages\/(NotFound|learn\/Face)|app\/create-table\/clocks|app\/shortcuts\/shortcuts|games\/(index|board|theme)|games\/[^/]+\/(theme|event-words|art\/poster))\./,
];
const EVERY_TABLE = /\/web\/src\/(table|fairness|app\/notifications|net|games\/shared)\//;
const REPLAY = /\/web\/src\/pages\/replay\//;
const ONE_GAME = /\/web\/src\/games\/([^/]+)\//;

const isOnEveryPage = (id: string) => EVERY_PAGE.some((part) => part.test(id));

export const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'base', test: isOnEveryPage, priority: 3 },
    { name: 'table', test: EVERY_TABLE, minShareCount: 2, priority: 2 },
    { name: 'replay', test: REPLAY, minShareCount: 2, priority: 2 },
    {
      name: (id: string) => ONE_GAME.exec(id)?.[1] ?? null,
      debugName: 'a game',
      minShareCount: 2,
      priority: 1,
    },
  ],
};
