import { routeOf, type Route } from './routes';

const here = (): Route => routeOf(location.pathname, location.search);

let current = $state.raw<Route>(here());
let address = location.pathname + location.search; // of `current`

export const route = (): Route => current;

/** Asked before this page is left for another one of ours: whether it may be. */
let mayLeave: () => boolean = () => true;

/** For a page with something unsaved. Answers how to end it. */
export function guardLeaving(may: () => boolean): () => void {
  mayLeave = may;
  return () => (mayLeave = () => true);
}

/** Go to a page of ours. */
export function go(path: string, { replace = false } = {}): void {
  if (!mayLeave()) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  update();
  if (!replace) scrollTo(0, 0);
}

function update(): void {
  address = location.pathname + location.search;
  current = here();
}

/** Another place of the same page, which the browser scrolls to, is no other route. */
function onpopstate(): void {
  if (location.pathname + location.search === address) return;
  if (mayLeave()) update();
  else history.pushState(null, '', address); // the browser has gone already
}

/** Make ordinary links go without loading anything anew. */
export function startRouting(): void {
  addEventListener('popstate', onpopstate);
  onpopstate(); // somebody may have gone back while the page was still learning to speak
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    const isPlain = !(
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    );
    if (!link || !isPlain || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    if (link.href !== location.href) go(link.pathname + link.search + link.hash);
  });
}
