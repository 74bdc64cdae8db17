import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { applyAppearance, TEXT_SIZES } from './appearance.svelte';
import { prefer } from './preferences.svelte';

const FIRST_LOOK = readFileSync(join(import.meta.dirname, 'first-look.js'), 'utf8');
const root = document.documentElement;
const look = () => [root.dataset.theme, root.dataset.contrast, root.style.fontSize, root.dataset.text];

afterEach(() => {
  prefer({ theme: 'dark', contrast: null, textSize: 100 });
  applyAppearance();
});

test('the first look is the one that stays', () => {
  for (const theme of ['dark', 'light', 'system'] as const)
    for (const contrast of [null, true, false])
      for (const textSize of TEXT_SIZES) {
        prefer({ theme, contrast, textSize });
        new Function(FIRST_LOOK)();
        const first = look();
        for (const name of ['theme', 'contrast', 'text']) delete root.dataset[name];
        applyAppearance();
        expect(look()).toEqual(first);
      }
});
