import type { FormField } from '../../protocol/types';
import type { Words } from '../../i18n/words';
import { slug } from '../../i18n/words';

/** The values of an edition, as its file would have them. */
export type Tables = Record<string, unknown>;
export type Path = readonly (string | number)[];

/** A place as the server names it, such as `cards.5.copies` or `tiles.3.b[1]`. */
export const keyOf = (path: Path): string =>
  path.reduce<string>(
    (key, part) => (typeof part === 'number' ? `${key}[${part}]` : key ? `${key}.${part}` : part),
    '',
  );

type Inner = Record<string | number, unknown> | undefined;

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, part) => (inner as Inner)?.[part], data);

/** The same data with another value at that place. */
export function put<T>(data: T, [first, ...rest]: Path, value: unknown): T {
  if (first === undefined) return value as T;
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...data }) as Record<
    string | number,
    unknown
  >;
  copy[first] = put(copy[first], rest, value);
  return copy as T;
}

/** The same table with another name for a row, in its place; null: without that row. */
export function renamed(table: Tables, from: string, to: string | null): Tables {
  const kept = Object.entries(table).filter(([name]) => to !== null || name !== from);
  return Object.fromEntries(kept.map(([name, value]) => [name === from ? to! : name, value]));
}

/** What a new row, or a whole edition, holds before anybody types. */
export function blank(field: FormField): unknown {
  switch (field.kind) {
    case 'number':
      return Math.max(0, field.least ?? 0);
    case 'switch':
      return false;
    case 'choice':
      return field.choices?.[0] ?? '';
    case 'list':
      return Array.from({ length: field.least ?? 0 }, () => blank(field.item!));
    case 'group':
      return Object.fromEntries((field.fields ?? []).map((part) => [part.name, blank(part)]));
    case 'table':
      return Object.fromEntries((field.rows ?? []).map((name) => [name, blank(field.item!)]));
    default:
      return '';
  }
}

/** What a field is called: in its table, by itself, or as it is written in the file. */
export function fieldText(words: Words, name: string, parent = ''): string {
  const found = [`edition-field-${slug(parent)}-${slug(name)}`, `edition-field-${slug(name)}`].find((key) =>
    words.has(key),
  );
  if (found) return words.say(found);
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** A line of help below it, where the game has one. */
export function helpText(words: Words, name: string): string {
  const key = `edition-field-${slug(name)}-help`;
  return words.has(key) ? words.say(key) : '';
}

/** What a row is called. */
export const rowText = (words: Words, field: FormField, name: string): string =>
  field.word ? words.name(field.word, name) : name;

/** Whether it takes one short input. */
export const isSimple = (kind: FormField['kind']): boolean => ['number', 'switch', 'choice'].includes(kind);

/** Whether a table's rows are short enough to stand below each other as in a sheet. */
export const isSheet = (field: FormField): boolean =>
  field.item?.kind === 'group' && (field.item.fields ?? []).every(({ kind }) => isSimple(kind));
