/** Remembers whether the site can be reached, and recognizes the errors and answers that say it cannot. */

/** No answer came, because the network or the server is down. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super("Network error: we can't reach the site. Check your connection and try again.", {
      cause,
    });
  }
}

/**
 * Something between the page and the server answered instead of the server: a school's filter, a hotel's sign-in page,
 * or a proxy whose server is down. Nothing of that answer is shown.
 */
export class ForeignAnswer extends NetworkError {
  readonly status: number;

  constructor(status: number) {
    super(null);
    this.status = status;
  }
}

/** Returns true for the statuses that a proxy answers with while the server behind it is down. */
export const isAwayStatus = (status: number): boolean => [502, 503, 504].includes(status);

/** `offline`: the browser has no network. `unreachable`: it has one, but the site does not answer. */
export type Trouble = 'offline' | 'unreachable';

let isAway = false;
const watchers = new Set<() => void>();

/** The site counts as unreachable if the last call got no answer, even if the page showed a copy instead. */
export const connectivity = {
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
  trouble: (): Trouble | null => {
    if (!navigator.onLine) return 'offline';
    return isAway ? 'unreachable' : null;
  },
};

/** Returns true if the server answers. */
export async function isSiteThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
