/** What can be opened from a table. */
export type DialogName = 'settings' | 'invite' | 'resign' | 'door' | 'chance';
