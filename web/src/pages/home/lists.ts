import type { Listed, MyTables, Played } from '../../protocol/types';

const AT_MOST = 6; // live games and results

/** Tables under one heading. `count` says how many there are, in one line above the games; none for results. */
export interface TableList {
  key: string;
  count?: string;
  tables: (Listed | Played)[];
}

/** What the home page lists, by the key of its heading: mine first, then where one can sit down, then watch. */
export function listsOf(mine: MyTables | null, listed: readonly Listed[]): TableList[] {
  const running = mine ? [...mine.playing, ...mine.open] : [];
  // Only tables that their host has opened to everyone are listed.
  const invited = mine?.invited.map(({ table }) => table) ?? [];
  const elsewhere = new Set([...running, ...invited].map(({ table }) => table));
  const strangers = listed.filter(({ table }) => !elsewhere.has(table));
  const others = strangers.filter(({ friends }) => !friends.length);
  return [
    { key: 'ui-invitations', count: 'ui-invitations-count', tables: invited },
    { key: 'ui-my-tables', count: 'ui-my-tables-count', tables: running },
    {
      key: 'ui-friends',
      count: 'ui-friends-count',
      tables: strangers.filter(({ friends }) => friends.length > 0),
    },
    {
      key: 'ui-open-tables',
      count: 'ui-open-tables-count',
      tables: others.filter((one) => one.status === 'open'),
    },
    {
      key: 'ui-live-games',
      count: 'ui-live-games-count',
      tables: others.filter((one) => one.status !== 'open').slice(0, AT_MOST),
    },
    { key: 'ui-last-results', tables: mine?.over.slice(0, AT_MOST) ?? [] },
  ];
}
