import { chosenLanguage } from '../../i18n/translate.svelte';
import { api } from '../../net/api';
import { worker } from '../offline/worker';

/** Whether this browser can take messages while no page of ours is open. */
export const canSubscribe = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** From now on messages come here. Answers whether they do. */
export async function subscribe(): Promise<boolean> {
  if (!canSubscribe() || Notification.permission !== 'granted') return false;
  const registration = await worker();
  const applicationServerKey = bytesOf((await api.pushKey()).key);
  const made = (await subscribed(registration, applicationServerKey)).toJSON();
  const { p256dh = '', auth = '' } = made.keys ?? {};
  await api.subscribe({ endpoint: made.endpoint ?? '', p256dh, auth }, chosenLanguage());
  return true;
}

/** No more messages here. */
export async function unsubscribe(): Promise<void> {
  if (!canSubscribe()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const made = await registration?.pushManager.getSubscription();
  if (!made) return;
  await made.unsubscribe();
  await api.unsubscribe();
}

/** The subscription that there is, unless it was made for another server. */
async function subscribed(
  { pushManager }: ServiceWorkerRegistration,
  applicationServerKey: Uint8Array<ArrayBuffer>,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === 'InvalidStateError')) throw problem;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
