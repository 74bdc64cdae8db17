/**
 * A view as parts that can be drawn without knowing the game: every value is put into words by the game's
 * catalogue, in the way that its declared type (the view schema) asks for.
 */
import { slug, type Words } from '../../../i18n/words';
import type { Shape } from '../../../protocol/types';

/** A card, a token or a die. Without a text it is seen from the back. */
export interface Card {
  path: string;
  text: string | null;
  /** How many of it, where it stands for several. */
  count: number;
  /** Whose it is, where it says so. */
  seat: number | null;
  isNumber: boolean;
}

export type Part =
  | { kind: 'value'; text: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'names'; seats: number[] }
  /** A switch that is on: its name says all. */
  | { kind: 'mark' }
  /** A time on the game's own clock, in milliseconds. */
  | { kind: 'moment'; at: number }
  /** A single thing is told in a line, like a number; several lie side by side. */
  | { kind: 'cards'; cards: Card[]; isSingle?: boolean }
  | { kind: 'tiles'; tiles: Tile[] }
  | { kind: 'seats'; rows: { seat: number; part: Part }[] }
  | { kind: 'rows'; rows: Part[] };

/** A place on the table with things in it, such as a mansion. */
export interface Tile {
  path: string;
  name: string;
  fields: Field[];
}

export interface Field {
  path: string;
  name: string;
  part: Part;
  /** A memory aid that can be switched off. */
  isAside: boolean;
}

type Values = Record<string, unknown>;

/** What a field is called: `field-hand-size` of the catalogue, or else its own name. */
export function fieldName(field: string, words: Words): string {
  const key = `field-${field.replaceAll('_', '-')}`;
  const own = field.replaceAll('_', ' ');
  return words.has(key) ? words.say(key) : own.charAt(0).toUpperCase() + own.slice(1);
}

/** All that a record has to show, in the order in which the game declares it. */
export function fieldsOf(record: Values, shape: Shape, words: Words, path: string): Field[] {
  const shapes = Object.entries(shape.fields ?? {});
  const sizes = new Set(shapes.map(([, inner]) => inner.size).filter(Boolean));
  return shapes.flatMap(([name, inner]) => {
    if (inner.place === 'nowhere' || sizes.has(name)) return [];
    const at = `${path}/${name}`;
    const size = inner.size ? Number(record[inner.size]) : null;
    const part =
      record[name] == null && size !== null
        ? cardsOf(size > 0 ? [back(at, size)] : [])
        : partOf(record[name], inner, words, at, name);
    const isAside = inner.place === 'aside';
    return part && !isEmpty(part) ? [{ path: at, name: fieldName(name, words), part, isAside }] : [];
  });
}

/** One value; null where there is nothing to show. */
export function partOf(value: unknown, shape: Shape, words: Words, path: string, field: string): Part | null {
  if (value == null) return shape.form === 'thing' ? single(back(path)) : null;
  switch (shape.form) {
    case 'seat':
      return { kind: 'seat', seat: Number(value) };
    case 'switch':
      return value ? { kind: 'mark' } : null;
    case 'moment':
      return { kind: 'moment', at: Number(value) };
    case 'thing':
      return single(card(path, words.name(shape.word ?? '', String(value))));
    case 'counts':
      return cardsOf(countsOf(value as Record<string, number>, shape, words, path, field));
    case 'list':
      return listOf(value as unknown[], shape, words, path, field);
    case 'record':
      return recordOf(value as Values, shape, words, path, field);
    default:
      return { kind: 'value', text: textOf(value, shape, words, field) };
  }
}

/** A text by its name in the catalogue (`phase-scoring`), where it has one. */
function textOf(value: unknown, shape: Shape, words: Words, field: string): string {
  const key = `${field.replaceAll('_', '-')}-${slug(String(value))}`;
  return words.has(key) ? words.say(key) : String(words.worded(value, shape.word));
}

function countsOf(
  counts: Record<string, number>,
  shape: Shape,
  words: Words,
  path: string,
  field: string,
): Card[] {
  const kind = shape.items?.word;
  return Object.entries(counts).map(([key, count]) => ({
    ...card(`${path}/${key}`, kind ? words.name(kind, key) : textOf(key, shape.items ?? shape, words, field)),
    count,
  }));
}

function listOf(values: unknown[], shape: Shape, words: Words, path: string, field: string): Part | null {
  const items = shape.items;
  if (!items) return null;
  const parts = values.map((value, place) => partOf(value, items, words, `${path}/${place}`, field));
  if (shape.is_by_seat) {
    return {
      kind: 'seats',
      rows: parts.flatMap((part, seat) => (part && !isEmpty(part) ? [{ seat, part }] : [])),
    };
  }
  const found = parts.filter((part) => part !== null);
  if (items.form === 'record' && !words.has(`part-${items.name}`)) {
    return { kind: 'tiles', tiles: found.flatMap((part) => (part.kind === 'tiles' ? part.tiles : [])) };
  }
  if (items.form === 'list') return { kind: 'rows', rows: found };
  if (items.form === 'seat') return { kind: 'names', seats: values.map(Number) };
  return cardsOf(found.flatMap((part, place) => asCards(part, `${path}/${place}`)));
}

function asCards(part: Part, path: string): Card[] {
  if (part.kind === 'cards') return part.cards;
  if (part.kind === 'value') return [{ ...card(path, part.text), isNumber: /^[-−+]?\d+$/.test(part.text) }];
  return [];
}

/** Said in one sentence where the catalogue has one for it, `part-hunter`; else field by field. */
function recordOf(record: Values, shape: Shape, words: Words, path: string, field: string): Part {
  const fields = Object.entries(shape.fields ?? {});
  const key = `part-${shape.name}`;
  if (words.has(key)) {
    const said = fields.map(([name, inner]) => [name, words.worded(record[name], spokenAs(inner))] as const);
    const owner = fields.find(([name, inner]) => inner.form === 'seat' && record[name] != null)?.[0];
    const seat = owner === undefined ? null : Number(record[owner]);
    return single({ ...card(path, words.say(key, Object.fromEntries(said))), seat });
  }
  const [first] = fields;
  const isNamed = first && ['thing', 'text'].includes(first[1].form) && record[first[0]] != null;
  const named = isNamed ? partOf(record[first[0]], first[1], words, path, first[0]) : null;
  const name = named === null ? '' : (asCards(named, path)[0]?.text ?? '');
  const rest = name === '' ? shape : { ...shape, fields: Object.fromEntries(fields.slice(1)) };
  const number = path.slice(path.lastIndexOf('/') + 1);
  return {
    kind: 'tiles',
    tiles: [
      {
        path,
        name: name || (/^\d+$/.test(number) ? String(Number(number) + 1) : fieldName(field, words)),
        fields: fieldsOf(record, rest, words, path),
      },
    ],
  };
}

const spokenAs = (shape: Shape): string | undefined =>
  shape.form === 'seat'
    ? 'seat'
    : (shape.word ?? shape.items?.word ?? (shape.is_by_seat ? 'of-seat' : undefined));

const card = (path: string, text: string): Card => ({ path, text, count: 1, seat: null, isNumber: false });
const back = (path: string, count = 1): Card => ({ path, text: null, count, seat: null, isNumber: false });
const cardsOf = (cards: Card[]): Part => ({ kind: 'cards', cards });
const single = (one: Card): Part => ({ kind: 'cards', cards: [one], isSingle: true });

/** Whether there is nothing in it. */
export const isEmpty = (part: Part): boolean =>
  (part.kind === 'cards' && part.cards.length === 0) ||
  (part.kind === 'names' && part.seats.length === 0) ||
  (part.kind === 'tiles' && part.tiles.length === 0) ||
  ((part.kind === 'seats' || part.kind === 'rows') && part.rows.every((row) => isEmpty(inRow(row))));

const inRow = (row: Part | { part: Part }): Part => ('part' in row ? row.part : row);

/** The name under which a whole zone can be marked; none where a piece in it has that name. */
export function zonePiece(part: Part, path: string): string | undefined {
  const isZone =
    part.kind === 'tiles' || (part.kind === 'cards' && part.cards.every((card) => card.path !== path));
  return isZone ? path : undefined;
}
