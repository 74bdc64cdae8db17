import { askable } from './topics';

/** How questions are asked: a press while asking; a long press or the other mouse button at any time. */
export interface Pointing {
  isAsking: () => boolean;
  explain: (node: HTMLElement) => void;
  leave: () => void;
}

const LONG = 520; // milliseconds
const STEADY = 8; // pixels a finger may tremble

export function pointing(to: Pointing) {
  return (root: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let isExplained = false; // by a long press: the click that ends it is none

    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const down = (event: PointerEvent): void => {
      isExplained = false;
      if (to.isAsking()) return event.stopPropagation(); // nothing is dragged while one asks
      const node = askable(event.target, root);
      if (event.pointerType !== 'touch' || !node) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        isExplained = true;
        to.explain(node);
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STEADY) clearTimeout(timer);
    };
    const up = (): void => clearTimeout(timer);
    const click = (event: MouseEvent): void => {
      if (isExplained) {
        isExplained = false;
        return swallow(event);
      }
      if (!to.isAsking()) return;
      swallow(event);
      const node = askable(event.target, root);
      if (node) to.explain(node);
      else to.leave();
    };
    const menu = (event: MouseEvent): void => {
      const node = askable(event.target, root);
      if (!node) return;
      swallow(event);
      clearTimeout(timer);
      isExplained = event.button !== 2;
      to.explain(node);
    };
    const stop = new AbortController();
    const how = { capture: true, signal: stop.signal };
    root.addEventListener('pointerdown', down, how);
    root.addEventListener('pointermove', move, how);
    root.addEventListener('pointerup', up, how);
    root.addEventListener('pointercancel', up, how);
    root.addEventListener('click', click, how);
    root.addEventListener('contextmenu', menu, how);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  };
}
