/**
 * A layer is painted once and then only pushed. Browsers paint it in the size in which it is seen; but WebKit may do
 * so in the size in which it was laid out (its Linux port does) and stretch that: on a table that is scaled,
 * everything is blurred then. There layers are asked for only while the whole table moves.
 */
export const areLayersSharp = typeof CSS === 'undefined' || !CSS.supports('-webkit-hyphens', 'none'); // WebKit's only

/** Moved to there, in pixels; as a layer of its own, if it stays sharp. */
export const pushed = (x: number, y: number, areSharp = areLayersSharp): string =>
  areSharp ? `translate3d(${x}px, ${y}px, 0)` : `translate(${x}px, ${y}px)`;
