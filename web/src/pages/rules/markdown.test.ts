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

test('examples have a place below the words that tell them, and nowhere a sign of it', () => {
  const page = html('- **One.** Words. <!-- example: first --> <!-- example: second-one -->\n- Two.');
  expect(page).toContain(
    '<li><strong>One.</strong> Words.<div class="examples"><div data-example="first"></div>' +
      '<div data-example="second-one"></div></div></li>',
  );
  expect(page).not.toMatch(/[\uE000\uE001]|&lt;!/);
});
