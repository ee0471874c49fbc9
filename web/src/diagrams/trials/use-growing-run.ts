/** Takes many tries a few at a time, so that a chart can be seen to grow. */
import { useEffect, useRef, useState } from 'react';
import { wantsCalm } from '../../lib/browser/motion.ts';

const atOnce = 5;
/** However many were asked for, a chart has most of them after so many steps. */
const steps = 20;
/** Milliseconds; a hundred tries take less than a second. */
const pause = 40;

export interface GrowingRun {
  readonly isGrowing: boolean;
  /** While it grows, more tries are added to those to come. */
  run(tries: number): void;
  /** Drops what has not been taken yet. */
  stop(): void;
}

/**
 * `take` is called with a number of tries, again and again. A single try is taken at once, and so are all
 * of them where motion is unwanted.
 */
export function useGrowingRun(take: (tries: number) => void): GrowingRun {
  const [isGrowing, setGrowing] = useState(false);
  const left = useRef(0);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!isGrowing) return undefined;
    const timer = setInterval(() => {
      const now = Math.min(left.current, Math.max(atOnce, Math.ceil(left.current / steps)));
      left.current -= now;
      if (now > 0) latest.current(now);
      if (left.current === 0) setGrowing(false);
    }, pause);
    return () => clearInterval(timer);
  }, [isGrowing]);
  return {
    isGrowing,
    run: (tries) => {
      if (tries === 1 || wantsCalm()) {
        take(tries);
        return;
      }
      left.current += tries;
      setGrowing(true);
    },
    stop: () => {
      left.current = 0;
      setGrowing(false);
    },
  };
}
