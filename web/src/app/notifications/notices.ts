import { prefer, preferences } from '../settings/preferences.svelte';

/** Ask the browser whether it may tell about turns while nobody looks; answers what it said. */
export async function allowNotices(): Promise<boolean> {
  const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied';
  prefer({ notices: answer === 'granted' });
  return preferences.notices;
}

/** Tell somebody who looks elsewhere. */
export function notify(title: string, text: string): void {
  if (!preferences.notices || document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body: text, tag: location.pathname, icon: '/icon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notices from a service worker only; the title and the sound must do there.
  }
}
