import { FluentBundle, FluentNumber } from '@fluent/bundle';
import type { FluentResource, FluentVariable } from '@fluent/bundle';
import { CLOCK_SEAT, type AnyEvent } from '../games/board';
import type { Move } from '../protocol/types';
import { eventWordsOf } from './event-words';

/** A file of sentences, read while the app was built. */
export type Catalogue = Pick<FluentResource, 'body'>;

type Outcome = { winners: number[]; ending: string };
type Pattern = Parameters<FluentBundle['formatPattern']>[0];

/**
 * A number as it stands in a sentence. Small whole numbers, which are nearly all, look the same in both
 * languages; a phone takes longer to wake the browser's own number formats than to draw a board.
 */
class Count extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    const isPlain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isPlain ? String(this.value) : super.toString(...scope);
  }
}

/** How one page speaks: a language, a game (or none), and the players' names. The words are the server's. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    catalogues: readonly Catalogue[],
    readonly game: string | null = null,
    readonly players: readonly string[] = [],
    /** The seat of whoever reads it: they are spoken to. */
    readonly you: number | null = null,
  ) {
    // Isolation marks protect mixed-direction text; both our languages run left to right.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const one of catalogues) this.#bundle.addResource(one, { allowOverrides: true });
  }

  /** Whether the catalogue knows this key. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence for a key. An unknown key comes back as itself: better a code than nothing. */
  say(key: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    return this.#form(pattern, values);
  }

  /** The player's name, or the seat's number counted from one. */
  player(seat: number): string {
    if (seat === CLOCK_SEAT) return this.say('clock');
    return this.players[seat] || this.say('seat', { number: seat + 1 });
  }

  /** A person's name; whoever was erased has none any more. */
  person(name: string | null | undefined): string {
    return name || this.say('somebody');
  }

  /** The name of a thing, such as a card; null is an unknown one. */
  name(kind: string, value: string | number | null): string {
    return this.say(`${kind}-${value == null ? 'unknown' : slug(String(value))}`);
  }

  /** A sentence about a player; to that player it speaks as to a person, in its form `.you`. */
  sayOf(key: string, isYou: boolean, values: Record<string, FluentVariable>): string {
    const toYou = isYou ? this.#bundle.getMessage(key)?.attributes['you'] : undefined;
    return toYou == null ? this.say(key, values) : this.#form(toYou, values);
  }

  /**
   * An event as a sentence, as it is said where the board can be seen: places need no numbers there. To a player
   * whom it is about it speaks as to a person, in its form `.you`: there `$seat-you` is yes or no, and so on for
   * every field that names a player. Whether the one who acts is meant again, `$owner-own` says likewise.
   */
  tell(event: AnyEvent, to: number | null = this.you): string {
    const kinds = eventWordsOf(this.game)[event.event] ?? {};
    const values: Record<string, FluentVariable> = {};
    let isAboutYou = false;
    for (const [field, value] of Object.entries(event)) {
      if (field === 'event') continue;
      values[field] = this.worded(value, kinds[field], to);
      if (kinds[field] !== 'seat') continue;
      const isYou = to !== null && value === to;
      values[`${field}-you`] = isYou ? 'yes' : 'no';
      values[`${field}-own`] = 'seat' in event && value === event.seat ? 'yes' : 'no';
      if (isYou) isAboutYou = true;
    }
    const spelt = this.#bundle.getMessage(event.event)?.attributes;
    const shorter = (isAboutYou ? spelt?.['you'] : undefined) ?? spelt?.['board'];
    return shorter == null ? this.say(event.event, values) : this.#form(shorter, values);
  }

  /** A move as people say it, such as “go to B1”. */
  move(move: Move): string {
    const key = `move-${move.move}`;
    const kinds = eventWordsOf(this.game)[key] ?? {};
    const fields = Object.entries(move).filter(([field]) => field !== 'move');
    const values = fields.map(([field, value]) => [field, this.worded(value, kinds[field])] as const);
    return this.say(key, Object.fromEntries(values));
  }

  /** What a move acts on: the first seat or thing that it names, or nothing. */
  object(move: Move): string {
    const kinds = eventWordsOf(this.game)[`move-${move.move}`] ?? {};
    const named = Object.entries(move).find(([field, value]) => kinds[field] && !Array.isArray(value));
    return named ? String(this.worded(named[1], kinds[named[0]])) : '';
  }

  /** Why something was refused, in a sentence. */
  refusal(code: string, details: Record<string, unknown> = {}): string {
    const values = Object.entries(details).map(([key, value]) => [
      key,
      typeof value === 'number' ? value : String(value),
    ]);
    const key = `refusal-${code}`;
    return this.has(key) ? this.say(key, Object.fromEntries(values)) : this.say('refusal-unknown', { code });
  }

  /** Who won, and how; a winner who reads it is spoken to. Nobody wins a draw. */
  result(outcome: Outcome, eyes: number | null = null): string {
    const how = this.say(`ending-${outcome.ending}`);
    if (outcome.winners.length === 0) return this.say('result-draw', { how });
    const winners = this.join(outcome.winners.map((seat) => this.player(seat)));
    const isMine = eyes !== null && outcome.winners.includes(eyes);
    const key = outcome.winners.length > 1 ? 'result-shared' : 'result-won';
    return this.say(isMine ? `ui-your-${key}` : key, { winners, how });
  }

  /** How the game was won, as a sentence below one that says who won it. */
  ending(outcome: Outcome): string {
    const how = this.say(`ending-${outcome.ending}`);
    return `${how.charAt(0).toLocaleUpperCase(this.language)}${how.slice(1)}.`;
  }

  /** A list as people say it: one, two and three. */
  join(parts: string[]): string {
    if (parts.length < 2) return parts.join('');
    return this.say('list-end', { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
  }

  #form(pattern: Pattern, values: Record<string, FluentVariable>): string {
    const counted = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Count(value) : value,
    ]);
    const problems: Error[] = []; // an unknown name stands in the sentence as itself
    return this.#bundle.formatPattern(
      pattern,
      Object.fromEntries(counted) as Record<string, FluentVariable>,
      problems,
    );
  }

  /**
   * A value of an event, a move or a view as it stands in a sentence: a seat, a thing of a kind, or as it is. Whoever
   * is spoken to is “you” in a list of players.
   */
  worded(value: unknown, kind: string | undefined, to: number | null = null): FluentVariable {
    const named = (seat: number): string => (seat === to ? this.say('ui-seat-you') : this.player(seat));
    if (Array.isArray(value) && kind === 'of-seat') {
      return value.map((number, seat) => `${named(seat)}\u00a0(${String(number)})`).join(', ');
    }
    if (Array.isArray(value) && kind === 'seat') {
      return value.map((seat) => named(Number(seat))).join(', ') || this.say('nothing');
    }
    if (Array.isArray(value)) {
      return value.map((item) => String(this.worded(item, kind))).join(', ') || this.say('nothing');
    }
    if (value !== null && typeof value === 'object') {
      return Object.entries(value)
        .map(([key, count]) => `${String(this.worded(key, kind))} ${String(count)}`)
        .join(', ');
    }
    if (kind === 'seat') return value == null ? this.say('nobody') : this.player(Number(value));
    if (kind?.startsWith('letters-')) {
      const thing = kind.slice('letters-'.length); // signs on the board, which have names and no letters
      return [...String(value ?? '')].map((letter) => this.name(thing, letter)).join(' + ');
    }
    if (kind === 'place') return String(value ?? '').toUpperCase(); // as it stands on the board
    if (kind !== undefined) return this.name(kind, value as string | null);
    if (typeof value === 'boolean') return Number(value);
    if (typeof value === 'number') return value;
    return String(value ?? '');
  }
}

/** A thing's short name as part of a message key: "+2" is plus2, "-1" is minus1. */
export function slug(value: string): string {
  const sign = value.length > 1 ? { '+': 'plus', '-': 'minus' }[value.charAt(0)] : undefined;
  const spelt = sign === undefined ? value : sign + value.slice(1);
  return spelt.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}
