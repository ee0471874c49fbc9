/**
 * The document of a room's circuit. Columns and wires are named by keys, not by numbers: two who insert, move and
 * place at the same time mean the same column and the same wire, whatever stands before them by then.
 */
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import * as Y from 'yjs';
import type { PartFields } from './operation-fields.ts';

export interface SharedDocument {
  readonly doc: Y.Doc;
  /** All columns, empty ones included. The keys are their order. */
  readonly columns: Y.Map<unknown>;
  /** The order of each wire that nobody took away, by its id. */
  readonly wires: Y.Map<unknown>;
  /** The start of a wire, by its id; without one it starts in 0. */
  readonly initial: Y.Map<unknown>;
  /** Operations by their ids: a map each, whose `column` is a key and whose wires are ids. Each field merges by itself. */
  readonly parts: Y.Map<unknown>;
  /** Gates of the circuit's own, by their names. */
  readonly definitions: Y.Map<unknown>;
  /** Parts as they were last read, so that an edit of one reads one anew; null for what is none. */
  readonly readParts: Map<string, PartFields | null>;
}

export function sharedDocument(): SharedDocument {
  const doc = new Y.Doc();
  const parts = doc.getMap('parts');
  const readParts = new Map<string, PartFields | null>();
  parts.observeDeep((events) => {
    for (const { path, changes } of events) {
      const changed = path.length > 0 ? path.slice(0, 1) : changes.keys.keys();
      for (const id of changed) readParts.delete(String(id));
    }
  });
  return {
    doc,
    columns: doc.getMap('columns'),
    wires: doc.getMap('wires'),
    initial: doc.getMap('initial'),
    parts,
    definitions: doc.getMap('definitions'),
    readParts,
  };
}

/** The same in every document, so that two who begin at once begin with the same wires. */
export const firstWires = generateNKeysBetween(null, null, 2);

/** In the order of their letters' codes, the same on every machine. */
export function byKey(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A longer one would come of some hundred columns inserted in one place, or of no good will. */
const longestKey = 120;

export function isOrderKey(key: unknown): key is string {
  if (typeof key !== 'string' || key.length > longestKey || !/^[0-9A-Za-z]+$/.test(key))
    return false;
  try {
    generateKeyBetween(key, null);
    return true;
  } catch {
    return false;
  }
}
