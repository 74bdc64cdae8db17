/**
 * A press on a piece that becomes a drag. A short press stays a click, and a way without dragging begins with it
 * (WCAG 2.2, 2.5.7): that is why this listens to both, and to buttons only, which Enter presses too.
 */
export interface Gesture {
  pressed: (button: HTMLButtonElement) => void;
  /** Whether it can be dragged now; it can always be pressed, and then says why not. */
  isPossible: () => boolean;
  began: () => void;
  /** How far from where it was taken. */
  moved: (event: PointerEvent, x: number, y: number) => void;
  /** Let go there; or, where the browser took the finger away, nowhere. */
  ended: (event: PointerEvent, isDropped: boolean) => void;
}

const THRESHOLD = 9; // pixels: no finger is quite still

/** Waits for drags and presses of this piece. Answers how to stop waiting. */
export function onDrag(node: HTMLButtonElement, gesture: Gesture): () => void {
  let start: { x: number; y: number; id: number } | null = null;
  let isDragging = false;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary || !gesture.isPossible()) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // Everywhere: a quick hand has left the piece before it is seen to move it.
    for (const [name, listener] of later) addEventListener(name, listener);
  };
  const move = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!isDragging && Math.hypot(x, y) > THRESHOLD) {
      isDragging = true;
      node.setPointerCapture(start.id);
      gesture.began();
    }
    if (isDragging) gesture.moved(event, x, y);
  };
  const up = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    forget();
    if (!isDragging) return;
    isDragging = false;
    swallowClick(node);
    gesture.ended(event, event.type === 'pointerup');
  };
  const later = [
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const;
  const forget = (): void => {
    start = null;
    for (const [name, listener] of later) removeEventListener(name, listener);
  };
  const press = (): void => gesture.pressed(node);
  node.dataset.draggable = '';
  node.addEventListener('pointerdown', down);
  node.addEventListener('click', press);
  return () => {
    forget();
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('click', press);
  };
}

/** The click that follows a drag is none. */
function swallowClick(node: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  node.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 60);
}
