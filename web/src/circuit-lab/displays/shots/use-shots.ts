/** Runs a circuit many times in the worker, and keeps the last run. */
import { useEffect, useRef, useState } from 'react';
import { Cancelled, type Circuit } from '@qubloom/quantum';
import { useLab } from '../../lab-context.tsx';
import { shotsText, timesText } from '../panels/format.ts';
import type { Counts } from '../jobs/jobs.ts';
import type { Guess } from './shots-state.ts';
import { noiseOf, refusalMessage } from '../summary/use-state-summary.ts';
import type { JobRunner } from '../jobs/job-runner.ts';

/** A run, with the guess made before it. */
interface Run {
  readonly circuit: Circuit;
  readonly counts: Counts;
  readonly shots: number;
  /** The number of runs that post-selection kept. Without post-selection, it is the number of all runs. */
  readonly kept: number;
  readonly seed: number;
  readonly guess: Guess;
}

/** The finished part of the work, or the reason why there is no result. */
type Status = { readonly part: number } | { readonly message: string } | null;

interface ShotsRunner {
  readonly run: Run | null;
  readonly status: Status;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Seeds go from 0 to 999,999, which is short enough to copy from a friend's screen. */
export const seedCount = 1_000_000;

export function useShots(runner: JobRunner, circuit: Circuit, guess: Guess): ShotsRunner {
  const { state, dispatch } = useLab();
  const { shots } = state;
  const [run, setRun] = useState<Run | null>(null);
  const [status, setStatus] = useState<Status>(null);
  const abort = useRef<AbortController | null>(null);
  const stop = () => abort.current?.abort();
  useEffect(() => () => abort.current?.abort(), []);

  const start = async () => {
    const own = new AbortController();
    abort.current = own;
    setStatus({ part: 0 });
    try {
      const seed = state.seed ?? Math.floor(Math.random() * seedCount);
      const request = { circuit, shots, seed, noise: noiseOf(state.noise) };
      const counts = await runner.run(
        { kind: 'shots', request },
        { signal: own.signal, onProgress: (part) => setStatus({ part }) },
      );
      const kept = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const done: Run = { circuit, counts, shots, kept, seed, guess };
      setRun(done);
      setStatus(null);
      dispatch({ kind: 'announce', message: runAnnouncement(done) });
    } catch (reason) {
      setStatus(reason instanceof Cancelled ? null : { message: refusalMessage(reason) });
    }
  };

  return { run, status, start: () => void start(), stop };
}

export function keptText({ kept, shots }: Pick<Run, 'kept' | 'shots'>): string {
  return kept === shots ? shotsText(shots) : `${shotsText(shots)}, ${kept} of them kept`;
}

function runAnnouncement({ counts, shots, kept }: Run): string {
  const shown = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 4);
  const list = shown.map(([result, count]) => `${result}, ${timesText(count)}.`).join(' ');
  const more = counts.size - shown.length;
  return `${keptText({ shots, kept })}. ${list}${more > 0 ? ` And ${more} more results.` : ''}`;
}
