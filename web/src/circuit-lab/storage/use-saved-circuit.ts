/** Saves the learner's circuit in the browser, a moment after each change. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Circuit } from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import { wholeCircuit } from '../state/lab-reducer.ts';
import type { SavedCircuit } from './saved-circuits.ts';
import { createCircuitStore, openStorage, type SaveOutcome } from './circuit-store.ts';

/** Milliseconds after the last change. */
const saveDebounceMs = 300;

export interface SaveState {
  /** Null while nothing was changed and everything can be saved. */
  readonly outcome: SaveOutcome | null;
  /** Another tab has newer work in this slot. */
  readonly isStale: boolean;
  readonly showNewer: () => void;
  readonly saveOwn: () => void;
  readonly earlier: () => readonly SavedCircuit[];
}

export function useSavedCircuit(slot: string, onSaved: () => void): SaveState {
  const { state, dispatch } = useLab();
  const { circuit, outer, generation } = state;
  const [storage] = useState(openStorage);
  const [store] = useState(() => createCircuitStore(storage, slot, wholeCircuit(state)));
  const [outcome, setOutcome] = useState<SaveOutcome | null>(storage.isOpen ? null : 'off');
  const [isStale, setStale] = useState(false);
  const known = useRef({ circuit, generation });
  const pending = useRef<Circuit | null>(null);
  const savedHandler = useRef(onSaved);
  useEffect(() => {
    savedHandler.current = onSaved;
  }, [onSaved]);

  const save = useCallback(() => {
    const next = pending.current;
    if (!next) return;
    pending.current = null;
    const isAnother = known.current.generation !== generation;
    known.current = { ...known.current, generation };
    const result = store.save(next, isAnother);
    setOutcome(result);
    setStale(store.isStale());
    if (result === 'saved') savedHandler.current();
  }, [store, generation]);

  // This runs synchronously with the edit, because the learner may leave the page before the next frame.
  useLayoutEffect(() => {
    if (known.current.circuit === circuit) return;
    known.current = { ...known.current, circuit };
    pending.current = wholeCircuit({ circuit, outer });
  }, [circuit, outer]);

  useEffect(() => {
    if (!pending.current) return;
    const timer = setTimeout(save, saveDebounceMs);
    return () => clearTimeout(timer);
  }, [circuit, outer, save]);

  useLayoutEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') save();
      else setStale(store.isStale());
    };
    const hear = (event: StorageEvent) => {
      if (event.key === null || event.key === storage.keyOf('lab', slot)) setStale(store.isStale());
    };
    window.addEventListener('pagehide', save);
    window.addEventListener('storage', hear);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', save);
      window.removeEventListener('storage', hear);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [storage, store, slot, save]);

  // The last change is also saved when the lab is removed.
  const last = useRef(save);
  useLayoutEffect(() => {
    last.current = save;
  }, [save]);
  useEffect(() => () => last.current(), []);

  return {
    outcome,
    isStale,
    showNewer: () => {
      save();
      const newer = store.loadNewer();
      setStale(false);
      if (newer) dispatch({ kind: 'load', circuit: newer, message: 'The newer circuit is shown.' });
    },
    saveOwn: () => {
      setOutcome(store.saveOverNewer(wholeCircuit(state)));
      setStale(store.isStale());
    },
    earlier: () => store.earlier(),
  };
}
