const FRESH = 10_000; // milliseconds: a page that was loaded so lately is not outdated

/**
 * A page that was opened before the server was renewed asks for parts that are no longer there. Loaded anew, it
 * finds those of today. Not while the server does not answer: then the page itself says so.
 */
export function reloadOnDeploy(): void {
  addEventListener('vite:preloadError', () => {
    if (performance.now() > FRESH) void renew();
  });
}

async function renew(): Promise<void> {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}
