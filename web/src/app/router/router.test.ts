import { expect, test } from 'vitest';
import { route, startRouting } from './router.svelte';

test('whoever went back before the page could listen is where the address says', () => {
  expect(route()).toEqual({ page: 'home' });
  history.replaceState(null, '', '/about'); // what going back leaves behind
  startRouting();
  expect(route()).toEqual({ page: 'about' });
});
