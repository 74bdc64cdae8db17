/** The outline of a gear around the origin, its hole cut out (fill-rule evenodd). */
export function gearPath(teeth: number, outer: number, inner: number, hole: number): string {
  const step = (2 * Math.PI) / teeth;
  const at = (radius: number, angle: number): string =>
    `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  const tooth = (number: number): string => {
    const angle = number * step;
    return [
      at(inner, angle - step * 0.31),
      at(outer, angle - step * 0.19),
      at(outer, angle + step * 0.19),
      at(inner, angle + step * 0.31),
    ].join('L');
  };
  const rim = Array.from({ length: teeth }, (_, number) => tooth(number)).join('L');
  return `M${rim}zM${hole} 0A${hole} ${hole} 0 1 0 ${-hole} 0A${hole} ${hole} 0 1 0 ${hole} 0z`;
}

export const SMALL_GEAR = gearPath(9, 7.4, 5.5, 2.2);
export const BIG_GEAR = gearPath(16, 22, 18.6, 13.5);
