import type { Card } from './card';

const WIDTH = 1600; // of a picture, in its own points: sharp on any screen, and small enough to be sent

/** A finished game as a picture: its board as it stands on the page, and who won. */
export async function pictureOf(board: HTMLElement, card: Card): Promise<Blob> {
  const [{ snapshotOf }, { compose }] = await Promise.all([import('./snapshot'), import('./card')]);
  await document.fonts.ready;
  const scale = Math.min(3, Math.max(1, WIDTH / board.offsetWidth));
  const drawn = await snapshotOf(board, scale);
  const canvas = compose(drawn, scale, card, lookOf(board));
  return new Promise((resolve, reject) =>
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** The colours and fonts of this part of the page, as a canvas takes them. */
export function lookOf(board: HTMLElement) {
  const computed = getComputedStyle(board);
  const fonts = (name: string): string => computed.getPropertyValue(name).trim() || 'sans-serif';
  return {
    font: fonts,
    colour(name: string): string {
      const probe = document.createElement('span');
      probe.style.color = `var(${name})`;
      board.append(probe);
      const found = getComputedStyle(probe).color;
      probe.remove();
      return found;
    },
  };
}

/** Hand a picture to others where fingers are used and the device knows how; elsewhere save it. */
export async function shareOrSave(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return; // they changed their mind
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
