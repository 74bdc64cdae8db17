import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = fileURLToPath(new URL('../src/app/settings/first-look.js', import.meta.url));

/** Puts the script that sets the theme before the first paint at the head of the page, under a name of its content. */
export function firstLook(): Plugin {
  return {
    name: 'first-look',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', name: 'first-look.js', source: readFileSync(FILE, 'utf8') });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const built = Object.keys(bundle ?? {}).find((name) => /first-look.*\.js$/.test(name));
        if (built === undefined) throw new Error('the page would begin in the wrong colours');
        return [{ tag: 'script', attrs: { src: `/${built}` }, injectTo: 'head' as const }];
      },
    },
  };
}
