import { mount, unmount, untrack, type Component } from 'svelte';

/** A drawing as text, without the marks that Svelte leaves between its parts. */
export function markup<Props extends Record<string, unknown>>(
  Drawing: Component<Props>,
  props: Props,
): string {
  return untrack(() => {
    const target = document.createElement('div');
    const drawn = mount(Drawing as Component, { target, props });
    const found = target.innerHTML.replace(/<!---->|<!--\[-?\d*!?-->|<!--\]-->/g, '');
    void unmount(drawn);
    return found;
  });
}
