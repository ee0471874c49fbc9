import { pageSeen } from './page-seen.ts';

/** Milliseconds after which the callback runs even if the page is busy. */
const longestWait = 3000;

/** Runs a callback when the page has been seen and is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  let takeBack: (() => void) | undefined;
  let isTakenBack = false;
  void pageSeen.then(() => {
    if (!isTakenBack) takeBack = atRest(act);
  });
  return () => {
    isTakenBack = true;
    takeBack?.();
  };
}

/** Runs callbacks one after the other, each when the page is idle. Returns a function that cancels the rest. */
export function inTurn(acts: readonly (() => Promise<unknown>)[]): () => void {
  const [act, ...others] = acts;
  if (!act) return () => undefined;
  let isOver = false;
  let takeBack = whenIdle(
    () =>
      void act().then(() => {
        if (!isOver) takeBack = inTurn(others);
      }),
  );
  return () => {
    isOver = true;
    takeBack();
  };
}

function atRest(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  // eslint-disable-next-line compat/compat -- asked for above
  const handle = requestIdleCallback(act, { timeout: longestWait });
  return () => cancelIdleCallback(handle);
}
