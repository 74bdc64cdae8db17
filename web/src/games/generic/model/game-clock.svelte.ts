import type { BoardProps } from '../../board';

const EVERY = 250; // milliseconds

/** What a game's own clock shows; null where there is none. In a replay it stands. */
export class GameClock {
  now = $state<number | null>(null);

  constructor(props: () => BoardProps) {
    $effect(() => {
      const { view, time } = props();
      const look = (): void => {
        const runs = time !== undefined && time.zero !== null && view.outcome === null;
        this.now = view.now == null ? null : runs ? time.now() - (time.zero ?? 0) : view.now;
      };
      look();
      if (view.now == null) return;
      const timer = setInterval(look, EVERY);
      return () => clearInterval(timer);
    });
  }
}
