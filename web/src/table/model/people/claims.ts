import type { Words } from '../../../i18n/words';
import type { Claim, SeatState, TableState } from '../../../protocol/types';

/** The seats that somebody may say are theirs: a person plays there, and has not given up. */
export const claimable = ({ seats }: TableState): number[] =>
  seats.flatMap(({ person, has_resigned }, number) => (person !== null && !has_resigned ? [number] : []));

/** Whether anybody could confirm whose seat it is: bots cannot. */
export const hasConfirmers = ({ seats }: TableState): boolean =>
  seats.filter(({ person }) => person !== null).length > 1;

/**
 * Whether this seat is asked: whoever has the claimed one; the host; everybody else where the host is not here, or it
 * is the host's own seat. The server knows better and has the last word.
 */
export function mustConfirm(
  { seats, host }: Pick<TableState, 'host'> & { seats: readonly Pick<SeatState, 'person'>[] },
  claim: Claim,
  eyes: number | null,
  isHere: (seat: number) => boolean,
): boolean {
  if (eyes === null || (claim.agreed ?? []).includes(eyes)) return false;
  if (eyes === claim.seat) return true;
  const hostSeat = seats.findIndex(({ person }) => person === host);
  return eyes === hostSeat || hostSeat === claim.seat || hostSeat < 0 || !isHere(hostSeat);
}

/** Who claims. Somebody who has the seat's own name, told apart by a number only, is no clearer for being named. */
export const claimant = (name: string, player: string, words: Pick<Words, 'person'>): string =>
  words.person(name.replace(/ \(\d+\)$/, '') === player ? null : name);

/** Everybody who is here has confirmed; whoever has the seat has left, and still has a moment to object. */
export const isAlmostHandedOver = (
  now: Parameters<typeof mustConfirm>[0],
  claim: Claim,
  isHere: (seat: number) => boolean,
): boolean =>
  (claim.agreed ?? []).length > 0 &&
  !isHere(claim.seat) &&
  now.seats.every(
    ({ person }, seat) =>
      person === null || seat === claim.seat || !isHere(seat) || !mustConfirm(now, claim, seat, isHere),
  );
