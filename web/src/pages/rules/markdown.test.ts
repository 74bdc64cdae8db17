// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from './markdown';

const html = (text: string): string => {
  const holder = document.createElement('div');
  holder.append(render(text).content);
  return holder.innerHTML;
};

test('headings become chapters, tables scroll by themselves', () => {
  const { chapters } = render('# Game\n\n## One\n\ntext\n\n## Two *b*\n');
  expect(chapters).toEqual([
    { id: 'chapter-1', title: 'One' },
    { id: 'chapter-2', title: 'Two b' },
  ]);
  expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(/<div class="wide-table"[^>]*><table>/);
});

test('nothing in it can run', () => {
  expect(html('<script>alert(1)</script>')).not.toContain('<script');
  expect(html('<img src=x onerror=alert(1)>')).not.toContain('<img');
  expect(html('[x](javascript:alert(1))')).not.toContain('javascript:');
});
