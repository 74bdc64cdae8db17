import type { AskHint, Do, Say, WhyNot } from '../protocol/types';

export type Letter = Do | Say | AskHint | WhyNot;

/** What was sent and not answered yet. After a lost connection it is sent again, with the same ids. */
export class Outbox {
  readonly #letters = new Map<string, Letter>();

  put(letter: Letter): void {
    this.#letters.set(letter.id, letter);
  }

  /** An answer came. Answers whether it was one of ours. */
  answered(id: string): boolean {
    return this.#letters.delete(id);
  }

  /** What still waits at this table, in the order in which it was sent. */
  at(table: string): Letter[] {
    return [...this.#letters.values()].filter((letter) => letter.table === table);
  }

  get size(): number {
    return this.#letters.size;
  }
}
