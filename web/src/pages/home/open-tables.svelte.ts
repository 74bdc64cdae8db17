import { api } from '../../net/api';
import type { Listed } from '../../protocol/types';
import { complain } from '../../ui/problem';

const LOOK_AGAIN = 15_000; // milliseconds

/** Tables that their hosts have opened to everyone, looked at again and again. To be made once, while the page is. */
export class OpenTables {
  listed = $state.raw<Listed[]>([]);

  constructor() {
    this.#look().catch(complain);
    $effect(() => {
      // Silently: a table that cannot be listed for a moment is no reason to disturb anybody.
      const timer = setInterval(
        () => document.visibilityState === 'visible' && this.#look().catch(() => {}),
        LOOK_AGAIN,
      );
      return () => clearInterval(timer);
    });
  }

  async #look(): Promise<void> {
    this.listed = await api.openTables();
  }
}
