/** Takes many tries a few at a time, so that a chart grows visibly. */
import { useEffect, useRef, useState } from 'react';
import { wantsCalm } from '../../lib/browser/motion.ts';

/** The durations of a run and usually of one try, in milliseconds. A run of few tries is shorter than the longest. */
const longest = 1500;
const usualTryMs = 50;
/** Milliseconds between two updates. */
const pause = 30;

export interface GrowingRun {
  readonly isGrowing: boolean;
  /** While it grows, another call takes all remaining tries at once. */
  run(tries: number): void;
  /** Drops the remaining tries. */
  stop(): void;
}

interface Growth {
  readonly tries: number;
  readonly steps: number;
  /** Number of steps done. */
  step: number;
}

/**
 * Calls `take` repeatedly with a number of tries. A single try is taken at once. Under reduced motion, all tries are
 * taken at once.
 */
export function useGrowingRun(
  take: (tries: number) => void,
  tryMs: number = usualTryMs,
): GrowingRun {
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
      const steps = Math.ceil(Math.min(longest, tries * tryMs) / pause);
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
