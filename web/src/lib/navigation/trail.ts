/** Records which pages the entries of this tab's history show, as far as this visit has seen them. */
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

const trails = new WeakMap<RouterHistory, string[]>();

/** Call it once, before the first page is rendered. */
export function followTrail(router: Pick<AnyRouter, 'history' | 'subscribe'>): void {
  const { history } = router;
  const trail: string[] = [];
  trails.set(history, trail);
  const note = () => {
    const { state, href } = history.location;
    trail[state.__TSR_index] = href;
  };
  note();
  // `history.subscribe` does not work here. If the history has a listener when the first page redirects, the router
  // expects the listener to load the target, and that page would never load.
  router.subscribe('onBeforeNavigate', note);
}

/** Returns the address of an entry by its number; undefined if this visit has not seen it. */
export function addressAt(history: RouterHistory, index: number): string | undefined {
  return trails.get(history)?.[index];
}
