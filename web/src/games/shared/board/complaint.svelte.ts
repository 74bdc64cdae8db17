const STAYS = 4500;

/** Why something is not allowed, shown for a moment. */
export class Complaint {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  async say(reason: Promise<string> | string): Promise<void> {
    const text = await reason;
    clearTimeout(this.#timer);
    this.text = text;
    this.#timer = setTimeout(() => this.clear(), STAYS);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.text = '';
  }
}
