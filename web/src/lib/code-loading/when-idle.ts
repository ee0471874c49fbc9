/** Milliseconds after which it is done although the page is busy. */
const longestWait = 3000;

/** Does something when the page has nothing else to do; gives what takes that back. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}
