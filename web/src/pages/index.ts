/** The first page is there at once; the others come when somebody goes there. */
export const pages = {
  'create-table': () => import('./CreateTable.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  learn: () => import('./Learn.svelte'),
  rules: () => import('./Rules.svelte'),
  about: () => import('./About.svelte'),
  privacy: () => import('./Privacy.svelte'),
  reset: () => import('./Reset.svelte'),
  'not-found': () => import('./NotFound.svelte'),
};
