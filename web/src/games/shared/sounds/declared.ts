import type { AnyEvent, Sound } from '../../board';

/**
 * Which event makes which sound, as a game declares it in `model/sounds.ts`: by name, or worked out where it
 * matters whose doing it was. Events that are not named are silent.
 */
export type SoundTable<E extends AnyEvent = AnyEvent> = {
  [Name in E['event']]?:
    Sound | ((event: Extract<E, { event: Name }>, eyes: number | null) => readonly Sound[]);
};

/** What is heard of an event. */
export function soundsOf<E extends AnyEvent>(
  table: SoundTable<E>,
  event: E,
  eyes: number | null,
): readonly Sound[] {
  const found = table[event.event as E['event']];
  if (found === undefined) return [];
  return typeof found === 'function' ? found(event as never, eyes) : [found];
}

const STEP = 180; // milliseconds from one sound to the next, at normal speed
const MOST = 4; // of one scene: beyond that it is noise

/** What is heard of a whole scene, one after the other; what repeats itself is heard once. */
export function soundsOfScene<E extends AnyEvent>(
  table: SoundTable<E>,
  events: readonly E[],
  eyes: number | null,
): { name: Sound; at: number }[] {
  return events
    .flatMap((event) => soundsOf(table, event, eyes))
    .filter((name, place, all) => name !== all[place - 1])
    .slice(0, MOST)
    .map((name, place) => ({ name, at: place * STEP }));
}
