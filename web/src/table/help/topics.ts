/**
 * Anything on a page that carries `data-help="topic"` can be asked about. Its words are `help-topic` (a name)
 * and `help-topic-more` (what it is for); what follows the topic's name after a space is handed to both as $of.
 */
export interface Topic {
  name: string;
  more: string;
  of: string;
}

export function topicIn(text: string): Topic {
  const [topic = '', ...of] = text.split(' ');
  return { name: `help-${topic}`, more: `help-${topic}-more`, of: of.join(' ') };
}

/** The nearest thing around this one that can be asked about, no further out than the root. */
export function askable(node: EventTarget | null, root: HTMLElement): HTMLElement | null {
  const found = node instanceof Element ? node.closest<HTMLElement>('[data-help]') : null;
  return found && root.contains(found) ? found : null;
}

/** While questions are asked the keyboard reaches everything that can be asked about. Answers how to end that. */
export function reachable(root: HTMLElement): () => void {
  const before = new Map<HTMLElement, string | null>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-help]')) {
    before.set(node, node.getAttribute('tabindex'));
    node.tabIndex = 0;
  }
  return () => {
    for (const [node, tabindex] of before) {
      if (tabindex === null) node.removeAttribute('tabindex');
      else node.setAttribute('tabindex', tabindex);
    }
  };
}
