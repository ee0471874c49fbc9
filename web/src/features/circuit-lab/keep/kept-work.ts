/** The circuits that this browser keeps for one place: the one at work, and earlier ones beside it. */
import { formatCircuitUrl, InvalidCircuit, parseCircuitUrl, type Circuit } from '@qubloom/quantum';
import {
  damaged,
  form,
  isShelf,
  keptOf,
  othersOf,
  parseShelf,
  stampOf,
  type KeptCircuit,
  type KeptShelf,
} from './kept-shelf.ts';

/**
 * What became of a circuit: kept, kept beside newer work of another tab, or not kept because the memory is
 * full, because there is none, or because the circuit cannot be written.
 */
export type Kept = 'kept' | 'beside' | 'full' | 'off' | 'failed';

const keyOf = (place: string) => `qubloom.lab.${place}`;

/** What is kept for a place, or a sentence that says why it cannot be read. */
export function readKept(
  storage: Storage | null,
  place: string,
): { readonly circuit?: Circuit; readonly trouble?: string } {
  const text = storage?.getItem(keyOf(place)) ?? null;
  if (text === null) return {};
  const shelf = parseShelf(text);
  if (typeof shelf === 'string') return { trouble: shelf };
  const read = parseCircuitUrl(shelf.current.link);
  return read.ok ? { circuit: read.circuit } : { trouble: damaged };
}

/** One tab's hold on what is kept for a place. */
export interface Keeper {
  /** `isAnother`: it took the place of the kept one, which then goes beside it. */
  save(circuit: Circuit, isAnother: boolean): Kept;
  /** Another tab has kept something since. */
  isStale(): boolean;
  /** The newer work of another tab, from which this tab goes on. */
  takeNewer(): Circuit | undefined;
  /** This tab's work takes the place of the newer work, which goes beside it. */
  takeOwn(circuit: Circuit): Kept;
  /** Circuits that were put aside, the latest first. */
  earlier(): readonly KeptCircuit[];
}

/** `shown` is the circuit that the lab began with; where another one is kept, that goes beside it. */
export function createKeeper(
  storage: Storage | null,
  place: string,
  shown: Circuit,
  now: () => number = Date.now,
): Keeper {
  const key = keyOf(place);
  const tab = freshStamp();
  const text = () => storage?.getItem(key) ?? '';
  const stored = () => {
    const kept = text();
    return kept === '' ? null : parseShelf(kept);
  };
  const start = stored();
  let base = stampOf(start);
  let isAnotherAtStart = isShelf(start) && start.current.link !== formatCircuitUrl(shown);

  const write = (circuit: Circuit, isAnother: boolean, isChosen = false): boolean => {
    const before = stored();
    const current = keptOf(circuit, now());
    // What cannot be read is not written over until it is put aside.
    const isPutAside = typeof before !== 'string' || set(`${key}.unreadable`, text());
    if (!isPutAside) return false;
    const old = isShelf(before) ? before : null;
    const aside = old && isAnother && old.current.columns > 0 ? [old.current] : [];
    const stamp = freshStamp();
    const earlier = othersOf({ current, earlier: [...aside, ...(old?.earlier ?? [])] });
    // Where the browser's memory is full, the work at hand counts more than what is old.
    // What the learner was promised beside it stays.
    const least = isChosen ? earlier.filter((each) => aside.includes(each)).length : 0;
    for (let most = earlier.length; most >= least; most--) {
      if (!put({ form, stamp, current, earlier: earlier.slice(0, most) })) continue;
      base = stamp;
      isAnotherAtStart = false;
      return true;
    }
    return false;
  };
  /** Beside newer work, whose tab lost nothing: where there is no room, all stays as it is. */
  const writeBeside = (circuit: Circuit, newer: KeptShelf): boolean => {
    const mine = { ...keptOf(circuit, now()), tab };
    const earlier = [mine, ...newer.earlier.filter((each) => each.tab !== tab)];
    return put({ ...newer, earlier: othersOf({ ...newer, earlier }) });
  };
  const put = (shelf: KeptShelf): boolean => set(key, JSON.stringify(shelf));
  const set = (name: string, text: string): boolean => {
    try {
      storage?.setItem(name, text);
      return true;
    } catch {
      return false;
    }
  };
  const isStale = () => storage !== null && stampOf(stored()) !== base;

  return {
    isStale,
    save(circuit, isAnother) {
      if (!storage) return 'off';
      const before = stored();
      return stampOf(before) !== base && isShelf(before)
        ? outcomeOf(() => writeBeside(circuit, before), 'beside')
        : outcomeOf(() => write(circuit, isAnother || isAnotherAtStart), 'kept');
    },
    takeNewer() {
      const before = stored();
      base = stampOf(before);
      const read = isShelf(before) ? parseCircuitUrl(before.current.link) : null;
      return read?.ok ? read.circuit : undefined;
    },
    takeOwn(circuit) {
      return storage ? outcomeOf(() => write(circuit, true, true), 'kept') : 'off';
    },
    earlier() {
      const before = stored();
      return isShelf(before) ? before.earlier : [];
    },
  };
}

function outcomeOf(write: () => boolean, done: 'kept' | 'beside'): Kept {
  try {
    return write() ? done : 'full';
  } catch (error) {
    if (error instanceof InvalidCircuit) return 'failed';
    throw error;
  }
}

function freshStamp(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** The browser's memory, or null where it is closed to this page, as in a sandboxed frame. */
export function openStorage(): Storage | null {
  try {
    const { localStorage: storage } = window;
    // One that is full can still be read.
    storage.getItem('qubloom.lab.probe');
    return storage;
  } catch {
    return null;
  }
}
