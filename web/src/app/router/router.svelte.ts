import { routeOf, type Route } from './routes';

const here = (): Route => routeOf(location.pathname, location.search);

let current = $state.raw<Route>(here());

export const route = (): Route => current;

/** Go to a page of ours. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  current = here();
  if (!replace) scrollTo(0, 0);
}

/** Make ordinary links go without loading anything anew. */
export function startRouting(): void {
  addEventListener('popstate', () => (current = here()));
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
