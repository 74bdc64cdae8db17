import { beforeEach, describe, expect, test } from 'vitest';
import { CALM, LOOK_EVERY, RACE, Watchdog, type Pace } from './watchdog';

let dog: Watchdog;
let now: number;

beforeEach(() => {
  dog = new Watchdog();
  now = 1000;
  dog.begin(now);
});

/** Looks as often as a page does; what was to be done, and when. */
function watch(pace: Pace, until: number): [number, string][] {
  const done: [number, string][] = [];
  while (now < until) {
    now += LOOK_EVERY;
    const what = dog.look(now, pace);
    if (what !== 'wait') done.push([now - 1000, what]);
    if (what === 'lost') break;
  }
  return done;
}

describe('a watchdog', () => {
  test.each([
    [
      'calm',
      CALM,
      [
        [5000, 'ping'],
        [8000, 'lost'],
      ],
    ],
    [
      'race',
      RACE,
      [
        [2000, 'ping'],
        [3000, 'lost'],
      ],
    ],
  ] as const)('notices a silent line in time: %s', (_, pace, expected) => {
    expect(watch(pace, 60_000)).toEqual(expected);
  });

  test('goes on as long as there are answers', () => {
    for (let count = 0; count < 20; count++) {
      expect(watch(RACE, now + 2000).map(([, what]) => what)).toEqual(['ping']);
      dog.hear(now + 100);
    }
  });

  test('knows when a measured round trip is out of date', () => {
    expect(dog.isLate(now + 2000, RACE)).toBe(false);
    expect(dog.isLate(now + 2600, RACE)).toBe(true);
    expect(dog.isLate(now + 5500, CALM)).toBe(false);
    expect(dog.isLate(now + 6000, CALM)).toBe(true);
  });

  test('does not take a page that slept for a line that is dead, but asks', () => {
    now += 600_000;
    expect(dog.look(now, CALM)).toBe('ping');
    expect(watch(CALM, now + 60_000).at(-1)?.[1]).toBe('lost');
  });

  test('gives an answer three seconds when somebody comes back', () => {
    now += 600_000;
    dog.hurry(now, CALM);
    const back = now;
    watch(CALM, now + 60_000);
    expect(now - back).toBe(3000);
  });
});
