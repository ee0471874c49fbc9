/**
 * Returns a controller whose signal is aborted together with any of these. Safari 16, which the site supports, has no
 * `AbortSignal.any`.
 */
export function abortedWith(...signals: readonly AbortSignal[]): AbortController {
  const controller = new AbortController();
  const { signal: own } = controller;
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else onAbort(signal, () => controller.abort(signal.reason), { until: own });
  }
  return controller;
}

/** Calls back when the signal is aborted, but not after `until` is. */
export function onAbort(
  signal: AbortSignal,
  act: () => void,
  { until }: { readonly until: AbortSignal },
): void {
  signal.addEventListener('abort', act, { once: true, signal: until });
}

export const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
