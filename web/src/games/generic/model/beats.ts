import type { Beat } from '../../shared/animation/beats';
import type { Change } from './changes';

const MOST = 40; // movements; beyond that everything changes at once
const APPEAR = 320;
const PULSE = 420;

/** What came to the table appears, what is another now swells once. */
export function beatsOf(changes: readonly Change[]): Beat[] {
  const beats = changes.flatMap<Beat>(({ piece, kind }) => {
    if (kind === 'left') return [];
    return [
      { kind: kind === 'new' ? 'appear' : 'pulse', piece, at: 0, length: kind === 'new' ? APPEAR : PULSE },
    ];
  });
  return beats.length > MOST ? [] : beats;
}
