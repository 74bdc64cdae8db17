import { beforeEach, expect, test, vi } from 'vitest';
import type { Judged, LessonPlan } from '../protocol/types';
import { Refusal } from '../net/api';
import { Run } from './run.svelte';

beforeEach(() => void vi.useFakeTimers());

const view = (seat: number) => ({
  game: 'g',
  seat,
  seats: 2,
  to_act: [0],
  asks: ['', ''],
  outcome: null,
});
const step = (name: string, goes_on = false) => ({
  name,
  view: view(0),
  moves: ['good', 'bad'],
  shown: 'good',
  goes_on,
});
const plan: LessonPlan = { game: 'g', seat: 0, steps: [step('one'), step('two', true), step('three')] };
const event = { event: 'moved' };
const scenes = [
  { seat: 0, events: [event], view: view(0) },
  { seat: 1, events: [event], view: view(0) },
];

function run(answers: Record<string, Judged | Refusal> = {}): Run {
  const judge = (name: string, move: string): Promise<Judged> => {
    const answer = answers[`${name} ${move}`] ?? {
      is_right: move === 'good',
      says: move === 'good' ? `${name}-done` : `${name}-why`,
      scenes: move === 'good' ? scenes : [],
      refusal: '',
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
});

test('what the rules forbid is said in their words', async () => {
  const forbidden = { is_right: false, says: '', scenes: [], refusal: 'line-empty' };
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
  const lesson = run({ 'one good': { is_right: true, says: '', scenes, refusal: '' } });
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
