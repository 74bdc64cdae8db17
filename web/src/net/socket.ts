import { hearName } from '../app/identity/identity.svelte';
import { hearNotices } from '../app/shell/notices.svelte';
import { api } from './api';
import { Connection, type Socket } from './connection.svelte';

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/** The one connection of this page. */
export const socket = new Connection(
  () => new WebSocket(address()) as unknown as Socket,
  () => api.me(),
  () => location.reload(),
  hearNotices,
  hearName,
  () => dispatchEvent(new Event('tablee:tables-changed')),
);

addEventListener('online', () => socket.hurry());
addEventListener('offline', () => socket.giveUp());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') socket.hurry();
});
