import { getContext, setContext } from 'svelte';

type MarkOf = (seat: number) => number;
const KEY = Symbol('seat marks');

/** The colour and shape of each seat, for all parts of a table. They stay with people, who may change seats. */
export const giveSeatMarks = (markOf: MarkOf): MarkOf => setContext(KEY, markOf);

export const seatMarks = (): MarkOf => getContext<MarkOf | undefined>(KEY) ?? ((seat) => seat);
