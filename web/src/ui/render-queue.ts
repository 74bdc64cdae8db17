/**
 * A page that is made in one go cannot answer a finger meanwhile. Its parts take turns instead, in the order in
 * which they asked: one part a task, and between two of them the browser does whatever is more urgent.
 */
const channel = new MessageChannel(); // unlike a timer, it does not sleep in a page that nobody looks at
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => {
  waiting.shift()?.();
  if (waiting.length > 0) channel.port2.postMessage(null);
};

/** When it is this part's turn. */
export function renderTurn(): Promise<void> {
  return new Promise((go) => {
    waiting.push(go);
    if (waiting.length === 1) channel.port2.postMessage(null);
  });
}

/** When everybody has had their turn, those too who asked meanwhile. */
export async function allRendered(): Promise<void> {
  do await renderTurn();
  while (waiting.length > 0);
}
