import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

export interface Chapter {
  id: string;
  title: string;
}

/** Where an example is drawn. Terminals, which render Markdown too, show nothing there. */
const EXAMPLE = /<!-- example: ([\w-]+) -->/g;
const [BEGIN, END] = ['\uE000', '\uE001']; // signs that no text has

/**
 * Markdown as a piece of a page. Raw HTML in it stays text and dangerous links are dropped (micromark does
 * both unless told otherwise), and it is parsed apart from the page, so nothing in it ever runs.
 */
export function render(text: string): { content: DocumentFragment; chapters: Chapter[] } {
  const html = micromark(text.replace(EXAMPLE, `${BEGIN}$1${END}`), {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const chapters: Chapter[] = [];
  parsed.querySelectorAll('h2').forEach((heading, place) => {
    heading.id = `chapter-${place + 1}`;
    heading.tabIndex = -1;
    chapters.push({ id: heading.id, title: heading.textContent ?? '' });
  });
  for (const table of parsed.querySelectorAll('table')) wrap(table, parsed);
  for (const item of parsed.querySelectorAll('li, p')) setExamples(item, parsed);
  const content = document.createDocumentFragment();
  content.append(...parsed.body.childNodes);
  return { content, chapters };
}

/** Wide tables scroll by themselves, not the page; the keyboard can do that too. */
function wrap(table: HTMLTableElement, parsed: Document): void {
  const frame = parsed.createElement('div');
  frame.className = 'wide-table';
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  table.replaceWith(frame);
  frame.append(table);
}

/** A place for each example, below the words that tell it. */
function setExamples(item: Element, parsed: Document): void {
  for (const text of [...item.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)) {
    const names = [...(text.textContent ?? '').matchAll(MARKED)].map(([, name = '']) => name);
    if (names.length === 0) continue;
    text.textContent = (text.textContent ?? '').replace(MARKED, '').trimEnd();
    const row = parsed.createElement('div');
    row.className = 'examples';
    for (const name of names) {
      const place = parsed.createElement('div');
      place.dataset.example = name;
      row.append(place);
    }
    item.append(row);
  }
}

const MARKED = new RegExp(`\\s*${BEGIN}([\\w-]+)${END}`, 'g');
