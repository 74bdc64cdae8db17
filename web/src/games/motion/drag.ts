/**
 * Dragging a piece with a finger or a mouse. A short press stays a click; a drag ends with what lies under
 * the finger, as the nearest element with `data-drop`.
 */
export interface Dragging {
  isPossible: () => boolean;
  began?: () => void;
  /** Which place lies under the finger now; null when none. */
  over?: (place: string | null) => void;
  dropped: (place: string | null) => void;
}

const THRESHOLD = 9;

export function draggable(dragging: () => Dragging) {
  return (node: HTMLElement) => {
    let start: { x: number; y: number; id: number } | null = null;
    let isDragging = false;

    const placeUnder = (event: PointerEvent): string | null => {
      for (const under of document.elementsFromPoint(event.clientX, event.clientY)) {
        const place = under.closest<HTMLElement>('[data-drop]');
        if (place && !node.contains(under)) return place.dataset.drop ?? null;
      }
      return null;
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || !dragging().isPossible()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (!isDragging && Math.hypot(x, y) > THRESHOLD) {
        isDragging = true;
        node.setPointerCapture(start.id);
        node.classList.add('dragged');
        dragging().began?.();
      }
      if (!isDragging) return;
      node.style.translate = `${x}px ${y}px`;
      dragging().over?.(placeUnder(event));
    };
    const up = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const wasDragging = isDragging;
      const place = wasDragging && event.type === 'pointerup' ? placeUnder(event) : null;
      start = null;
      isDragging = false;
      node.classList.remove('dragged');
      if (!wasDragging) return;
      swallowClick(node);
      dragging().over?.(null);
      dragging().dropped(place);
      // The stage measures where the piece was let go; only then does it go home.
      setTimeout(() => (node.style.translate = ''), place === null ? 0 : 400);
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
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
