/** Keeps a reading of the lab's circuit up to date. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Cancelled, TooLarge, wireCount, withColumns, type Circuit } from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import type { LabNoise } from '../lab-state.ts';
import { createReader } from './reader.ts';
import type { Reading, ReadingRequest } from './reading.ts';
import type { Workshop } from './workshop.ts';

/** Larger circuits are read when they are asked for. */
export const mostWiresLive = 20;
export const mostWiresAsked = 24;

export type ReadingStatus =
  | { readonly kind: 'ready' }
  | { readonly kind: 'working'; readonly part: number }
  | { readonly kind: 'waits-to-be-asked' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'refused'; readonly words: string };

export interface CurrentReading {
  /** The last one that was ready; of an older circuit unless the status is `ready`. */
  readonly reading: Reading | null;
  readonly status: ReadingStatus;
  /** What the reading is of, as the lab has it. */
  readonly circuit: Circuit | null;
  /** What is to be shown now: the present circuit up to the present column. */
  readonly wanted: Circuit;
  /** Grows with each reading. */
  readonly serial: number;
  /** It has been worked on for so long that somebody may wonder. */
  readonly isSlow: boolean;
  /** Reads a circuit that is too large to be read at every edit. */
  readonly ask: () => void;
  readonly cancel: () => void;
}

export interface ReadingWishes {
  readonly way: string | null;
  readonly focus: readonly number[];
}

interface Shown {
  readonly reading: Reading;
  readonly circuit: Circuit;
  readonly serial: number;
}

/** What became of a request. */
interface Outcome {
  readonly request: ReadingRequest;
  readonly status: ReadingStatus;
}

/** Milliseconds. */
const slow = 250;

export function useReading(workshop: Workshop, { way, focus }: ReadingWishes): CurrentReading {
  const { state, circuit } = useLab();
  const { step, noise } = state;
  const request = useMemo(
    (): ReadingRequest => ({
      circuit: step === null ? circuit : withColumns(circuit, circuit.columns.slice(0, step + 1)),
      noise: noiseOf(noise),
      way,
      focus,
    }),
    [circuit, step, noise, way, focus],
  );
  const [shown, setShown] = useState<Shown | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [asked, setAsked] = useState<ReadingRequest | null>(null);
  const [reader] = useState(() => createReader(workshop));
  const wires = wireCount(circuit);
  const isDue = wires <= mostWiresLive || (wires <= mostWiresAsked && asked === request);

  useLayoutEffect(() => {
    if (!isDue) {
      reader.cancel();
      return;
    }
    reader
      .read(request, (part) => setOutcome({ request, status: { kind: 'working', part } }))
      .then(
        (reading) => {
          // An older reading is better than none while a newer one is on its way.
          setShown((old) => ({ reading, circuit, serial: (old?.serial ?? 0) + 1 }));
          setOutcome({ request, status: { kind: 'ready' } });
        },
        (reason: unknown) => {
          const status: ReadingStatus =
            reason instanceof Cancelled
              ? { kind: 'stopped' }
              : { kind: 'refused', words: refusalWords(reason) };
          setOutcome({ request, status });
        },
      );
  }, [reader, request, circuit, isDue]);

  const status = statusOf(wires, isDue, outcome?.request === request ? outcome.status : null);
  const ask = useCallback(() => setAsked(request), [request]);
  const cancel = useCallback(() => reader.cancel(), [reader]);
  const isWorking = status.kind === 'working';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setSlow(true), slow);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWorking]);
  return {
    reading: shown?.reading ?? null,
    circuit: shown?.circuit ?? null,
    wanted: request.circuit,
    serial: shown?.serial ?? 0,
    isSlow,
    status,
    ask,
    cancel,
  };
}

function statusOf(wires: number, isDue: boolean, outcome: ReadingStatus | null): ReadingStatus {
  if (wires > mostWiresAsked)
    return { kind: 'refused', words: `At most ${mostWiresAsked} wires can be shown.` };
  if (!isDue) return { kind: 'waits-to-be-asked' };
  return outcome ?? { kind: 'working', part: 0 };
}

export function noiseOf({ isOn, depolarising, damping, readout }: LabNoise) {
  return isOn ? { depolarising, amplitudeDamping: damping, readout } : null;
}

export function refusalWords(reason: unknown): string {
  if (reason instanceof TooLarge) return reason.message;
  if (reason instanceof RangeError) return 'This needs more memory than this device has.';
  return reason instanceof Error ? reason.message : String(reason);
}
