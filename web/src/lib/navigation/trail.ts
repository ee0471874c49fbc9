/** Which pages the entries of this tab's history show, as far as this visit has seen them. */
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

const trails = new WeakMap<RouterHistory, string[]>();

/** Call it once, before the first page is drawn. */
export function followTrail(router: Pick<AnyRouter, 'history' | 'subscribe'>): void {
  const { history } = router;
  const trail: string[] = [];
  trails.set(history, trail);
  const note = () => {
    const { state, href } = history.location;
    trail[state.__TSR_index] = href;
  };
  note();
  // Not history.subscribe: if the history has a listener, the router leaves to it what a redirect of the first page
  // leads to, and that page would never come.
  router.subscribe('onBeforeNavigate', note);
}

/** The address of an entry by its number; none where this visit did not come by it. */
export function addressAt(history: RouterHistory, index: number): string | undefined {
  return trails.get(history)?.[index];
}
