import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { namedBreakpoints } from './scripts/breakpoints.ts';
import { catalogues } from './scripts/catalogues.ts';
import { chunks } from './scripts/chunks.ts';
import { firstLook } from './scripts/first-look.ts';
import { offlineList } from './scripts/offline.ts';
import { precompressed } from './scripts/precompressed.ts';

// The app is built into the Python package; while working on it, `vite` passes everything else on to a
// running `tablee serve`.
const server = process.env.TABLEE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [namedBreakpoints(), svelte(), catalogues(), firstLook(), offlineList(), precompressed()],
  build: {
    outDir: '../src/tablee/web',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark(), which must not be spelt out
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  // Component tests run in a make-believe browser: take Svelte's browser half there too.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] }, // the words live with the Python package
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    isolate: false, // nothing is shared between files but the make-believe browser, which is slow to make
    include: ['src/**/*.test.ts'],
  },
}));
