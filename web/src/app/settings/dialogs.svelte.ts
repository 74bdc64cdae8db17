/** What every page can open above itself. */
export const dialogs = $state<{ open: 'settings' | 'shortcuts' | null }>({ open: null });

export const openSettings = (): void => void (dialogs.open = 'settings');
export const openShortcuts = (): void => void (dialogs.open = 'shortcuts');
