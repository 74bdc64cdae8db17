import { onDrag } from '../../../shared/gestures/gesture';
import type { Camera } from './camera.svelte';
import type { Choice } from '../../model/offer';
import type { Interaction } from '../interaction.svelte';

/** Carrying a card from the tray onto the table with a finger or a mouse; a short press picks it. */
export interface Carrying {
  choice: Choice;
  playing: Interaction;
  camera: Camera;
  table: HTMLElement | undefined;
  isPossible: boolean;
}

const ABOVE_THE_FINGER = 46; // pixels: a finger hides what lies under it

export function carry(carrying: () => Carrying) {
  return (node: HTMLButtonElement) => {
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
    // The wheel turns a card that is carried.
    const wheel = (event: WheelEvent): void => {
      if (!isCarried) return;
      event.preventDefault();
      carrying().playing.turn();
    };
    const stop = onDrag(node, {
      pressed: () => carrying().playing.pick(carrying().choice.key),
      isPossible: () => carrying().isPossible,
      began: () => {
        isCarried = true;
        node.classList.add('carried');
        const { playing, choice } = carrying();
        if (playing.picked !== choice.key) playing.pick(choice.key);
      },
      moved: hover,
      ended: (_, isDropped) => {
        isCarried = false;
        node.classList.remove('carried');
        const { playing } = carrying();
        if (isDropped && playing.aimed) playing.drop();
        else playing.hover(null);
      },
    });
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      stop();
      node.removeEventListener('wheel', wheel);
    };
  };
}
