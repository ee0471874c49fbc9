/** Pure edits of several operations at once: copy, paste, move, delete, and a gate made of them. */
import {
  bitsOf,
  frozen,
  operationOnWires,
  wireCount,
  wiresOf,
  withColumns,
  withDefinition,
  type Circuit,
  type Column,
  type GateDefinition,
  type Operation,
} from '@qubloom/quantum';
import { isInRegion, type Region, type Spot } from './spots.ts';
import { isMadeWith, isSameDefinition, knownDefinitions, type Edited } from './made-with.ts';
import { tidied, withBits, withOperationPlaced, type Edit } from './place.ts';

/** What was copied: columns from the first that held something, wires from the highest up. */
export interface Clip {
  readonly columns: readonly Column[];
  readonly wires: number;
  readonly definitions: readonly GateDefinition[];
}

export function operationsIn(
  circuit: Circuit,
  region: Region,
): readonly { readonly column: number; readonly operation: Operation }[] {
  const found = [];
  for (let column = region.fromColumn; column <= region.toColumn; column++) {
    for (const operation of circuit.columns[column] ?? []) {
      if (wiresOf(operation).some((wire) => isInRegion(region, { column, wire }))) {
        found.push({ column, operation });
      }
    }
  }
  return found;
}

export function copyRegion(circuit: Circuit, region: Region): Clip | null {
  const found = operationsIn(circuit, region);
  if (found.length === 0) return null;
  const wires = found.flatMap(({ operation }) => wiresOf(operation));
  const top = Math.min(...wires);
  const first = Math.min(...found.map(({ column }) => column));
  const last = Math.max(...found.map(({ column }) => column));
  const columns = Array.from({ length: last - first + 1 }, (_, i) =>
    found
      .filter(({ column }) => column === first + i)
      .map(({ operation }) => operationOnWires<Operation>(operation, (wire) => wire - top)),
  );
  return frozen({
    columns,
    wires: Math.max(...wires) - top + 1,
    definitions: circuit.definitions,
  });
}

export function removeRegion(circuit: Circuit, region: Region): Edit {
  const found = operationsIn(circuit, region);
  if (found.length === 0) return { refused: 'Nothing stands there.' };
  return {
    circuit: tidied(withoutOperations(circuit, new Set(found.map(({ operation }) => operation)))),
    words: `${countOf(found.length)} taken off.`,
  };
}

/** Pasted gates take nothing away: where their places are not free, columns are put in for them. */
export function pasteClip(edited: Edited, at: Spot, clip: Clip): Edit {
  const { circuit } = edited;
  const known = knownDefinitions(edited);
  const wire = Math.min(at.wire, wireCount(circuit) - clip.wires);
  if (wire < 0) return { refused: `This needs ${clip.wires} wires. Add wires first.` };
  const column = Math.max(0, at.column);
  const columns = clip.columns.map((each) =>
    each.map((operation) => operationOnWires<Operation>(operation, (w) => w + wire)),
  );
  const bits = 1 + Math.max(-1, ...columns.flat().flatMap(bitsOf));
  let next = withBits(circuit, bits);
  for (const definition of neededDefinitions(clip)) {
    const own = known.find((other) => other.name === definition.name);
    if (own && !isSameDefinition(own, definition)) {
      return { refused: `Gate ${own.name} here is not the one that was copied. Copy it again.` };
    }
    const isHere = next.definitions.some((other) => other.name === definition.name);
    if (!isHere) next = withDefinition(next, definition);
  }
  const isFree = columns.every((operations, i) => {
    const there = (circuit.columns[column + i] ?? []).flatMap(wiresOf);
    return operations.flatMap(wiresOf).every((w) => !there.includes(w));
  });
  const old: Column[] = [...next.columns];
  while (old.length < column) old.push([]);
  if (!isFree) next = withColumns(next, old.toSpliced(column, 0, ...columns));
  else next = placedAll(next, column, columns);
  const count = columns.flat().length;
  return {
    circuit: tidied(next),
    words: `${countOf(count)} pasted from column ${column + 1}.`,
    at: { column, wire },
  };
}

export function moveRegion(
  circuit: Circuit,
  region: Region,
  by: Spot,
): Edit & { readonly by?: Spot } {
  const found = operationsIn(circuit, region);
  if (found.length === 0) return { refused: 'Nothing stands there.' };
  const wires = found.flatMap(({ operation }) => wiresOf(operation));
  const down = clamp(by.wire, -Math.min(...wires), wireCount(circuit) - 1 - Math.max(...wires));
  const right = Math.max(by.column, -Math.min(...found.map(({ column }) => column)));
  const lifted = withoutOperations(circuit, new Set(found.map(({ operation }) => operation)));
  const last = Math.max(...found.map(({ column }) => column));
  const columns = Array.from({ length: last + 1 }, (_, i) =>
    found
      .filter(({ column }) => column === i)
      .map(({ operation }) => operationOnWires<Operation>(operation, (wire) => wire + down)),
  );
  const first = columns.findIndex((column) => column.length > 0);
  return {
    circuit: tidied(placedAll(lifted, first + right, columns.slice(first))),
    words: `${countOf(found.length)} moved.`,
    by: { wire: down, column: right },
  };
}

function neededDefinitions(clip: Clip): readonly GateDefinition[] {
  const gates = clip.columns.flat().flatMap((each) => (each.kind === 'gate' ? [each.gate] : []));
  return clip.definitions.filter((definition) =>
    gates.some((used) => isMadeWith(clip.definitions, used, definition.name)),
  );
}

export function withoutOperations(circuit: Circuit, gone: ReadonlySet<Operation>): Circuit {
  return withColumns(
    circuit,
    circuit.columns.map((column) => column.filter((operation) => !gone.has(operation))),
  );
}

/** From the last to the first, so that a column that is put in moves only what was placed before. */
function placedAll(circuit: Circuit, from: number, columns: readonly Column[]): Circuit {
  let next = circuit;
  for (let i = columns.length - 1; i >= 0; i--) {
    const operations = columns[i] ?? [];
    for (const operation of operations.toReversed()) {
      next = withOperationPlaced(next, from + i, operation).circuit;
    }
  }
  return next;
}

export function countOf(operations: number): string {
  return operations === 1 ? '1 gate' : `${operations} gates`;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
