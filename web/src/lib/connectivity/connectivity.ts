/** Whether the site can be reached, and the errors and answers that say it cannot. */

/** No answer came: the network or the server is away. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super("Network error: we can't reach the site. Check your connection and try again.", {
      cause,
    });
  }
}

/**
 * Something between the page and the server answered with a page of its own: a school's filter, a hotel's sign-in, a
 * proxy whose server is away. The question is not answered, and nothing of that page is shown.
 */
export class ForeignAnswer extends NetworkError {
  readonly status: number;

  constructor(status: number) {
    super(null);
    this.status = status;
  }
}

/** A proxy answers with these statuses while the server behind it is away. */
export const isAwayStatus = (status: number): boolean => [502, 503, 504].includes(status);

/** `offline`: the browser has no network. `unreachable`: it has one, but the site does not answer. */
export type Trouble = 'offline' | 'unreachable';

let isAway = false;
const watchers = new Set<() => void>();

/** Whether the site answered the last call; it is away if a copy was shown instead. */
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

/** Asks the server whether it is there. */
export async function isSiteThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
