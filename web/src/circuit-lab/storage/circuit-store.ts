/** The circuits that this browser saves in one slot: the current one, and earlier ones beside it. */
import { formatCircuitUrl, InvalidCircuit, parseCircuitUrl, type Circuit } from '@qubloom/quantum';
import { lastLearnersStorage, type LearnerStorage } from '../../product/storage/learner-storage.ts';
import {
  damaged,
  formatSavedCircuits,
  isReadable,
  othersOf,
  parseSavedCircuits,
  revisionOf,
  savedCircuitOf,
  type SavedCircuit,
  type SavedCircuits,
} from './saved-circuits.ts';

/**
 * The result of saving a circuit: saved, saved beside newer work of another tab, or not saved because the storage is
 * full, because it is closed, or because the circuit cannot be written.
 */
export type SaveOutcome = 'saved' | 'beside' | 'full' | 'off' | 'failed';

/** Returns the circuits saved in a slot, or a sentence that says why they cannot be read. */
export function readSaved(
  storage: LearnerStorage,
  slot: string,
): { readonly circuit?: Circuit; readonly problem?: string } {
  const found = storage.find('lab', slot);
  if (!found) return {};
  const saved = parseSavedCircuits(found.text);
  if (typeof saved === 'string') return { problem: saved };
  const read = parseCircuitUrl(saved.current.link);
  return read.ok ? { circuit: read.circuit } : { problem: damaged };
}

/** Lists the circuits in a slot, the current one first and then the replaced ones. None if they cannot be read. */
export function listSaved(storage: LearnerStorage, slot: string): readonly SavedCircuit[] {
  const found = storage.find('lab', slot);
  const saved = found ? parseSavedCircuits(found.text) : null;
  return isReadable(saved) ? [saved.current, ...saved.earlier] : [];
}

/** One tab's access to the circuits in a slot. */
export interface CircuitStore {
  /** `isAnother` means that it replaced the saved circuit, which is then saved beside it. */
  save(circuit: Circuit, isAnother: boolean): SaveOutcome;
  /** Returns true if another tab has saved something since. */
  isStale(): boolean;
  /** Returns the newer work of another tab, with which this tab continues. */
  loadNewer(): Circuit | undefined;
  /** Replaces the newer work, which is saved beside it, by this tab's work. */
  saveOverNewer(circuit: Circuit): SaveOutcome;
  /** Returns the replaced circuits, the latest first. */
  earlier(): readonly SavedCircuit[];
}

/** `shown` is the lab's first circuit. If another one is saved, that goes beside it. */
export function createCircuitStore(
  storage: LearnerStorage,
  slot: string,
  shown: Circuit,
  now: () => number = Date.now,
): CircuitStore {
  const tab = newRevision();
  const text = () => storage.find('lab', slot)?.text ?? '';
  const stored = () => {
    const saved = text();
    return saved === '' ? null : parseSavedCircuits(saved);
  };
  const start = stored();
  let base = revisionOf(start);
  let isAnotherAtStart = isReadable(start) && start.current.link !== formatCircuitUrl(shown);

  const write = (circuit: Circuit, isAnother: boolean, isChosen = false): boolean => {
    const before = stored();
    const current = savedCircuitOf(circuit, now());
    // Unreadable data is not overwritten until it is put aside.
    const isPutAside =
      typeof before !== 'string' || storage.save('lab', `${slot}.unreadable`, text());
    if (!isPutAside) return false;
    const old = isReadable(before) ? before : null;
    const aside = old && isAnother && old.current.columns > 0 ? [old.current] : [];
    const revision = newRevision();
    const earlier = othersOf({ current, earlier: [...aside, ...(old?.earlier ?? [])] });
    // If the browser's storage is full, the current work counts more than old circuits. A circuit that the learner was
    // told is saved beside it stays.
    const min = isChosen ? earlier.filter((each) => aside.includes(each)).length : 0;
    for (let count = earlier.length; count >= min; count--) {
      if (!put({ revision, current, earlier: earlier.slice(0, count) })) continue;
      base = revision;
      isAnotherAtStart = false;
      return true;
    }
    return false;
  };
  /** Saves beside newer work, whose tab loses nothing. If there is no room, nothing changes. */
  const writeBeside = (circuit: Circuit, newer: SavedCircuits): boolean => {
    const mine = { ...savedCircuitOf(circuit, now()), tab };
    const earlier = [mine, ...newer.earlier.filter((each) => each.tab !== tab)];
    return put({ ...newer, earlier: othersOf({ ...newer, earlier }) });
  };
  const put = (saved: SavedCircuits): boolean =>
    storage.save('lab', slot, formatSavedCircuits(saved));
  const isStale = () => storage.isOpen && revisionOf(stored()) !== base;

  return {
    isStale,
    save(circuit, isAnother) {
      if (!storage.isOpen) return 'off';
      const before = stored();
      return revisionOf(before) !== base && isReadable(before)
        ? outcomeOf(() => writeBeside(circuit, before), 'beside')
        : outcomeOf(() => write(circuit, isAnother || isAnotherAtStart), 'saved');
    },
    loadNewer() {
      const before = stored();
      base = revisionOf(before);
      const read = isReadable(before) ? parseCircuitUrl(before.current.link) : null;
      return read?.ok ? read.circuit : undefined;
    },
    saveOverNewer(circuit) {
      return storage.isOpen ? outcomeOf(() => write(circuit, true, true), 'saved') : 'off';
    },
    earlier() {
      const before = stored();
      return isReadable(before) ? before.earlier : [];
    },
  };
}

function outcomeOf(write: () => boolean, done: 'saved' | 'beside'): SaveOutcome {
  try {
    return write() ? done : 'full';
  } catch (error) {
    if (error instanceof InvalidCircuit) return 'failed';
    throw error;
  }
}

function newRevision(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/**
 * Saved circuits belong to the learner who last signed in with this browser, because the lab's own page asks no server.
 */
export function openStorage(): LearnerStorage {
  return lastLearnersStorage();
}
