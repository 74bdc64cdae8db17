import type { Words } from '../../board';

/** What a move does, as it stands behind "Tap again to …". */
export function spelt(move: string, words: Words): string {
  const [verb = '', what = ''] = move.split(' ');
  const [hunter = '', mansion = ''] = verb.split('@');
  const parts = what.split(':');
  const values = () => ({
    hunter: words.name('hunter', parts.at(-1) ?? null),
    team: words.player('abcd'.indexOf(parts.at(-2) ?? 'a')),
    mansion: (parts[0] ?? '').toUpperCase(),
    place: what,
  });
  if (mansion)
    return words.say('board-do-place', {
      hunter: words.name('hunter', hunter),
      mansion: mansion.toUpperCase(),
    });
  return words.say(SENTENCES[verb] ?? verb, values());
}

const SENTENCES: Record<string, string> = {
  open: 'move-open-mansion',
  pair: 'move-place-pair',
  detect: 'board-do-detect',
  to: 'move-relocate',
  back: 'board-do-send-back',
  call: 'board-do-call',
  keep: 'move-keep-all',
  alone: 'move-stay-alone',
};
