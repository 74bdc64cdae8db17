/** Where a neighbour lies, seen from a district: arrows point there, also on the far side of the ring. */
export type Way = 'left' | 'right' | 'up' | 'down';
export interface Ways {
  next: Way;
  previous: Way;
}

export const ARROWS: Record<Way, string> = { left: '←', right: '→', up: '↑', down: '↓' };

// As City.svelte lays them out, by how many they are.
const ROWS: Record<number, string[]> = { 5: ['abc', 'ed'], 6: ['abc', 'fed'], 7: ['abc', 'g d', 'f e'] };

/** Clockwise and counter-clockwise from this district. */
export function waysFrom(name: string, count: number): Ways {
  const rows = ROWS[count] ?? [];
  const place = (letter: string) => {
    const y = rows.findIndex((row) => row.includes(letter));
    return { x: rows[y]?.indexOf(letter) ?? 0, y };
  };
  const at = name.charCodeAt(0) - 97;
  const way = (by: number): Way => {
    const [here, there] = [place(name), place(String.fromCharCode(97 + ((at + by + count) % count)))];
    if (here.y !== there.y) return there.y > here.y ? 'down' : 'up';
    return there.x > here.x ? 'right' : 'left';
  };
  return { next: way(1), previous: way(-1) };
}
