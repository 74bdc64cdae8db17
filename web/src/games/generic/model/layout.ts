/** Where the parts of a view stand: beside a player, in the middle of the table, or among the memory aids. */
import type { Words } from '../../../i18n/words';
import type { Shape } from '../../../protocol/types';
import type { AnyView } from '../../board';
import { fieldName, fieldsOf, partOf, type Field, type Part } from './parts';

export interface Player {
  seat: number;
  fields: Field[];
}

export interface Layout {
  /** Each with what is theirs; whoever looks comes last, next to what can be done. */
  players: Player[];
  /** What belongs to nobody. */
  table: Field[];
  /** Memory aids. */
  aside: Field[];
}

type Values = Record<string, unknown>;

export function layoutOf(
  view: AnyView,
  shape: Shape,
  words: Words,
  eyes: number | null,
  openViews: readonly AnyView[] = [],
): Layout {
  const seen = opened(view, openViews) as unknown as Values;
  const shapes = Object.entries(shape.fields ?? {});
  const [bySeat, shared] = [
    shapes.filter(([, inner]) => isBySeat(inner)),
    shapes.filter(([, inner]) => !isBySeat(inner)),
  ];
  const common = fieldsOf(seen, { ...shape, fields: Object.fromEntries(shared) }, words, '');
  const players = seatsFrom(view.seats, eyes).map((seat) => ({
    seat,
    fields: bySeat.flatMap(([name, inner]) => ofSeat(seen, name, inner, seat, words)),
  }));
  return {
    players: players.map(({ seat, fields }) => ({ seat, fields: fields.filter((one) => !one.isAside) })),
    table: common.filter(({ isAside }) => !isAside),
    aside: [
      ...common.filter(({ isAside }) => isAside),
      ...players.flatMap(({ seat, fields }) =>
        fields
          .filter(({ isAside }) => isAside)
          .map((field) => ({ ...field, name: `${words.player(seat)} · ${field.name}` })),
      ),
    ],
  };
}

const isBySeat = (shape: Shape): boolean => (shape.is_by_seat ?? false) && shape.place !== 'nowhere';

/** The others in the order in which they play, then whoever looks. */
function seatsFrom(seats: number, eyes: number | null): number[] {
  const last = eyes ?? seats - 1;
  return Array.from({ length: seats }, (_, step) => (last + 1 + step) % seats);
}

/** What a list with one item for each seat says of one of them. */
function ofSeat(view: Values, name: string, shape: Shape, seat: number, words: Words): Field[] {
  const value = (view[name] as unknown[] | null)?.[seat];
  const items = shape.items;
  if (!items || view[name] == null) return [];
  const path = `/${name}/${seat}`;
  if (items.form === 'record' && value != null && !words.has(`part-${items.name}`)) {
    return fieldsOf(value as Values, items, words, path);
  }
  const part = partOf(value, items, words, path, name);
  const isAside = shape.place === 'aside';
  return part ? [{ path, name: fieldName(name, words), part, isAside }] : [];
}

/** A replay with all hands open: whatever one view does not know, the view of its owner does. */
function opened(view: AnyView, others: readonly AnyView[]): AnyView {
  return others.reduce((known, other) => filledIn(known, other) as AnyView, view);
}

function filledIn(value: unknown, other: unknown): unknown {
  if (value == null) return other;
  if (Array.isArray(value)) {
    return value.map((item, place) => filledIn(item, (other as unknown[] | undefined)?.[place]));
  }
  if (typeof value !== 'object' || typeof other !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, filledIn(item, (other as Values | null)?.[key])]),
  );
}

/** What is told in one line; the rest needs room of its own. */
export const isFact = ({ part }: Field): boolean =>
  (part.kind === 'cards' && (part.isSingle ?? false)) ||
  ['value', 'seat', 'names', 'mark', 'moment'].includes(part.kind) ||
  (part.kind === 'seats' && part.rows.every((row) => row.part.kind === 'value'));

/** How many things lie on the table. */
export function pieceCount({ players, table }: Layout): number {
  const inFields = (fields: readonly Field[]): number =>
    fields.reduce((sum, { part }) => sum + inPart(part), 0);
  const inPart = (part: Part): number => {
    if (part.kind === 'cards') return part.cards.length;
    if (part.kind === 'tiles') return part.tiles.reduce((sum, { fields }) => sum + inFields(fields), 0);
    if (part.kind === 'seats') return part.rows.reduce((sum, row) => sum + inPart(row.part), 0);
    if (part.kind === 'rows') return part.rows.reduce((sum, row) => sum + inPart(row), 0);
    return ['value', 'seat', 'names'].includes(part.kind) ? 1 : 0;
  };
  return inFields(table) + players.reduce((sum, { fields }) => sum + inFields(fields), 0);
}
