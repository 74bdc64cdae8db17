import type { SeatInfo } from '../../../games/board';
import type { Presence, SeatState } from '../../../protocol/types';
import { botName } from '../../../i18n/bots';
import type { Words } from '../../../i18n/words';

/** What a seat is called: its person, its bot, or that it is free. */
export function nameOf(seat: SeatState, number: number, words: Words): string {
  if (seat.kind === 'person') return words.person(seat.name);
  if (seat.kind === 'bot') return botName(words, number, seat.called);
  return words.say('ui-seat-free');
}

/** How strong a bot is, in a word; programs that a server knows are called by their own name. */
export function levelOf(bot: string, words: Words): string {
  return bot.startsWith('external:') ? bot.slice('external:'.length) : words.say(`ui-level-${bot}`);
}

/** The seats as boards show them. */
export function seatInfos(
  seats: readonly SeatState[],
  here: readonly Presence[],
  me: string,
  words: Words,
  asked: readonly number[],
): SeatInfo[] {
  return seats.map((seat, number) => ({
    seat: number,
    name: nameOf(seat, number, words),
    kind: seat.kind,
    mark: number,
    isMe: seat.person !== null && seat.person === me,
    isHere: seat.kind === 'bot' || here.some((one) => one.person === seat.person),
    isAsked: asked.includes(number),
    clock: seat,
    roundTrip: here.find((one) => seat.person !== null && one.person === seat.person)?.round_trip ?? null,
  }));
}

/** Who only looks on. Whoever has sat down since the last word about presence does not any more. */
export function watchersOf(here: readonly Presence[], seats: readonly SeatState[]): Presence[] {
  return here.filter((one) => one.seat === null && !seats.some(({ person }) => person === one.person));
}
