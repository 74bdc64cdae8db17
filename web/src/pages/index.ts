/** The first page is there at once; the others come when somebody goes there. */
export const pages = {
  'create-table': () => import('./CreateTable.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  record: () => import('./Replay.svelte'),
  edition: () => import('./Edition.svelte'),
  learn: () => import('./Learn.svelte'),
  rules: () => import('./Rules.svelte'),
  you: () => import('./You.svelte'),
  player: () => import('./Player.svelte'),
  ladder: () => import('./Ladder.svelte'),
  about: () => import('./About.svelte'),
  privacy: () => import('./Privacy.svelte'),
  notifications: () => import('./Notifications.svelte'),
  continue: () => import('./Continue.svelte'),
  reset: () => import('./Reset.svelte'),
  'not-found': () => import('./NotFound.svelte'),
};
