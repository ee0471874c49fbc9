/** The form in which a browser saves circuits: the current one, and earlier ones beside it. */
import { formatCircuitUrl, wireCount, type Circuit } from '@qubloom/quantum';
import { isRecord } from '../../lib/storage/is-record.ts';

export interface SavedCircuit {
  /** Milliseconds since 1970. */
  readonly saved: number;
  readonly wires: number;
  readonly columns: number;
  /** The circuit as `formatCircuitUrl` writes it. */
  readonly link: string;
  /** The tab that put it aside. A tab replaces only its own circuit. */
  readonly tab?: string;
}

export interface SavedCircuits {
  /** Changes whenever `current` does. A tab that knows an older revision is stale. */
  readonly revision: string;
  readonly current: SavedCircuit;
  readonly earlier: readonly SavedCircuit[];
}

/** Saved as `form`. A browser may hold data that a newer version of this page has saved. */
const formatVersion = 1;
const maxEarlier = 8;

export const damaged = 'The circuit that this browser kept here is damaged.';
const newer = 'The circuit that this browser kept here was made by a newer version of this page.';

/** Returns the saved data, or a sentence that says why it cannot be read. The revision is saved as `stamp`. */
export function parseSavedCircuits(text: string): SavedCircuits | string {
  try {
    const data: unknown = JSON.parse(text);
    if (!isRecord(data)) return damaged;
    const { form, stamp, current, earlier } = data;
    if (typeof form === 'number' && form > formatVersion) return newer;
    const isWhole =
      form === formatVersion &&
      typeof stamp === 'string' &&
      isSavedCircuit(current) &&
      Array.isArray(earlier);
    return isWhole
      ? { revision: stamp, current, earlier: earlier.filter(isSavedCircuit) }
      : damaged;
  } catch {
    return damaged;
  }
}

export function formatSavedCircuits({ revision, current, earlier }: SavedCircuits): string {
  return JSON.stringify({ form: formatVersion, stamp: revision, current, earlier });
}

function isSavedCircuit(value: unknown): value is SavedCircuit {
  if (!isRecord(value)) return false;
  return (
    typeof value['link'] === 'string' &&
    [value['saved'], value['wires'], value['columns']].every(Number.isFinite)
  );
}

/** Returns the circuits beside the current one, each once, the latest first. */
export function othersOf({ current, earlier }: Pick<SavedCircuits, 'current' | 'earlier'>) {
  return earlier.filter(({ link }) => link !== current.link).slice(0, maxEarlier);
}

export function savedCircuitOf(circuit: Circuit, saved: number): SavedCircuit {
  return {
    saved,
    wires: wireCount(circuit),
    columns: circuit.columns.length,
    link: formatCircuitUrl(circuit),
  };
}

export function isReadable(read: SavedCircuits | string | null): read is SavedCircuits {
  return typeof read === 'object' && read !== null;
}

export function revisionOf(read: SavedCircuits | string | null): string {
  return isReadable(read) ? read.revision : '';
}

/** Adds a visitor's circuits to the learner's. All are texts. Returns undefined if either text cannot be read. */
export function withVisitorsCircuits(own: string, visitors: string): string | undefined {
  const [mine, others] = [parseSavedCircuits(own), parseSavedCircuits(visitors)];
  if (!isReadable(mine) || !isReadable(others)) return undefined;
  const beside = [others.current, ...others.earlier, ...mine.earlier];
  const earlier = othersOf({ current: mine.current, earlier: beside });
  return formatSavedCircuits({ ...mine, earlier });
}
