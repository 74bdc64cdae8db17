/** What can be opened from a table. */
export type DialogName = 'invite' | 'resign' | 'door' | 'chance' | 'continue' | 'claim';
