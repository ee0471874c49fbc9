/**
 * The document of a room's circuit. Keys name columns and wires instead of numbers, so that simultaneous
 * edits refer to the same column or wire even if others were inserted before it.
 */
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import * as Y from 'yjs';
import type { PartFields } from './operation-fields.ts';

export interface SharedDocument {
  readonly doc: Y.Doc;
  /** All columns, including empty ones, sorted by key. */
  readonly columns: Y.Map<unknown>;
  /** Position of each wire that was not removed, by wire id. */
  readonly wires: Y.Map<unknown>;
  /** Initial state of each wire, by wire id; a missing wire starts in 0. */
  readonly initial: Y.Map<unknown>;
  /**
   * Operations by id, each a map. The `column` field is a key, and wires are ids. Each field merges
   * separately.
   */
  readonly parts: Y.Map<unknown>;
  /** Custom gates by name. */
  readonly definitions: Y.Map<unknown>;
  /** Parts as last read, so that an edit of one part reads only that part again; null for invalid parts. */
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

/**
 * Keys of the first two wires, equal in every document, so that learners who start at the same time share
 * them.
 */
export const firstWires = generateNKeysBetween(null, null, 2);

/** Compares keys by code unit, so that the order is the same on every machine. */
export function byKey(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Maximum characters of a key. Only hundreds of columns inserted at one place, or an attack, would need more.
 */
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
