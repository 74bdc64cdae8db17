import { expect, test } from 'vitest';
import { isForBoard } from './keys-for-board';

const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const hears = (place: string, key: string) => isForBoard({ target: at(place), key }, at('#board'));

test('keys are for the board on it and around it', () => {
  document.body.innerHTML = '<main><div id="board"><button>card</button></div></main>';
  for (const place of ['#board', 'button', 'main', 'body'])
    expect([hears(place, 'r'), hears(place, 'Enter'), hears(place, 'ArrowLeft')]).toEqual([true, true, true]);
  expect(isForBoard({ target: document.body, key: 'r' }, undefined)).toBe(false);
});

test('beside it only signs are, and none where they are words or work something else', () => {
  document.body.innerHTML =
    '<header><button>menu</button><input /><div popover><a href="/">rules</a></div></header>' +
    '<dialog><i>end</i></dialog><main><div id="board"></div></main>';
  expect(['r', '1', '+'].every((key) => hears('button', key))).toBe(true);
  expect(['Enter', ' ', 'ArrowUp', 'Escape', 'Tab'].some((key) => hears('button', key))).toBe(false);
  expect(['input', 'a', 'i'].some((place) => hears(place, 'r'))).toBe(false);
});
