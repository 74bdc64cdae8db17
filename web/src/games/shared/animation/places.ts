/** Where a piece lies, seen from the board's upper left corner: its middle and its size, in pixels. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Pixels on the screen for one of its own: a piece on a zoomed table moves in the table's measure. */
  zoom: number;
  node: HTMLElement;
}

/** Every piece of the board. */
export function allPlaces(root: HTMLElement): Map<string, Place> {
  const origin = root.getBoundingClientRect();
  const found = new Map<string, Place>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-piece]'))
    found.set(node.dataset.piece ?? '', measured(node, origin));
  return found;
}

/** One piece alone, where time is short. */
export function placeOf(root: HTMLElement, piece: string): Place | undefined {
  const node = root.querySelector<HTMLElement>(`[data-piece="${piece}"]`);
  return node ? measured(node, root.getBoundingClientRect()) : undefined;
}

function measured(node: HTMLElement, origin: DOMRect): Place {
  const { left, top, width, height } = node.getBoundingClientRect();
  return {
    x: left - origin.left + width / 2,
    y: top - origin.top + height / 2,
    width,
    height,
    zoom: node.offsetWidth ? width / node.offsetWidth : 1,
    node,
  };
}
