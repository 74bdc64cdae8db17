import { SHAPES } from '../../../ui/seat-shapes';

/** A piece that somebody has just moved, or the place that it has left. */
export interface Mark {
  /** As named by `data-piece`. */
  piece: string;
  seat: number;
  /** here: it lies there now. left: it lay there before. */
  kind: 'here' | 'left';
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Draws marks on the pieces themselves, so that they move, grow and leave with them. To be called whenever the page
 * has changed; `markOf` is the colour and shape of a seat.
 */
export function drawMarks(root: HTMLElement, marks: readonly Mark[], markOf: (seat: number) => number): void {
  const wanted = new Map(marks.map((mark) => [mark.piece, mark]));
  for (const badge of root.querySelectorAll<HTMLElement>('.last-mark')) {
    const piece = badge.parentElement;
    const mark = wanted.get(piece?.dataset.piece ?? '');
    if (mark && badge.dataset.mark === nameOf(mark, markOf)) wanted.delete(mark.piece);
    else {
      badge.remove();
      piece?.removeAttribute('data-last');
    }
  }
  for (const mark of wanted.values()) {
    const piece = root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(mark.piece)}"]`);
    if (!piece) continue;
    piece.dataset.last = mark.kind;
    piece.append(badgeOf(mark, markOf));
  }
}

const nameOf = ({ seat, kind }: Mark, markOf: (seat: number) => number): string => `${markOf(seat)}:${kind}`;

function badgeOf(mark: Mark, markOf: (seat: number) => number): HTMLElement {
  const seat = markOf(mark.seat) % SHAPES.length;
  const badge = document.createElement('span');
  badge.className = 'last-mark';
  badge.dataset.live = '';
  badge.dataset.mark = nameOf(mark, markOf);
  badge.setAttribute('aria-hidden', 'true');
  badge.style.setProperty('--seat', `var(--seat-${seat})`);
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', SHAPES[seat]!);
  drawing.append(shape);
  badge.append(drawing);
  return badge;
}
