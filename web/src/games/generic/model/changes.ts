/** What is different on the table from one view to the next, found without knowing the game. */
import type { Layout } from './layout';
import type { Card, Field, Part, Tile } from './parts';

export interface Change {
  /** As named by `data-piece`. */
  piece: string;
  /** new: it came. other: it shows something else now. left: there is less of it, or in it. */
  kind: 'new' | 'other' | 'left';
}

export function changesBetween(before: Layout, after: Layout): Change[] {
  return [
    ...inFields(before.table, after.table),
    ...after.players.flatMap(({ seat, fields }) =>
      inFields(before.players.find((player) => player.seat === seat)?.fields ?? [], fields),
    ),
  ];
}

/** Fields of the same record, which may have had another place in its list (`wasAt`, `isAt`). */
function inFields(before: readonly Field[], after: readonly Field[], wasAt = '', isAt = ''): Change[] {
  const was = new Map(before.map(({ path, part }) => [path.slice(wasAt.length), part]));
  return after.flatMap(({ path, part }) => inPart(was.get(path.slice(isAt.length)), part, path));
}

function inPart(was: Part | undefined, part: Part, path: string): Change[] {
  switch (part.kind) {
    case 'cards':
      return inCards(was?.kind === 'cards' ? was.cards : [], part.cards, path);
    case 'tiles':
      return inTiles(was?.kind === 'tiles' ? was.tiles : [], part.tiles, path);
    case 'seats': {
      const rows = was?.kind === 'seats' ? was.rows : [];
      const of = (seat: number) => rows.find((row) => row.seat === seat)?.part;
      return part.rows.flatMap((row) => inPart(of(row.seat), row.part, `${path}/${row.seat}`));
    }
    case 'rows': {
      const rows = was?.kind === 'rows' ? was.rows : [];
      return part.rows.flatMap((row, place) => inPart(rows[place], row, `${path}/${place}`));
    }
    case 'moment': // time passes by itself
      return [];
    default:
      if (JSON.stringify(was) === JSON.stringify(part)) return [];
      return [{ piece: path, kind: was === undefined ? 'new' : 'other' }];
  }
}

/** Cards that stay may move up where others have gone: what came is what has no partner among those before. */
function inCards(before: readonly Card[], after: readonly Card[], path: string): Change[] {
  const partners = partnersOf(before, after, (card) => card.text);
  const isSwap = before.length === after.length;
  const changes = after.flatMap<Change>(({ path: piece, count, text }, place) => {
    const was = partners[place];
    if (!was) return [{ piece, kind: isSwap ? 'other' : 'new' }];
    if (was.count === count) return [];
    return [{ piece, kind: text === null && count < was.count ? 'left' : 'other' }];
  });
  return [...changes, ...fewer(before, partners, path)];
}

function inTiles(before: readonly Tile[], after: readonly Tile[], path: string): Change[] {
  const partners = partnersOf(before, after, (tile) => tile.name);
  const changes = after.flatMap<Change>((tile, place) => {
    const was = partners[place];
    return was ? inFields(was.fields, tile.fields, was.path, tile.path) : [{ piece: tile.path, kind: 'new' }];
  });
  return [...changes, ...fewer(before, partners, path)];
}

/** Something has gone and nothing has come in its place. */
const fewer = (before: readonly unknown[], partners: readonly unknown[], path: string): Change[] =>
  partners.every(Boolean) && partners.length < before.length ? [{ piece: path, kind: 'left' }] : [];

/** For each thing after, the same thing before, or undefined: the longest common subsequence. */
function partnersOf<T>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (thing: T) => unknown,
): (T | undefined)[] {
  const isSame = (one: number, other: number) => nameOf(before[one]!) === nameOf(after[other]!);
  // common[i][j]: how many of before[i…] and after[j…] are the same.
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      common[i]![j] = isSame(i, j)
        ? common[i + 1]![j + 1]! + 1
        : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
    }
  }
  const partners: (T | undefined)[] = [];
  let i = 0;
  while (partners.length < after.length) {
    const j = partners.length;
    if (i < before.length && isSame(i, j)) partners.push(before[i++]);
    else if (i < before.length && common[i + 1]![j]! >= common[i]![j + 1]!) i += 1;
    else partners.push(undefined);
  }
  return partners;
}
