import { onDrag } from './gesture';

/**
 * Dragging a piece with a finger or a mouse. It follows the finger; what lies under it then, as the nearest
 * element with `data-drop`, is where it is dropped.
 */
export interface Dragging {
  /** The way without dragging. */
  pressed: (button: HTMLButtonElement) => void;
  isPossible: () => boolean;
  began?: () => void;
  /** Which place lies under the finger now; null when none. */
  over?: (place: string | null) => void;
  dropped: (place: string | null) => void;
}

export function draggable(dragging: () => Dragging) {
  return (node: HTMLButtonElement) => {
    const placeUnder = (event: PointerEvent): string | null => {
      for (const under of document.elementsFromPoint(event.clientX, event.clientY)) {
        const place = under.closest<HTMLElement>('[data-drop]');
        if (place && !node.contains(under)) return place.dataset.drop ?? null;
      }
      return null;
    };
    return onDrag(node, {
      pressed: (button) => dragging().pressed(button),
      isPossible: () => dragging().isPossible(),
      began: () => {
        node.classList.add('dragged');
        dragging().began?.();
      },
      moved: (event, x, y) => {
        node.style.translate = `${x}px ${y}px`;
        dragging().over?.(placeUnder(event));
      },
      ended: (event, isDropped) => {
        const place = isDropped ? placeUnder(event) : null;
        node.classList.remove('dragged');
        dragging().over?.(null);
        dragging().dropped(place);
        // The stage measures where the piece was let go; only then does it go home.
        setTimeout(() => (node.style.translate = ''), place === null ? 0 : 400);
      },
    });
  };
}
