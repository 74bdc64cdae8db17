import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Judged, LessonPlan } from '../../protocol/types';
import { Refusal } from '../../net/api';
import { Run } from './run.svelte';

// Only what is waited for here. All files share one make-believe browser: what another one left there, drawn
// sixty times a second, must not be caught in this clock, nor this clock outlive these tests.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const view = (seat: number) => ({
  game: 'g',
  seat,
  seats: 2,
  to_act: [0],
  asks: ['', ''],
  outcome: null,
});
const step = (name: string, goes_on = false, is_race = false) => ({
  is_race,
  name,
  view: view(0),
  moves: ['good', 'bad'],
  shown: 'good',
  goes_on,
});
const plan: LessonPlan = { game: 'g', seat: 0, steps: [step('one'), step('two', true), step('three')] };
const event = { event: 'moved' };
const scene = (seat: number, at = 0, more: { free_at?: number; shown?: string } = {}) => ({
  seat,
  events: [event],
  view: view(0),
  at,
  free_at: at,
  shown: '',
  ...more,
});
const scenes = [scene(0), scene(1)];

function run(answers: Record<string, Judged | Refusal> = {}): Run {
  const judge = (name: string, move: string): Promise<Judged> => {
    const answer = answers[`${name} ${move}`] ?? {
      is_right: move === 'good',
      says: move === 'good' ? `${name}-done` : `${name}-why`,
      scenes: move === 'good' ? scenes : [],
      refusal: '',
      is_late: false,
    };
    return answer instanceof Refusal ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return new Run(plan, judge);
}

/** What a board does: say that it is done with every scene. */
async function watch(lesson: Run): Promise<void> {
  for (let scene = 0; scene < 4; scene++) {
    lesson.settled(lesson.scene?.number ?? 0);
    await vi.advanceTimersByTimeAsync(1000);
  }
}

test('a right move is shown, then the reply, then what was learnt', async () => {
  const lesson = run();
  expect(lesson.moves).toEqual(['good', 'bad']);
  const first = lesson.scene?.number ?? 0;
  await lesson.play('good');
  expect([lesson.phase, lesson.scene?.number, lesson.moves]).toEqual(['telling', first + 1, []]);
  lesson.settled(first); // an old scene says nothing about this one
  expect(lesson.scene?.number).toBe(first + 1);
  await watch(lesson);
  expect([lesson.phase, lesson.said, lesson.at]).toEqual(['done', { kind: 'done', key: 'one-done' }, 0]);
  lesson.go(lesson.at + 1);
  expect([lesson.phase, lesson.said.key]).toEqual(['asking', 'lesson-two']);
});

test('a mistake is explained and nothing moves', async () => {
  const lesson = run();
  const number = lesson.scene?.number;
  await lesson.play('bad');
  expect([lesson.phase, lesson.said.key, lesson.scene?.number]).toEqual(['asking', 'one-why', number]);
  expect(lesson.moves).toEqual(['good', 'bad']);
  await lesson.play('good');
  expect([lesson.phase, lesson.said]).toEqual(['telling', { kind: 'ask', key: 'lesson-one' }]);
});

test('what the rules forbid is said in their words', async () => {
  const forbidden = { is_right: false, says: '', scenes: [], refusal: 'line-empty', is_late: false };
  const lesson = run({ 'one bad': forbidden });
  await lesson.play('bad');
  expect(lesson.said).toEqual({ kind: 'wrong', key: 'refusal-line-empty' });
});

test('when the server cannot be reached it can be tried again', async () => {
  const lesson = run({ 'one good': new Refusal('no-connection') });
  await expect(lesson.play('good')).rejects.toThrow('no-connection');
  expect(lesson.phase).toBe('asking');
});

test('a step with nothing to say goes straight on', async () => {
  const lesson = run({ 'one good': { is_right: true, says: '', scenes, refusal: '', is_late: false } });
  await lesson.play('good');
  await watch(lesson);
  expect([lesson.at, lesson.phase]).toEqual([1, 'asking']);
});

test('"show me" points first and plays when asked again', async () => {
  const lesson = run();
  expect(lesson.hints).toEqual([]);
  await lesson.show();
  expect(lesson.hints).toEqual([{ move: 'good', rank: 1, wins: null }]);
  await lesson.show();
  expect([lesson.phase, lesson.hints]).toEqual(['telling', []]);
});

test('an answer that comes after one has gone elsewhere is not heard', async () => {
  const lesson = run();
  const answer = lesson.play('good');
  lesson.go(2);
  await answer;
  expect([lesson.at, lesson.phase]).toEqual([2, 'asking']);
});

test('a board that never settles does not stop the lesson', async () => {
  const lesson = run();
  await lesson.play('good');
  await vi.advanceTimersByTimeAsync(200_000);
  expect(lesson.phase).toBe('done');
});

test('a step that goes on keeps the table, any other lays a new one', async () => {
  const lesson = run();
  const first = lesson.table;
  await lesson.play('good');
  await watch(lesson);
  lesson.go(1); // goes on
  expect(lesson.table).toBe(first);
  lesson.go(2);
  expect(lesson.table).toBe(first + 1);
  lesson.go(1); // not from where step one left it
  expect(lesson.table).toBe(first + 2);
});

test('behind the last step is the end', () => {
  const lesson = run();
  lesson.go(99);
  expect([lesson.at, lesson.isFinished, lesson.step]).toEqual([3, true, undefined]);
});

// --- against the clock -------------------------------------------------------------------------------

/** A race in which two dice have to be placed; another player acts at 500, and at 2000 the bell rings. */
function raceRun(): { lesson: Run; asked: [string, number, number][] } {
  const asked: [string, number, number][] = [];
  const judge = (_: string, move: string, at = 0, before: unknown[] = []): Promise<Judged> => {
    asked.push([move, at, before.length]);
    const isThrough = before.length === 1;
    const own = scene(0, at, { free_at: at + 300, shown: isThrough ? '' : 'second' });
    const coming = [scene(1, 500, { shown: own.shown }), scene(7, isThrough ? at + 100 : 2000)].filter(
      (one) => one.at > at,
    );
    return Promise.resolve({
      is_right: move !== 'early',
      says: isThrough ? 'race-done' : 'race-late',
      scenes: move === 'early' ? [] : [own, ...coming],
      refusal: move === 'early' ? 'not-settled' : '',
      is_late: !isThrough,
    });
  };
  const steps = [step('one'), step('race', false, true)];
  return { lesson: new Run({ game: 'g', seat: 0, steps }, judge, 1), asked };
}

test('in a race the clock runs from the first move on, and the others act at their moments', async () => {
  const { lesson, asked } = raceRun();
  const first = lesson.scene?.number ?? 0;
  await vi.advanceTimersByTimeAsync(5000);
  expect([lesson.time, lesson.scene?.number]).toEqual([undefined, first]);
  expect(await lesson.dash('first')).toBe('');
  expect([lesson.phase, lesson.scene?.number, lesson.time?.zero]).toEqual(['asking', first + 1, Date.now()]);
  await vi.advanceTimersByTimeAsync(499);
  expect(lesson.scene?.number).toBe(first + 1);
  await vi.advanceTimersByTimeAsync(1);
  expect(lesson.scene?.number).toBe(first + 2);
  expect(await lesson.dash('early')).toBe('not-settled');
  await vi.advanceTimersByTimeAsync(100);
  await lesson.dash('second');
  expect(asked.at(-1)).toEqual(['second', 600, 1]);
  await vi.advanceTimersByTimeAsync(100);
  expect([lesson.phase, lesson.time?.zero]).toEqual(['telling', null]);
  await watch(lesson);
  expect([lesson.phase, lesson.said]).toEqual(['done', { kind: 'done', key: 'race-done' }]);
});

test('whoever is too slow hears so, and may try again', async () => {
  const { lesson } = raceRun();
  await lesson.dash('first');
  await vi.advanceTimersByTimeAsync(2000);
  await watch(lesson);
  expect([lesson.phase, lesson.said.kind]).toEqual(['done', 'late']);
  lesson.go(1);
  expect([lesson.phase, lesson.time]).toEqual(['asking', undefined]);
});

test('the teacher can run a race to its end', async () => {
  const { lesson, asked } = raceRun();
  await lesson.show();
  await lesson.show();
  await vi.advanceTimersByTimeAsync(1500);
  await watch(lesson);
  expect(asked.map(([move]) => move)).toEqual(['good', 'second']);
  expect(lesson.said).toEqual({ kind: 'done', key: 'race-done' });
});

test('a race that was left is over', async () => {
  const { lesson } = raceRun();
  await lesson.dash('first');
  lesson.go(0);
  const number = lesson.scene?.number;
  await vi.advanceTimersByTimeAsync(5000);
  expect([lesson.at, lesson.phase, lesson.scene?.number]).toEqual([0, 'asking', number]);
});
