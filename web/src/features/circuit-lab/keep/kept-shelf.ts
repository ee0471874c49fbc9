/** The form in which a browser keeps circuits: the one at work, and earlier ones beside it. */
import { formatCircuitUrl, wireCount, type Circuit } from '@qubloom/quantum';
import { isRecord } from '../../../lib/is-record.ts';

export interface KeptCircuit {
  /** Milliseconds since 1970. */
  readonly saved: number;
  readonly wires: number;
  readonly columns: number;
  /** The circuit as `formatCircuitUrl` writes it. */
  readonly link: string;
  /** The tab that put it aside, so that it replaces its own and no other. */
  readonly tab?: string;
}

export interface KeptShelf {
  readonly form: typeof form;
  /** Another one whenever `current` changes: a tab that knows an older one is stale. */
  readonly stamp: string;
  readonly current: KeptCircuit;
  readonly earlier: readonly KeptCircuit[];
}

export const form = 1;
const mostEarlier = 8;

export const damaged = 'The circuit that this browser kept here is damaged.';
const newer = 'The circuit that this browser kept here was made by a newer version of this page.';

export function parseShelf(text: string): KeptShelf | string {
  try {
    const data: unknown = JSON.parse(text);
    if (!isRecord(data)) return damaged;
    if (typeof data['form'] === 'number' && data['form'] > form) return newer;
    const { stamp, current, earlier } = data;
    const isWhole =
      data['form'] === form &&
      typeof stamp === 'string' &&
      isKept(current) &&
      Array.isArray(earlier);
    return isWhole ? { form, stamp, current, earlier: earlier.filter(isKept) } : damaged;
  } catch {
    return damaged;
  }
}

function isKept(value: unknown): value is KeptCircuit {
  if (!isRecord(value)) return false;
  return (
    typeof value['link'] === 'string' &&
    [value['saved'], value['wires'], value['columns']].every(Number.isFinite)
  );
}

/** The circuits beside the one at work, each once, the latest first. */
export function othersOf({ current, earlier }: Pick<KeptShelf, 'current' | 'earlier'>) {
  return earlier.filter(({ link }) => link !== current.link).slice(0, mostEarlier);
}

export function keptOf(circuit: Circuit, saved: number): KeptCircuit {
  return {
    saved,
    wires: wireCount(circuit),
    columns: circuit.columns.length,
    link: formatCircuitUrl(circuit),
  };
}

export function isShelf(read: KeptShelf | string | null): read is KeptShelf {
  return typeof read === 'object' && read !== null;
}

export function stampOf(read: KeptShelf | string | null): string {
  return isShelf(read) ? read.stamp : '';
}
