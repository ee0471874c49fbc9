/**
 * Calls a function again and again. A call that fails is logged, once for each cause until one succeeds, and tried again
 * with the next turn. A turn that is due while the last call is still running is left out.
 */
import type { WarningLog } from './logger.ts';

export interface RepeatedWork {
  readonly name: string;
  /** Milliseconds. */
  readonly every: number;
  readonly work: () => void | Promise<void>;
  readonly logger: WarningLog;
}

export function repeatedly({ name, every, work, logger }: RepeatedWork): NodeJS.Timeout {
  let isBusy = false;
  let loggedCause = '';
  async function takeTurn(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
      loggedCause = '';
    } catch (error) {
      const cause = String(error);
      if (cause !== loggedCause) logger.warn({ err: error, work: name }, 'repeated work failed');
      loggedCause = cause;
    }
    isBusy = false;
  }
  const timer = setInterval(() => void takeTurn(), every);
  timer.unref();
  return timer;
}
