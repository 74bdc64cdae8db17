import type { Plugin } from 'vite';

const KINDS = /\.(js|css|woff2|svg)$/;
const NEVER_SHOWN = /\/(cli|study)\.[a-z]{2}-[^/]*$/; // words of commands and reports

/** Writes offline.json: which files the service worker keeps, so that the app opens without a server. */
export function offlineList(): Plugin {
  return {
    name: 'offline-list',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .map((name) => `/${name}`)
        .filter((name) => name.startsWith('/assets/') && KINDS.test(name) && !NEVER_SHOWN.test(name))
        .sort();
      this.emitFile({ type: 'asset', fileName: 'offline.json', source: JSON.stringify(files) });
    },
  };
}
