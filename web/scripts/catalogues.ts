import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** Reads the catalogues (`.ftl`) while the app is built: a phone has better things to do when a page opens. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    transform(text, file) {
      if (!file.endsWith('.ftl')) return null;
      const { body } = new FluentResource(text);
      // A text that is read as data, because that is quicker than reading a program.
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify({ body }))});`, map: null };
    },
  };
}
