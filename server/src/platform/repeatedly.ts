/**
 * Calls again and again. What fails is tried again with the next turn, and a turn that takes long is not overtaken.
 */
export function repeatedly(every: number, work: () => void | Promise<void>): NodeJS.Timeout {
  let isBusy = false;
  async function turn(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch {
      // The next turn tries again.
    }
    isBusy = false;
  }
  const timer = setInterval(() => void turn(), every);
  timer.unref();
  return timer;
}
