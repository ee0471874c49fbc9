/** Keeps a summary of the lab's circuit up to date. */
import { flushSync } from 'react-dom';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Cancelled, TooLarge, wireCount, withColumns, type Circuit } from '@qubloom/quantum';
import { useLab } from '../../lab-context.tsx';
import type { LabNoise } from '../../state/lab-reducer.ts';
import { createAnalyzer } from './analyzer.ts';
import type { CircuitSummary, SummaryRequest } from './state-summary.ts';
import type { JobRunner } from '../jobs/job-runner.ts';

/** Larger circuits are computed only on request. */
export const maxLiveWires = 20;
export const maxWiresOnDemand = 24;

export type SummaryStatus =
  | { readonly kind: 'ready' }
  | { readonly kind: 'working'; readonly part: number }
  | { readonly kind: 'on-demand' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'refused'; readonly message: string };

export interface CurrentSummary {
  /** The last finished summary. It belongs to an older circuit unless the status is `ready`. */
  readonly summary: CircuitSummary | null;
  readonly status: SummaryStatus;
  /** The circuit of the summary, as an object of the lab. */
  readonly circuit: Circuit | null;
  /** The current circuit up to the current column, which the displays should show. */
  readonly requested: Circuit;
  /** Increases with each summary. */
  readonly serial: number;
  /**
   * True if the summary has belonged to an older circuit for so long that learners could take it for that of the current
   * one.
   */
  readonly isStale: boolean;
  /** True if the computation takes so long that the learner should see its progress. */
  readonly isSlow: boolean;
  /** Computes a circuit that is too large to compute after every edit. */
  readonly request: () => void;
  readonly cancel: () => void;
}

export interface SummaryChoices {
  readonly branch: string | null;
  readonly focus: readonly number[];
}

interface Shown {
  readonly summary: CircuitSummary;
  readonly circuit: Circuit;
  readonly serial: number;
}

/** The result of a request. */
interface Outcome {
  readonly request: SummaryRequest;
  readonly status: SummaryStatus;
}

/** Milliseconds after which work is shown as slow. */
const slowThreshold = 250;

export function useStateSummary(
  runner: JobRunner,
  { branch, focus }: SummaryChoices,
): CurrentSummary {
  const { state, circuit } = useLab();
  const { step, noise } = state;
  const request = useMemo(
    (): SummaryRequest => ({
      circuit: step === null ? circuit : withColumns(circuit, circuit.columns.slice(0, step + 1)),
      noise: noiseOf(noise),
      branch,
      focus,
    }),
    [circuit, step, noise, branch, focus],
  );
  const [shown, setShown] = useState<Shown | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [asked, setAsked] = useState<{ readonly request: SummaryRequest } | null>(null);
  const [analyzer] = useState(() => createAnalyzer(runner));
  const wires = wireCount(circuit);
  const isDue = wires <= maxLiveWires || (wires <= maxWiresOnDemand && asked?.request === request);

  useLayoutEffect(() => {
    if (!isDue) {
      analyzer.cancel();
      return;
    }
    const start = performance.now();
    // A quick computation needs no progress display.
    const onProgress = (part: number) => {
      if (performance.now() - start < slowThreshold) return;
      setOutcome({ request, status: { kind: 'working', part } });
    };
    analyzer.summarize(request, onProgress).then(
      (summary) => {
        // The update is synchronous. For a small circuit, this is before the browser paints the edit itself.
        flushSync(() => {
          // An older summary is better than none while a newer one is being computed.
          setShown((old) => ({ summary, circuit, serial: (old?.serial ?? 0) + 1 }));
          setOutcome({ request, status: { kind: 'ready' } });
        });
      },
      (reason: unknown) => {
        const status: SummaryStatus =
          reason instanceof Cancelled
            ? { kind: 'stopped' }
            : { kind: 'refused', message: refusalMessage(reason) };
        setOutcome({ request, status });
      },
    );
    // `asked` is a dependency so that a repeated request restarts stopped work.
  }, [analyzer, request, circuit, isDue, asked]);

  const status = statusOf(wires, isDue, outcome?.request === request ? outcome.status : null);
  const requestNow = useCallback(() => setAsked({ request }), [request]);
  const cancel = useCallback(() => analyzer.cancel(), [analyzer]);
  const isWorking = status.kind === 'working';
  const isReady = status.kind === 'ready';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setSlow(true), slowThreshold);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWorking]);
  return {
    summary: shown?.summary ?? null,
    isStale: !isReady && (isSlow || !isWorking),
    circuit: shown?.circuit ?? null,
    requested: request.circuit,
    serial: shown?.serial ?? 0,
    isSlow,
    status,
    request: requestNow,
    cancel,
  };
}

function statusOf(wires: number, isDue: boolean, outcome: SummaryStatus | null): SummaryStatus {
  if (wires > maxWiresOnDemand)
    return { kind: 'refused', message: `At most ${maxWiresOnDemand} wires can be shown.` };
  if (!isDue) return { kind: 'on-demand' };
  return outcome ?? { kind: 'working', part: 0 };
}

export function noiseOf({ isOn, depolarizing, damping, readout }: LabNoise) {
  return isOn ? { depolarizing, amplitudeDamping: damping, readout } : null;
}

export function refusalMessage(reason: unknown): string {
  if (reason instanceof TooLarge) return reason.message;
  if (reason instanceof RangeError) return 'This needs more memory than this device has.';
  return reason instanceof Error ? reason.message : String(reason);
}
