import type { Beat } from '../../shared/animation/beats';

const MOST = 40; // movements; beyond that everything changes at once
const APPEAR = 320;
const PULSE = 420;

/** What came to the table appears, what is another now swells once. Somebody who has just come in sees it at rest. */
export function beatsOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Beat[] {
  if (before.size === 0) return [];
  const beats = [...after].flatMap<Beat>(([piece, what]) => {
    const was = before.get(piece);
    if (was === what) return [];
    return [
      {
        kind: was === undefined ? 'appear' : 'pulse',
        piece,
        at: 0,
        length: was === undefined ? APPEAR : PULSE,
      },
    ];
  });
  return beats.length > MOST ? [] : beats;
}
