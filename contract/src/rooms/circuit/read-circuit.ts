/**
 * Reads a shared document as a circuit. A merged document may be invalid: two learners may have placed gates
 * in one cell, or one may have removed a wire that another used. Every machine repairs it the same way while
 * reading, and writes nothing.
 */
import {
  bitsOf,
  emptyCircuit,
  problemsOf,
  withCrossingsSeparated,
  type Circuit,
  type GateDefinition,
  type InitialState,
  type Operation,
  parseCircuit,
} from '@qubloom/quantum';
import * as Y from 'yjs';
import { operationOf, PartFields, wireIdsOf } from './operation-fields.ts';
import { byKey, firstWires, isOrderKey, type SharedDocument } from './shared-document.ts';

export const sharedCircuitLimits = {
  wires: 24,
  columns: 1000,
  parts: 1000,
  /** Maximum characters of a custom gate as JSON, because it travels in one message. */
  definition: 5000,
} as const;

/** A part and its position in the circuit. */
export interface ReadPart {
  readonly id: string;
  readonly operation: Operation;
  /** Fields as they are in the document. */
  readonly fields: PartFields;
}

export interface ReadColumn {
  /** Null for a column that was added because two parts overlapped. */
  readonly key: string | null;
  /** Parts in the order of the circuit's column. */
  readonly parts: readonly ReadPart[];
}

export interface ReadCircuit {
  readonly circuit: Circuit;
  readonly columns: readonly ReadColumn[];
  /** Wire ids in the order of the wires. */
  readonly wires: readonly string[];
}

export function readCircuit(document: SharedDocument): ReadCircuit {
  const found = findParts(document);
  const wires = wiresOf(document, found);
  const numbers = new Map(wires.map((id, wire) => [id, wire]));
  const parts = found
    .filter(({ fields }) => wireIdsOf(fields).every((id) => numbers.has(id)))
    .map(({ id, fields }): ReadPart => {
      const operation = operationOf(fields, (wire) => numbers.get(wire) ?? 0);
      return { id, fields, operation };
    });
  let definitions = definitionsOf(document);
  const initial = wires.map((id) => initialOf(document.initial.get(id)));
  let columns = columnsOf(document, parts);
  // The loop ends because each round removes something.
  for (;;) {
    const circuit = circuitOf(columns, initial, definitions);
    const refused = problemsOf(circuit);
    if (refused.length === 0) return { circuit, columns, wires };
    // Too many gates inside custom gates are not the fault of a single part.
    if (refused.every(({ column }) => column === undefined)) definitions = [];
    const out = new Set(refused.map(({ column, operation }) => `${column} ${operation}`));
    columns = columns.map((column, at) => ({
      ...column,
      parts: column.parts.filter((_, index) => !out.has(`${at} ${index}`)),
    }));
  }
}

interface FoundPart {
  readonly id: string;
  readonly fields: PartFields;
}

function findParts({ parts, readParts }: SharedDocument): readonly FoundPart[] {
  const found: FoundPart[] = [];
  for (const [id, part] of parts) {
    let fields = readParts.get(id);
    if (fields === undefined) readParts.set(id, (fields = fieldsIn(part)));
    if (fields) found.push({ id, fields });
  }
  return found
    .sort((a, b) => byKey(a.fields.column, b.fields.column) || byKey(a.id, b.id))
    .slice(0, sharedCircuitLimits.parts);
}

function fieldsIn(part: unknown): PartFields | null {
  const read = part instanceof Y.Map ? PartFields.safeParse(part.toJSON()) : undefined;
  return read?.success && isOrderKey(read.data.column) ? read.data : null;
}

/** A wire that a part uses exists, even if another learner removed it at the same time. */
function wiresOf({ wires }: SharedDocument, parts: readonly FoundPart[]): readonly string[] {
  const orders = new Map<string, string>();
  for (const [id, order] of wires) if (isOrderKey(order)) orders.set(id, order);
  for (const id of parts.flatMap(({ fields }) => wireIdsOf(fields))) {
    if (!orders.has(id)) orders.set(id, id);
  }
  if (orders.size === 0) return firstWires;
  return [...orders]
    .sort((a, b) => byKey(a[1], b[1]) || byKey(a[0], b[0]))
    .map(([id]) => id)
    .slice(0, sharedCircuitLimits.wires);
}

function columnsOf({ columns }: SharedDocument, parts: readonly ReadPart[]): ReadColumn[] {
  const byColumn = new Map<string, ReadPart[]>();
  for (const key of columns.keys()) if (isOrderKey(key)) byColumn.set(key, []);
  for (const part of parts) {
    const { column } = part.fields;
    byColumn.set(column, [...(byColumn.get(column) ?? []), part]);
  }
  return [...byColumn]
    .sort((a, b) => byKey(a[0], b[0]))
    .slice(0, sharedCircuitLimits.columns)
    .flatMap(([key, together]) => separateParts(key, together));
}

/** Moves overlapping parts into columns of their own, the part with the lowest id first. */
function separateParts(key: string, parts: readonly ReadPart[]): ReadColumn[] {
  if (parts.length < 2) return [{ key, parts }];
  const ofOperation = new Map(parts.map((part) => [part.operation, part]));
  const column = parts.map(({ operation }) => operation);
  const apart = withCrossingsSeparated({ ...emptyCircuit(1), columns: [column] }).columns;
  return apart.map((operations, index) => ({
    key: index === 0 ? key : null,
    parts: operations.flatMap((operation) => ofOperation.get(operation) ?? []),
  }));
}

const initialStates: readonly InitialState[] = ['0', '1', '+', '-', 'i', '-i'];

function initialOf(value: unknown): InitialState {
  return initialStates.find((state) => state === value) ?? '0';
}

/**
 * Keeps the definitions that are valid together. A gate that contains itself, because two gates were changed
 * at once, is left out.
 */
function definitionsOf({ definitions }: SharedDocument): readonly GateDefinition[] {
  let kept = [...definitions]
    .sort((a, b) => byKey(a[0], b[0]))
    .flatMap(([name, value]) => definitionOf(name, value) ?? []);
  for (;;) {
    const refused = new Set(
      problemsOf({ ...emptyCircuit(1), definitions: kept }).map(({ definition }) => definition),
    );
    if (refused.size === 0) return kept;
    kept = kept.filter(({ name }) => !refused.has(name));
  }
}

/** Checks only the shape of a definition, because the gates that it uses may be elsewhere in the document. */
function definitionOf(name: string, value: unknown): GateDefinition | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (JSON.stringify(value).length > sharedCircuitLimits.definition) return undefined;
  const definition = { ...value, name };
  const read = parseCircuit({ ...emptyCircuit(1), definitions: [definition] });
  const isShaped = read.ok || read.problems.every(({ code }) => code !== 'shape');
  return isShaped ? (definition as GateDefinition) : undefined; // its shape was checked above
}

function circuitOf(
  columns: readonly ReadColumn[],
  initial: readonly InitialState[],
  definitions: readonly GateDefinition[],
): Circuit {
  const operations = columns.map(({ parts }) => parts.map(({ operation }) => operation));
  const bits = operations.flat().reduce((most, operation) => {
    return Math.max(most, ...bitsOf(operation).map((bit) => bit + 1));
  }, 0);
  return {
    version: 1,
    quantumRegisters: [{ name: 'q', size: initial.length }],
    classicalRegisters: bits > 0 ? [{ name: 'c', size: bits }] : [],
    initial,
    definitions,
    columns: operations,
  };
}
