/** Keeps the learner's circuit in the browser, a moment after each change. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatCircuitUrl, type Circuit } from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import { wholeCircuit } from '../lab-state.ts';
import type { KeptCircuit } from './kept-shelf.ts';
import { createKeeper, openStorage, type Kept } from './kept-work.ts';

/** Milliseconds of rest after the last change. */
const rest = 300;

export interface KeptState {
  /** Null while nothing was changed and all can be kept. */
  readonly kept: Kept | null;
  /** Another tab has newer work of this place. */
  readonly isStale: boolean;
  readonly showNewer: () => void;
  readonly keepOwn: () => void;
  readonly earlier: () => readonly KeptCircuit[];
}

export function useKept(place: string, onKept: () => void): KeptState {
  const { state, dispatch } = useLab();
  const { circuit, outer, works } = state;
  const [storage] = useState(openStorage);
  const [keeper] = useState(() => createKeeper(storage, place, wholeCircuit(state)));
  const [kept, setKept] = useState<Kept | null>(storage ? null : 'off');
  const [isStale, setStale] = useState(false);
  const known = useRef({ circuit, works });
  const pending = useRef<Circuit | null>(null);
  const heard = useRef(onKept);
  useEffect(() => {
    heard.current = onKept;
  }, [onKept]);

  const save = useCallback(() => {
    const next = pending.current;
    if (!next) return;
    pending.current = null;
    const isAnother = known.current.works !== works;
    known.current = { ...known.current, works };
    const outcome = keeper.save(next, isAnother);
    setKept(outcome);
    setStale(keeper.isStale());
    if (outcome === 'kept') heard.current();
    if (outcome === 'off') tellCircuit(next);
  }, [keeper, works]);

  // In the same breath as the edit: the page may be left before the next frame.
  useLayoutEffect(() => {
    if (known.current.circuit === circuit) return;
    known.current = { ...known.current, circuit };
    pending.current = wholeCircuit({ circuit, outer });
  }, [circuit, outer]);

  useEffect(() => {
    if (!pending.current) return;
    const timer = setTimeout(save, rest);
    return () => clearTimeout(timer);
  }, [circuit, outer, save]);

  useLayoutEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') save();
      else setStale(keeper.isStale());
    };
    const hear = (event: StorageEvent) => {
      if (event.key === null || event.key.endsWith(place)) setStale(keeper.isStale());
    };
    window.addEventListener('pagehide', save);
    window.addEventListener('storage', hear);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', save);
      window.removeEventListener('storage', hear);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [keeper, place, save]);

  // What was changed last is kept also when the lab is taken away.
  const last = useRef(save);
  useLayoutEffect(() => {
    last.current = save;
  }, [save]);
  useEffect(() => () => last.current(), []);

  return {
    kept,
    isStale,
    showNewer: () => {
      save();
      const newer = keeper.takeNewer();
      setStale(false);
      if (newer) dispatch({ kind: 'load', circuit: newer, words: 'The newer circuit is shown.' });
    },
    keepOwn: () => {
      setKept(keeper.takeOwn(wholeCircuit(state)));
      setStale(keeper.isStale());
    },
    earlier: () => keeper.earlier(),
  };
}

/** A frame without a memory of its own tells the page around it, which may keep the circuit. */
function tellCircuit(circuit: Circuit): void {
  if (window.parent === window) return;
  // Any page may frame the lab, and a circuit is no secret.
  window.parent.postMessage({ type: 'qubloom:circuit', circuit: formatCircuitUrl(circuit) }, '*');
}
