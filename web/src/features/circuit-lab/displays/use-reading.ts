/** Keeps a reading of the lab's circuit up to date. */
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { Cancelled, TooLarge, wireCount, withColumns, type Circuit } from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import type { LabNoise } from '../lab-state.ts';
import { createReader, type Reader } from './reader.ts';
import type { Reading, ReadingRequest } from './reading.ts';

/** Larger circuits are read when they are asked for. */
export const mostWiresLive = 20;
export const mostWiresAsked = 24;

export type ReadingStatus =
  | { readonly kind: 'ready' }
  | { readonly kind: 'working'; readonly part: number }
  | { readonly kind: 'waits-to-be-asked' }
  | { readonly kind: 'refused'; readonly words: string };

export interface CurrentReading {
  /** The last one that was ready; of an older circuit unless the status is `ready`. */
  readonly reading: Reading | null;
  readonly status: ReadingStatus;
  /** Of the reading, for whoever waits for it. */
  readonly circuit: Circuit | null;
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
  readonly request: ReadingRequest;
  readonly circuit: Circuit;
}

export function useReading({ way, focus }: ReadingWishes): CurrentReading {
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
  const [status, setStatus] = useState<ReadingStatus>({ kind: 'working', part: 0 });
  const [asked, setAsked] = useState<ReadingRequest | null>(null);
  const reader = useReader();
  const wires = wireCount(circuit);
  const isAsked = asked === request;

  useLayoutEffect(() => {
    if (wires > mostWiresAsked) {
      reader.cancel();
      setStatus({ kind: 'refused', words: `At most ${mostWiresAsked} wires can be shown.` });
      return;
    }
    if (wires > mostWiresLive && !isAsked) {
      reader.cancel();
      setStatus({ kind: 'waits-to-be-asked' });
      return;
    }
    let isStale = false;
    reader
      .read(request, (part) => {
        if (!isStale) setStatus({ kind: 'working', part });
      })
      .then(
        (reading) => {
          // An older reading is better than none while a newer one is on its way.
          setShown({ reading, request, circuit });
          if (!isStale) setStatus({ kind: 'ready' });
        },
        (reason: unknown) => {
          if (isStale || reason instanceof Cancelled) return;
          setStatus({ kind: 'refused', words: refusalWords(reason) });
        },
      );
    return () => {
      isStale = true;
    };
  }, [reader, request, circuit, wires, isAsked]);

  const ask = useCallback(() => setAsked(request), [request]);
  const cancel = useCallback(() => {
    setAsked(null);
    reader.cancel();
  }, [reader]);
  return {
    reading: shown?.reading ?? null,
    circuit: shown?.circuit ?? null,
    status,
    ask,
    cancel,
  };
}

function useReader(): Reader {
  const [reader] = useState(createReader);
  useLayoutEffect(() => () => reader.close(), [reader]);
  return reader;
}

export function noiseOf({ isOn, depolarising, damping, readout }: LabNoise) {
  return isOn ? { depolarising, amplitudeDamping: damping, readout } : null;
}

export function refusalWords(reason: unknown): string {
  if (reason instanceof TooLarge) return reason.message;
  if (reason instanceof RangeError) return 'This needs more memory than this device has.';
  return reason instanceof Error ? reason.message : String(reason);
}
