/** Legal moves as named buttons, grouped by what they act on. */
import type { Words } from '../../../i18n/words';
import type { Move } from '../../../protocol/types';

export interface Choice {
  move: string;
  name: string;
}

export interface Group {
  /** What its moves act on; empty for those that stand by themselves. */
  name: string;
  choices: Choice[];
}

/** Every legal move exactly once, each under a name of its own, in the order in which the server offers them. */
export function groupsOf(
  moves: readonly string[],
  spelt: Readonly<Record<string, Move>>,
  words: Words,
): Group[] {
  const choices = named([...new Set(moves)], spelt, words);
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const move = spelt[choice.move];
    const object = move ? words.object(move) : '';
    groups.set(object, [...(groups.get(object) ?? []), choice]);
  }
  const large = [...groups].filter(([name, one]) => name !== '' && one.length > 1);
  // One group is no group; and where each thing can be used in one way only, its name is in the button's.
  if (large.length === 0 || groups.size === 1) return choices.length ? [{ name: '', choices }] : [];
  const inLarge = new Set(large.flatMap(([, one]) => one));
  const alone = choices.filter((choice) => !inLarge.has(choice));
  return [
    ...large.map(([name, one]) => ({ name: capital(name, words), choices: one })),
    ...(alone.length ? [{ name: '', choices: alone }] : []),
  ];
}

/** Where two moves would have the same name, the notation tells them apart. */
function named(moves: string[], spelt: Readonly<Record<string, Move>>, words: Words): Choice[] {
  const choices = moves.map((move) => {
    const found = spelt[move];
    return { move, name: capital(found ? words.move(found) : move, words) };
  });
  const uses = new Map<string, number>();
  for (const { name } of choices) uses.set(name, (uses.get(name) ?? 0) + 1);
  return choices.map((choice) =>
    uses.get(choice.name) === 1 ? choice : { ...choice, name: `${choice.name} (${choice.move})` },
  );
}

const capital = (text: string, words: Words): string =>
  text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
