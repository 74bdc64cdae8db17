import { copy } from '../../ui/clipboard';

/** Hand a link to others: by what the device has for that where fingers are used, else by the clipboard. */
export async function passOn(link: string): Promise<void> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      return await navigator.share({ title: 'Tablée', url: link });
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return; // they changed their mind
    }
  }
  await copy(link);
}
