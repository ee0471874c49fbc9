import { pageSeen } from './page-seen.ts';

/** Milliseconds after which it is done although the page is busy. */
const longestWait = 3000;

/** Does something when the page is seen and has nothing else to do; gives what takes that back. */
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

/** Does one thing after the other, each when the page has nothing else to do; gives what ends that. */
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
