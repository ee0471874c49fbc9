/** Whether the site failed to answer the last request, so that a copy was used. */

let isAway = false;
const watchers = new Set<() => void>();

export const siteReach = {
  isAway: (): boolean => isAway,
  note: (away: boolean): void => {
    if (away === isAway) return;
    isAway = away;
    watchers.forEach((watcher) => watcher());
  },
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
