import type { Camera } from './camera.svelte';
import type { Point } from '../../model/geometry';

/** What fingers and a mouse do on the table. Points are in pixels from its upper left corner. */
export interface Handling {
  camera: Camera;
  /** The pointer goes over the table without pressing; null when it leaves. */
  hovered: (at: Point | null) => void;
  tapped: (at: Point, isTouch: boolean) => void;
  /** A click with the wheel. */
  turned: () => void;
}

const STILL = 6; // pixels a press may slip and still be a press
const WHEEL = 0.0016;
const LONG = 500; // milliseconds: a finger that rests asks what it rests on, and does nothing

/** Drag pans, two fingers pinch, the wheel zooms at the pointer; a press that does not move is a tap. */
export function gestures(handling: () => Handling) {
  return (node: HTMLElement) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null; // of the first finger, while it may still be a tap
    let since = 0;
    let isMulti = false;

    const at = (event: PointerEvent | WheelEvent): Point => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    // A finger that is lifted leaves the table too, and must not take back what it aimed at.
    const hover = (event: PointerEvent, point: Point | null) => {
      if (event.pointerType !== 'touch') handling().hovered(point);
    };
    const down = (event: PointerEvent) => {
      if (event.button === 1) {
        event.preventDefault();
        return handling().turned();
      }
      if (event.button !== 0 || isControl(event, node)) return;
      fingers.set(event.pointerId, at(event));
      isMulti = fingers.size > 1;
      start = isMulti ? null : at(event);
      since = event.timeStamp;
      if (isMulti) for (const id of fingers.keys()) capture(node, id);
    };
    const move = (event: PointerEvent) => {
      const now = at(event);
      const before = fingers.get(event.pointerId);
      if (!before) return hover(event, isControl(event, node) ? null : now);
      if (start && Math.hypot(now.x - start.x, now.y - start.y) <= STILL) return;
      if (start) capture(node, event.pointerId);
      start = null;
      if (fingers.size === 1) handling().camera.pan(now.x - before.x, now.y - before.y);
      else pinch(event.pointerId, before, now);
      fingers.set(event.pointerId, now);
    };
    const pinch = (id: number, before: Point, now: Point) => {
      const other = [...fingers].find(([finger]) => finger !== id)?.[1];
      if (!other) return;
      const { camera } = handling();
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (was > 0) camera.zoom(is / was, middle);
    };
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return;
      const tap = start;
      start = null;
      const isTouch = event.pointerType !== 'mouse';
      const isShort = !isTouch || event.timeStamp - since < LONG;
      if (tap && isShort && event.type === 'pointerup') handling().tapped(tap, isTouch);
      if (fingers.size === 0) isMulti = false;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
      // A pinch on a touchpad comes as a wheel with Ctrl, in much smaller steps.
      const speed = event.ctrlKey ? 6 * WHEEL : WHEEL;
      const delta = Math.max(-160, Math.min(160, event.deltaY * lines));
      handling().camera.zoom(Math.exp(-delta * speed), at(event));
    };
    const leave = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) hover(event, null);
    };
    const listeners = {
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: up,
      pointerleave: leave,
    } as const;
    for (const [name, listener] of Object.entries(listeners)) {
      node.addEventListener(name, listener as EventListener);
    }
    node.addEventListener('wheel', wheel, { passive: false });
    node.addEventListener('mousedown', noScrolling);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        node.removeEventListener(name, listener as EventListener);
      }
      node.removeEventListener('wheel', wheel);
      node.removeEventListener('mousedown', noScrolling);
    };
  };
}

/** Buttons that lie on the table without being part of it: zoom, mini-map, answers. */
const isControl = (event: Event, node: HTMLElement): boolean => {
  const control = (event.target as Element).closest('[data-control]');
  return control !== null && node.contains(control);
};

/** A click with the wheel turns the card; browsers would begin to scroll. */
function noScrolling(event: MouseEvent): void {
  if (event.button === 1) event.preventDefault();
}

function capture(node: HTMLElement, id: number): void {
  try {
    node.setPointerCapture(id);
  } catch {
    // The finger is gone already.
  }
}
