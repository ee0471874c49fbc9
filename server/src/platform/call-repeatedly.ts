/**
 * Calls a function repeatedly. A failure is logged, once per cause until a call succeeds, and the next turn
 * tries again. A turn that is due while the last call is still running is skipped.
 */
import type { WarningLog } from './logger.ts';

export interface RepeatedWork {
  readonly name: string;
  /** The time between two calls, in milliseconds. */
  readonly every: number;
  readonly work: () => void | Promise<void>;
  readonly logger: WarningLog;
}

export function callRepeatedly({ name, every, work, logger }: RepeatedWork): NodeJS.Timeout {
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
