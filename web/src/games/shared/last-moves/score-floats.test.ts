import { beforeEach, expect, test } from 'vitest';
import { ScoreFloats } from './score-floats';

const box = (left: number, right: number): DOMRect => new DOMRect(left, 0, right - left, 20);
let root: HTMLElement;
const floats = (): string[] => [...root.querySelectorAll('.score-float')].map((one) => one.textContent);
const points = (value: number) => [{ piece: 'points', value }];

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = '<section><b data-piece="points"></b></section>';
  root.getBoundingClientRect = () => box(0, 800);
  root.querySelector('section')!.getBoundingClientRect = () => box(0, 400);
  root.querySelector('b')!.getBoundingClientRect = () => box(360, 390);
});

test('what points have changed by floats beside them, and never over the neighbour', () => {
  const floating = new ScoreFloats();
  floating.show(root, points(0));
  expect(floats()).toEqual([]);
  floating.show(root, points(2));
  floating.show(root, points(0));
  expect(floats()).toEqual(['+2', '−2']);
  expect(parseFloat(root.querySelector<HTMLElement>('.score-float')!.style.left)).toBeLessThan(360);
});

test('the next game begins without a loss', () => {
  const floating = new ScoreFloats();
  floating.show(root, points(7));
  floating.show(root, points(12), true);
  floating.show(root, points(0));
  expect(floats()).toEqual(['+5']);
  floating.show(root, points(3));
  floating.show(root, []); // counted otherwise at the end
  floating.show(root, points(0));
  expect(floats()).toEqual(['+5', '+3']);
});
