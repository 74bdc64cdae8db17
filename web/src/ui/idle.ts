const PATIENCE = 50; // milliseconds, where a browser does not tell when it has nothing to do

/** When the page has nothing better to do; at the latest after so many milliseconds, if any are given. */
export function idle(timeout?: number): Promise<unknown> {
  return new Promise((go) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(go, timeout === undefined ? undefined : { timeout });
    else setTimeout(go, PATIENCE);
  });
}
