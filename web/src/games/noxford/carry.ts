import type { Camera } from './camera.svelte';
import type { Choice } from './offer';
import type { Playing } from './playing.svelte';

/** Carrying a card from the tray onto the table with a finger or a mouse; a short press stays a click. */
export interface Carrying {
  choice: Choice;
  playing: Playing;
  camera: Camera;
  table: HTMLElement | undefined;
  isPossible: boolean;
}

const THRESHOLD = 9;
const ABOVE_THE_FINGER = 46; // pixels: a finger hides what lies under it

export function carry(carrying: () => Carrying) {
  return (node: HTMLElement) => {
    let start: { x: number; y: number; id: number } | null = null;
    let isCarried = false;

    const hover = (event: PointerEvent): void => {
      const { table, camera, playing } = carrying();
      const box = table?.getBoundingClientRect();
      if (!box) return;
      const x = event.clientX - box.left;
      const y = event.clientY - box.top - (event.pointerType === 'touch' ? ABOVE_THE_FINGER : 0);
      const isOver = x >= 0 && y >= 0 && x <= box.width && y <= box.height;
      playing.hover(isOver ? camera.toTable({ x, y }) : null);
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || !carrying().isPossible) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick hand leaves the card before it is seen to carry it.
      for (const [name, listener] of later) addEventListener(name, listener as EventListener);
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const away = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      if (!isCarried && away > THRESHOLD) {
        isCarried = true;
        node.setPointerCapture(start.id);
        node.classList.add('carried');
        const { playing, choice } = carrying();
        if (playing.picked !== choice.key) playing.pick(choice.key);
      }
      if (isCarried) hover(event);
    };
    const up = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      forget();
      if (!isCarried) return;
      isCarried = false;
      node.classList.remove('carried');
      swallowClick(node);
      const { playing } = carrying();
      if (event.type === 'pointerup' && playing.aimed) playing.drop();
      else playing.hover(null);
    };
    // The wheel turns a card that is carried.
    const wheel = (event: WheelEvent) => {
      if (!isCarried) return;
      event.preventDefault();
      carrying().playing.turn();
    };
    const later = [
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
    ] as const;
    const forget = (): void => {
      start = null;
      for (const [name, listener] of later) removeEventListener(name, listener as EventListener);
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      forget();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('wheel', wheel);
    };
  };
}

/** The click that follows a drag is none. */
function swallowClick(node: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  node.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 60);
}
