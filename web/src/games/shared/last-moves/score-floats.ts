/** Somebody's points and the piece that shows them. */
export interface Score {
  piece: string;
  value: number;
}

const LENGTH = 1800; // milliseconds that a difference is seen

/** A difference as it is written: +6, −2. */
export const signed = (difference: number): string => (difference < 0 ? `−${-difference}` : `+${difference}`);

/** Lets the difference float beside points that have changed. The first points of a board are no change. */
export class ScoreFloats {
  #known: Map<string, number> | null = null;

  /** After the last points of a game the next ones are those of another. */
  show(root: HTMLElement | undefined, scores: readonly Score[], isLast = false): void {
    if (!root) return;
    const before = this.#known;
    this.#known = isLast ? null : new Map(scores.map(({ piece, value }) => [piece, value]));
    for (const { piece, value } of scores) {
      const difference = value - (before?.get(piece) ?? value);
      if (difference !== 0) float(root, piece, signed(difference));
    }
  }
}

function float(root: HTMLElement, piece: string, text: string): void {
  const node = root.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
  const at = node?.getBoundingClientRect();
  if (!node || !at || at.width === 0) return;
  const origin = root.getBoundingClientRect();
  const label = document.createElement('span');
  label.className = 'score-float';
  label.setAttribute('aria-hidden', 'true');
  label.textContent = text;
  // Beside the points, on the side where there is room: over a neighbour's name it would be the neighbour's.
  const edge = node.closest('section, li')?.getBoundingClientRect().right ?? origin.right;
  const isRight = at.right + 60 > Math.min(edge, origin.right);
  const x = isRight ? at.left - 22 : at.right + 22;
  Object.assign(label.style, {
    left: `${x - origin.left}px`,
    top: `${at.top + at.height / 2 - origin.top}px`,
  });
  root.append(label);
  setTimeout(() => label.remove(), LENGTH);
}
