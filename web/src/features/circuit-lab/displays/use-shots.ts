/** Runs a circuit many times in the worker, and keeps the last run. */
import { useEffect, useRef, useState } from 'react';
import { Cancelled, type Circuit } from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import { shotsText, timesText } from './format.ts';
import type { Counts } from './jobs.ts';
import type { Guess } from './shots-state.ts';
import { noiseOf, refusalWords } from './use-reading.ts';
import type { Workshop } from './workshop.ts';

/** What was run, with the guess from before. */
interface Run {
  readonly circuit: Circuit;
  readonly counts: Counts;
  readonly shots: number;
  readonly seed: number;
  readonly guess: Guess;
}

/** How much is done, or why nothing came of it. */
type Status = { readonly part: number } | { readonly words: string } | null;

interface ShotsRunner {
  readonly run: Run | null;
  readonly status: Status;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Seeds go from 0 to 999,999: short enough to be typed from a friend's screen. */
export const seedCount = 1_000_000;

export function useShots(workshop: Workshop, circuit: Circuit, guess: Guess): ShotsRunner {
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
      const counts = await workshop.run(
        { kind: 'shots', request },
        { signal: own.signal, onProgress: (part) => setStatus({ part }) },
      );
      const done: Run = { circuit, counts, shots, seed, guess };
      setRun(done);
      setStatus(null);
      dispatch({ kind: 'say', words: spokenRun(done) });
    } catch (reason) {
      setStatus(reason instanceof Cancelled ? null : { words: refusalWords(reason) });
    }
  };

  return { run, status, start: () => void start(), stop };
}

function spokenRun({ counts, shots }: Run): string {
  const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 4);
  const told = most.map(([result, count]) => `${result}, ${timesText(count)}.`).join(' ');
  const more = counts.size - most.length;
  return `${shotsText(shots)}. ${told}${more > 0 ? ` And ${more} more results.` : ''}`;
}
