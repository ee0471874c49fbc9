/** Writes an edit of the circuit as changes of the shared document. Only differences are written. */
import type { Circuit } from '@qubloom/quantum';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import * as Y from 'yjs';
import { matchParts, type MatchPart } from './match-parts.ts';
import { fieldsOf, type PartFields } from './operation-fields.ts';
import { sharedCircuitLimits, type ReadCircuit } from './read-circuit.ts';
import { byKey, type SharedDocument } from './shared-document.ts';

/** One write, with the approximate number of characters that it or its undo takes. */
export interface DocumentChange {
  readonly size: number;
  readonly write: () => void;
}

export type EditRefusal = 'too-many-wires' | 'too-many-columns' | 'too-many-gates' | 'large-gate';

export type EditChanges =
  { readonly changes: readonly DocumentChange[] } | { readonly refusal: EditRefusal };

export interface EditOptions {
  /**
   * For each wire of the next circuit, the wire that it was, or null if it is new. By default, wires keep
   * their numbers.
   */
  readonly previousWires?: readonly (number | null)[];
}

/**
 * Finds the changes that turn a document that reads as `base` into one that reads as `next`. `newId` creates
 * the id of a part.
 */
export function changesFor(
  document: SharedDocument,
  base: ReadCircuit,
  next: Circuit,
  newId: () => string,
  { previousWires }: EditOptions = {},
): EditChanges {
  const refusal = refusalOf(next);
  if (refusal) return { refusal };
  const wires = wireIdsFor(
    base.wires,
    next.initial.map((_, wire) => {
      const from = previousWires ? previousWires[wire] : wire;
      return from === null || from === undefined ? undefined : base.wires[from];
    }),
  );
  return {
    changes: [
      ...definitionChanges(document, next),
      ...wireChanges(document, wires, next),
      ...partChanges(document, base, next, wires, newId),
    ],
  };
}

function refusalOf({ initial, columns, definitions }: Circuit): EditRefusal | undefined {
  const limits = sharedCircuitLimits;
  if (initial.length > limits.wires) return 'too-many-wires';
  if (columns.length > limits.columns) return 'too-many-columns';
  if (columns.flat().length > limits.parts) return 'too-many-gates';
  const isLarge = definitions.some((each) => JSON.stringify(each).length > limits.definition);
  return isLarge ? 'large-gate' : undefined;
}

function definitionChanges({ definitions }: SharedDocument, next: Circuit): DocumentChange[] {
  const wanted = next.definitions.map((each): [string, unknown] => [each.name, { ...each }]);
  return mapChanges(definitions, new Map(wanted));
}

/**
 * Known wires keep their ids. New wires are named by position, so that two learners who add a wire at once
 * add the same one.
 */
function wireIdsFor(
  known: readonly string[],
  wanted: readonly (string | undefined)[],
): readonly string[] {
  const taken = new Set(known);
  let last = known.reduce<string | null>((top, id) => (top && top > id ? top : id), null);
  return wanted.map((id) => {
    if (id !== undefined) return id;
    do last = generateKeyBetween(last, null);
    while (taken.has(last));
    return last;
  });
}

function wireChanges(
  document: SharedDocument,
  wires: readonly string[],
  next: Circuit,
): DocumentChange[] {
  const orders = wires.map((id) => {
    const order = document.wires.get(id);
    return typeof order === 'string' ? order : id;
  });
  const isRising = orders.every((order, i) => i === 0 || byKey(orders[i - 1] ?? '', order) < 0);
  const inOrder = isRising ? orders : generateNKeysBetween(null, null, wires.length);
  const started = wires.flatMap((id, wire): [string, unknown][] =>
    next.initial[wire] === '0' ? [] : [[id, next.initial[wire]]],
  );
  return [
    ...mapChanges(document.wires, new Map(wires.map((id, i) => [id, inOrder[i]]))),
    ...mapChanges(document.initial, new Map(started)),
  ];
}

function partChanges(
  document: SharedDocument,
  base: ReadCircuit,
  next: Circuit,
  wires: readonly string[],
  newId: () => string,
): DocumentChange[] {
  const wireId = (wire: number) => wires[wire] ?? '';
  const wanted = next.columns.map((column) => column.map((each) => fieldsOf(each, '', wireId)));
  const matches = matchParts(
    base.columns.map(({ parts }) => parts.map(({ fields }) => matchPartOf(fields))),
    wanted.map((column) => column.map(matchPartOf)),
  );
  const keys = columnKeys(base, matches.columns);
  const changes = mapChanges(document.columns, new Map(keys.map((key) => [key, true])));
  const kept = new Set<string>();
  for (const [at, column] of wanted.entries()) {
    for (const [index, each] of column.entries()) {
      const place = matches.parts[at]?.[index];
      const was = place ? base.columns[place.column]?.parts[place.index] : undefined;
      const fields = { ...each, column: keys[at] ?? '' };
      if (was) kept.add(was.id);
      changes.push(...fieldChanges(document, was?.id ?? newId(), fields));
    }
  }
  const gone = base.columns.flatMap(({ parts }) => parts).filter(({ id }) => !kept.has(id));
  const removals = gone.map(({ id, fields }) => ({
    size: JSON.stringify(fields).length + 60,
    write: () => document.parts.delete(id),
  }));
  return [...changes, ...removals];
}

/** Cache for parts that have not changed. */
const knownMatchParts = new WeakMap<PartFields, MatchPart>();

function matchPartOf(part: PartFields): MatchPart {
  const known = knownMatchParts.get(part);
  if (known) return known;
  const { column: _, ...fields } = part;
  const sort = fields.kind === 'gate' ? `gate ${fields.gate}` : fields.kind;
  const text = JSON.stringify(Object.entries(fields).sort((x, y) => byKey(x[0], y[0])));
  const found = { text, sort };
  knownMatchParts.set(part, found);
  return found;
}

/**
 * Known columns keep their keys. New columns get keys between their neighbors' keys, equal on every machine.
 */
function columnKeys(base: ReadCircuit, from: readonly (number | null)[]): readonly string[] {
  const known = from.map((at) => (at === null ? null : (base.columns[at]?.key ?? null)));
  const keys: string[] = [];
  for (let at = 0; at < known.length;) {
    const own = known[at];
    if (own !== null && own !== undefined) {
      keys.push(own);
      at++;
      continue;
    }
    const end = known.findIndex((key, i) => i > at && key !== null);
    const count = (end < 0 ? known.length : end) - at;
    keys.push(...generateNKeysBetween(keys.at(-1) ?? null, known[end] ?? null, count));
    at += count;
  }
  return keys;
}

function fieldChanges({ parts }: SharedDocument, id: string, fields: PartFields): DocumentChange[] {
  const part = parts.get(id);
  const wanted = new Map<string, unknown>(Object.entries(fields));
  if (part instanceof Y.Map) return mapChanges(part, wanted);
  const size = JSON.stringify(fields).length + 60;
  return [{ size, write: () => parts.set(id, new Y.Map(wanted)) }];
}

/** Changes that make a map hold exactly the wanted entries. */
function mapChanges(map: Y.Map<unknown>, wanted: ReadonlyMap<string, unknown>): DocumentChange[] {
  const changes: DocumentChange[] = [];
  for (const [key, value] of wanted) {
    if (map.has(key) && JSON.stringify(map.get(key)) === JSON.stringify(value)) continue;
    const size = sizeOf(key, value) + (map.has(key) ? sizeOf(key, map.get(key)) : 0);
    changes.push({ size, write: () => map.set(key, value) });
  }
  for (const [key, value] of map) {
    if (wanted.has(key)) continue;
    changes.push({ size: sizeOf(key, value), write: () => map.delete(key) });
  }
  return changes;
}

function sizeOf(key: string, value: unknown): number {
  return key.length + JSON.stringify(value).length + 30;
}
