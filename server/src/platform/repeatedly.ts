/**
 * Calls again and again. What fails is tried again with the next turn, and a turn that takes long is not overtaken.
 */
export function repeatedly(every: number, work: () => Promise<void>): NodeJS.Timeout {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    work()
      .catch(() => undefined)
      .finally(() => (isBusy = false));
  }, every);
  timer.unref();
  return timer;
}
