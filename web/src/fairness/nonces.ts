import type { Do, TableState } from '../protocol/types';
import { forgetNonce, nonceFor, noteCommitment } from './commitments';

type Command = Do['command'];

/** The game that is still to come at this table, and the fingerprint of its secret; none at older tables. */
function comingOf(state: TableState): { game: number; commitment: string } | null {
  const game = state.status === 'over' ? state.game_number + 1 : state.game_number;
  const commitment = state.status === 'over' ? state.next_commitment : state.commitment;
  return (state.status === 'open' || state.status === 'over') && commitment ? { game, commitment } : null;
}

/** The table was shown: keep what it promises, before anybody could want to promise something else. */
export function note(table: string, state: TableState): void {
  if (state.commitment) noteCommitment(table, state.game_number, state.commitment);
  if (state.next_commitment) noteCommitment(table, state.game_number + 1, state.next_commitment);
}

/** Whoever sits at a table before a game and has added nothing yet does so now. */
export function toAdd(table: string, state: TableState, eyes: number | null): Command | null {
  const coming = state.status === 'open' && eyes !== null ? comingOf(state) : null;
  if (!coming || eyes === null || state.seats[eyes]?.nonce) return null;
  return { do: 'add-nonce', nonce: nonceFor(table, coming.game, coming.commitment) };
}

/** A command that may bring a random number along does, unless there is one at my seat already. */
export function withNonce(
  table: string,
  state: TableState | null,
  eyes: number | null,
  command: Command,
): Command {
  if (command.do !== 'join' && command.do !== 'start' && command.do !== 'ask-rematch') return command;
  const coming = state && comingOf(state);
  if (!coming || (eyes !== null && state.seats[eyes]?.nonce)) return command;
  return { ...command, nonce: nonceFor(table, coming.game, coming.commitment) };
}

/** A command was refused. What it brought along did not go in, unless it had before. */
export function takeBack(table: string, state: TableState | null, eyes: number | null, sent: Command): void {
  if (state === null || !('nonce' in sent) || !sent.nonce) return;
  const mine = eyes === null ? undefined : state.seats[eyes]?.nonce;
  const isIn = mine === sent.nonce || (state.nonces ?? []).includes(sent.nonce);
  if (!isIn) forgetNonce(table, comingOf(state)?.game ?? state.game_number);
}
