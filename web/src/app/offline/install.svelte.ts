/** What Chromium hands out so that a page may offer to install itself. */
interface InstallEvent extends Event {
  prompt(): Promise<void>;
}

let offered = $state.raw<InstallEvent | null>(null);

/** Whether the browser would install the app if it were asked to. */
export const canInstall = (): boolean => offered !== null;

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault(); // no banner of the browser's own: who wants it finds it in the settings
  offered = event as InstallEvent;
});
addEventListener('appinstalled', () => (offered = null));

export async function install(): Promise<void> {
  await offered?.prompt();
  offered = null;
}

/** Whether the app stands on its own, without the browser around it. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
