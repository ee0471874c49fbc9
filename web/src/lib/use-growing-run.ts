/** Takes many tries a few at a time, so that a chart can be seen to grow. */
import { useEffect, useRef, useState } from 'react';
import { wantsCalm } from './motion.ts';

const atOnce = 5;
/** Milliseconds; a hundred tries take less than a second. */
const pause = 40;

export interface GrowingRun {
  readonly isGrowing: boolean;
  run(tries: number): void;
  /** Drops what has not been taken yet. */
  stop(): void;
}

/** `take` is called with a number of tries, again and again; once with all where motion is unwanted. */
export function useGrowingRun(take: (tries: number) => void): GrowingRun {
  const [left, setLeft] = useState(0);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => {
      const now = Math.min(left, atOnce);
      latest.current(now);
      setLeft(left - now);
    }, pause);
    return () => clearTimeout(timer);
  }, [left]);
  return {
    isGrowing: left > 0,
    run: (tries) => (wantsCalm() ? take(tries) : setLeft(tries)),
    stop: () => setLeft(0),
  };
}
