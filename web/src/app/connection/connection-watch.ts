/**
 * The messages while the connection fails. Each of the first five failures announces a new try, which comes after
 * 1, 2, 4, 8, and 16 seconds; then the reader is asked to refresh the page.
 */
import { rejectionKind } from './rejection-kind.ts';

export const connectionLimits = {
  tries: 5,
  /** Times in milliseconds. */
  shown: 5000,
  firstDelay: 1000,
} as const;

export const connectionMessages = {
  reconnecting: (count: number) => `Reconnecting... (${count}/${connectionLimits.tries})`,
  givingUp: 'Connection issues detected. Try refreshing the page.',
  payment: 'Payment processing issue detected. This will not affect your experience.',
} as const;

export interface ConnectionWatchParts {
  /** Shows this message; null removes it. */
  readonly show: (message: string | null) => void;
  readonly warn: (message: string) => void;
  /** Fetches again what failed. */
  readonly tryAgain: () => void;
}

export interface ConnectionWatch {
  /** True if the rejection is handled and the browser need not report it. */
  readonly onRejection: (reason: unknown) => boolean;
  /** The connection works again, so the count restarts. */
  readonly onConnected: () => void;
  readonly stop: () => void;
}

export function watchConnection({ show, warn, tryAgain }: ConnectionWatchParts): ConnectionWatch {
  let failures = 0;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const tries = new Set<ReturnType<typeof setTimeout>>();

  const say = (message: string, andThen?: string) => {
    clearTimeout(hiding);
    show(message);
    hiding = setTimeout(() => (andThen ? say(andThen) : show(null)), connectionLimits.shown);
  };

  const onConnectionFailure = () => {
    if (failures >= connectionLimits.tries) {
      say(connectionMessages.givingUp);
      return;
    }
    const delay = connectionLimits.firstDelay * 2 ** failures;
    failures += 1;
    const isLast = failures === connectionLimits.tries;
    say(
      connectionMessages.reconnecting(failures),
      isLast ? connectionMessages.givingUp : undefined,
    );
    const trying = setTimeout(() => {
      tries.delete(trying);
      tryAgain();
    }, delay);
    tries.add(trying);
  };

  return {
    onRejection: (reason) => {
      switch (rejectionKind(reason)) {
        case 'empty':
          warn('A promise was rejected without a reason');
          return true;
        case 'connection':
          onConnectionFailure();
          return true;
        case 'payment':
          say(connectionMessages.payment);
          return true;
        case 'other':
          return false;
      }
    },
    onConnected: () => {
      failures = 0;
    },
    stop: () => {
      clearTimeout(hiding);
      tries.forEach((trying) => clearTimeout(trying));
    },
  };
}
