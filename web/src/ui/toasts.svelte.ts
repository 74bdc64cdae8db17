export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
}

const SHOWN_FOR = 6_000; // milliseconds
let count = 0;

export const toasts = $state<Toast[]>([]);

/** A short word at the edge of the screen, also read aloud. */
export function toast(text: string, tone: Toast['tone'] = 'plain'): void {
  if (toasts.some((one) => one.text === text)) return;
  const id = ++count;
  toasts.push({ id, text, tone });
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

/**
 * Where toasts can appear, the topmost last: the page, then each open dialog. What lies under a dialog is
 * dimmed, out of reach and not read aloud, so they are shown in the topmost only.
 */
export const layers = $state<symbol[]>([]);

export function dismiss(id: number): void {
  const place = toasts.findIndex((one) => one.id === id);
  if (place >= 0) toasts.splice(place, 1);
}
