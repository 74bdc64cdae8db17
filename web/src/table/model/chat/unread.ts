import type { Said } from '../../../protocol/types';

/** The number of the newest line; below all of them where nothing was said yet. */
export const lastOf = (chat: readonly Said[]): number => chat.at(-1)?.number ?? -1;

/** How many lines nobody here has seen: those after the last one read, by others whom one listens to. */
export const unreadIn = (chat: readonly Said[], read: number, me: string, muted: readonly string[]): number =>
  chat.filter(({ number, person }) => number > read && person !== me && !muted.includes(person)).length;
