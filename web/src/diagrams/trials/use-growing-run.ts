/** Takes many tries a few at a time, so that a chart can be seen to grow. */
import { useEffect, useRef, useState } from 'react';
import { wantsCalm } from '../../lib/browser/motion.ts';

/** Milliseconds. However many tries there are, they take no longer; few take less. */
const longest = 1500;
const perTry = 50;
/** Milliseconds from one picture to the next. */
const pause = 30;

export interface GrowingRun {
  readonly isGrowing: boolean;
  /** While it grows, another press takes all that is left at once. */
  run(tries: number): void;
  /** Drops what has not been taken yet. */
  stop(): void;
}

interface Growth {
  readonly tries: number;
  readonly steps: number;
  /** Steps that are done. */
  step: number;
}

/**
 * `take` is called with a number of tries, again and again. A single try is taken at once, and so are all
 * of them where motion is unwanted.
 */
export function useGrowingRun(take: (tries: number) => void): GrowingRun {
  const [isGrowing, setGrowing] = useState(false);
  const growth = useRef<Growth>(undefined);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const growTo = (step: number) => {
    const now = growth.current;
    if (!now) return;
    const until = Math.min(step, now.steps);
    const due = takenBy(now, until) - takenBy(now, now.step);
    now.step = until;
    if (due > 0) latest.current(due);
    if (until < now.steps) return;
    growth.current = undefined;
    setGrowing(false);
  };
  useEffect(() => {
    if (!isGrowing) return undefined;
    const timer = setInterval(() => growTo((growth.current?.step ?? 0) + 1), pause);
    return () => clearInterval(timer);
  }, [isGrowing]);
  return {
    isGrowing,
    run: (tries) => {
      if (growth.current) {
        growTo(growth.current.steps);
        return;
      }
      if (tries === 1 || wantsCalm()) {
        take(tries);
        return;
      }
      const steps = Math.ceil(Math.min(longest, tries * perTry) / pause);
      growth.current = { tries, steps, step: 0 };
      setGrowing(true);
    },
    stop: () => {
      growth.current = undefined;
      setGrowing(false);
    },
  };
}

function takenBy({ tries, steps }: Growth, step: number): number {
  return Math.round((tries * step) / steps);
}
