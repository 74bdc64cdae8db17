import { expect, test } from 'vitest';
import { isForBoard } from './for-board';

test('keys are for the board on it and around it, not beside it', () => {
  document.body.innerHTML = '<main><div id="board"><button>card</button></div><input /></main>';
  const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const board = at('#board');
  expect(['#board', 'button', 'main', 'body'].every((place) => isForBoard(at(place), board))).toBe(true);
  expect(isForBoard(at('input'), board)).toBe(false);
  expect(isForBoard(document.body, undefined)).toBe(false);
});
