import type { PanikHunter, PanikMansion } from '../protocol';
import type { Words } from '../../board';

/** Equal hunters in front of one mansion, told apart by a number. */
export function numbered(hunters: readonly PanikHunter[]): { hunter: PanikHunter; nth: number }[] {
  const met: Record<string, number> = {};
  return hunters.map((hunter) => {
    const name = `${hunter.team}:${hunter.kind}`;
    const nth = met[name] ?? 0;
    met[name] = nth + 1;
    return { hunter, nth };
  });
}

/** A mansion as a screen reader says it: whose, what it is, who knows, who stands there. */
export function described(mansion: PanikMansion, words: Words, isOver: boolean): string {
  const isSecret = mansion.face !== null && !mansion.is_open && !isOver;
  const hunters = mansion.hunters.map((hunter) =>
    words.say('board-hunter-short', {
      hunter: words.name('hunter', hunter.kind),
      team: words.player(hunter.team),
      earns: hunter.earns ?? '?',
    }),
  );
  return words.say(isSecret ? 'board-mansion-secret' : 'board-mansion', {
    mansion: mansion.name.toUpperCase(),
    owner: words.player(mansion.owner),
    face: words.name('face', mansion.face),
    hunters: words.join(hunters) || words.say('nobody'),
  });
}

/** What a question mark on a mansion asks about. */
export function topicOf(face: string | null): string {
  if (face === null) return 'mansion-hidden';
  return face.length === 1 ? `mansion-plain ${face}` : `mansion-${face}`;
}

/** A mansion before its points are counted: what its hunters earn is not to be read yet. */
export const uncounted = (mansion: PanikMansion): PanikMansion => ({
  ...mansion,
  points: null,
  hunters: mansion.hunters.map((hunter) => ({ ...hunter, earns: null })),
});
