import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onDrag } from './gesture';

const SOURCES = join(import.meta.dirname, '../../..');

// Whoever follows a pointer could be dragged about, and not everybody can drag (WCAG 2.2, 2.5.7).
const FOLLOWERS: Record<string, string> = {
  'games/shared/gestures/gesture.ts': 'what is dragged with it can be pressed too',
  'games/noxford/view/city/gestures.ts': 'pans and zooms: keys, the buttons of Tools and the map do so too',
  'games/noxford/view/city/MiniMap.svelte': 'a press looks there at once',
  'pages/home/Records.svelte': 'a file is dropped: it can be chosen with a button, or its text pasted',
  'pages/edition/OpenFile.svelte': 'a file is dropped: it can be chosen with a button, or its text pasted',
  'pages/replay/review/WinLines.svelte': 'a press goes there at once; so do arrows and a table',
  'table/help/pointing.ts': 'a finger that moves asks nothing',
};

test('nothing follows the pointer but what has a way without dragging', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const following = files
    .filter((file) => /\.(svelte|ts|js)$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) =>
      /(pointer|mouse|touch)move|ondrag|'drag(start|over)?'|draggable="true"/.test(
        readFileSync(join(SOURCES, file), 'utf8'),
      ),
    );
  expect(following.sort()).toEqual(Object.keys(FOLLOWERS).sort());
});

test('a press is a press, and a drag is none', () => {
  const button = document.createElement('button');
  button.setPointerCapture = () => {};
  document.body.append(button);
  const done: string[] = [];
  const stop = onDrag(button, {
    pressed: () => done.push('pressed'),
    isPossible: () => true,
    began: () => done.push('began'),
    moved: () => {},
    ended: () => done.push('ended'),
  });
  button.click(); // a finger, a mouse, Enter or Space
  const at = (kind: string, x: number) =>
    button.dispatchEvent(
      new PointerEvent(kind, {
        bubbles: true,
        isPrimary: true,
        button: 0,
        pointerId: 1,
        clientX: x,
        clientY: 0,
      }),
    );
  at('pointerdown', 0);
  at('pointermove', 40);
  at('pointerup', 40);
  button.click(); // as browsers do after a drag
  expect(done).toEqual(['pressed', 'began', 'ended']);
  stop();
  button.remove();
});
