const GAP = 6; // between a button and what it opens
const EDGE = 8; // of the screen

/** Beside its button, which stands just before it: below, or above where there is more room; never off the screen. */
export function placePopover(popover: HTMLElement): void {
  const button = popover.previousElementSibling?.getBoundingClientRect();
  const [top, bottom, right] = [button?.top ?? 0, button?.bottom ?? 0, button?.right ?? 0];
  const isBelow = innerHeight - bottom >= top;
  const width = parseFloat(getComputedStyle(popover).width) || 0; // also while it is closed
  const room = (isBelow ? innerHeight - bottom : top) - GAP - EDGE;
  Object.assign(popover.style, {
    top: isBelow ? `${bottom + GAP}px` : 'auto',
    bottom: isBelow ? 'auto' : `${innerHeight - top + GAP}px`,
    right: `${Math.max(EDGE, Math.min(innerWidth - right, innerWidth - width - EDGE))}px`,
    maxHeight: `${room}px`, // on a low screen it scrolls
  });
}
