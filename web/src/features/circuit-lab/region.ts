/** Pure edits of several operations at once: copy, paste, move, delete, and a gate made of them. */
import {
  bitsOf,
  findGate,
  frozen,
  gate,
  operationOnWires,
  wireCount,
  wiresOf,
  withColumns,
  withDefinition,
  type Circuit,
  type Column,
  type GateDefinition,
  type GateOperation,
  type Operation,
} from '@qubloom/quantum';
import { isInRegion, type Region, type Spot } from './spots.ts';
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
export function pasteClip(circuit: Circuit, at: Spot, clip: Clip): Edit {
  const wire = Math.min(at.wire, wireCount(circuit) - clip.wires);
  if (wire < 0) return { refused: `This needs ${clip.wires} wires. Add wires first.` };
  const column = Math.max(0, at.column);
  const columns = clip.columns.map((each) =>
    each.map((operation) => operationOnWires<Operation>(operation, (w) => w + wire)),
  );
  const bits = 1 + Math.max(-1, ...columns.flat().flatMap(bitsOf));
  let next = withBits(circuit, bits);
  for (const definition of neededDefinitions(clip)) {
    const own = next.definitions.find((other) => other.name === definition.name);
    if (!own) next = withDefinition(next, definition);
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

/**
 * Makes a gate of what is selected, together with what stands between on the same wires, and puts it there.
 * Wires of the new gate are the wires that its parts touch, in order.
 */
export function defineGate(circuit: Circuit, region: Region, name: string): Edit {
  const trouble = nameTrouble(circuit, name);
  if (trouble) return { refused: trouble };
  const chosen = new Set(operationsIn(circuit, region).map(({ operation }) => operation));
  if (chosen.size === 0) return { refused: 'Select some gates first.' };
  const columns = circuit.columns.slice(region.fromColumn, region.toColumn + 1);
  const wires = new Set([...chosen].flatMap(wiresOf));
  for (let grew = true; grew;) {
    grew = false;
    for (const operation of columns.flat()) {
      if (chosen.has(operation) || !wiresOf(operation).some((wire) => wires.has(wire))) continue;
      chosen.add(operation);
      for (const wire of wiresOf(operation)) wires.add(wire);
      grew = true;
    }
  }
  if ([...chosen].some((each) => each.kind !== 'gate' || each.condition)) {
    return { refused: 'A gate of your own holds gates only: no looks, resets or conditions.' };
  }
  const targets = [...wires].sort((a, b) => a - b);
  const body = columns
    .map((column) =>
      column.flatMap((each) =>
        each.kind === 'gate' && chosen.has(each)
          ? [operationOnWires(withoutSources(each), (wire) => targets.indexOf(wire))]
          : [],
      ),
    )
    .filter((column) => column.length > 0);
  const rest = withoutOperations(circuit, chosen);
  const defined = withDefinition(rest, frozen({ name, wires: targets.length, body }));
  const whole = gate(name, targets);
  const placed = withOperationPlaced(defined, region.fromColumn, whole);
  return {
    circuit: tidied(placed.circuit),
    words: `Gate ${name} made of ${countOf(chosen.size)}.`,
    at: { column: placed.column, wire: targets[0] ?? 0 },
  };
}

/** Why a gate cannot have this name; undefined where it can. */
export function nameTrouble(circuit: Circuit, name: string): string | undefined {
  if (!/^[a-z][a-z0-9_]{0,11}$/i.test(name)) {
    return 'A name has 1 to 12 letters and digits, and a letter first.';
  }
  if (findGate(name.toLowerCase())) return `${name} is a gate already.`;
  return circuit.definitions.some((each) => each.name === name)
    ? `You have a gate called ${name}.`
    : undefined;
}

/** Whether a gate is this one or is made with it. */
export function isMadeWith(
  definitions: readonly GateDefinition[],
  name: string,
  inner: string,
): boolean {
  if (name === inner) return true;
  const own = definitions.find((definition) => definition.name === name);
  if (!own || !('body' in own)) return false;
  return own.body
    .flat()
    .some((each) => each.kind === 'gate' && isMadeWith(definitions, each.gate, inner));
}

function neededDefinitions(clip: Clip): readonly GateDefinition[] {
  const gates = clip.columns.flat().flatMap((each) => (each.kind === 'gate' ? [each.gate] : []));
  return clip.definitions.filter((definition) =>
    gates.some((used) => isMadeWith(clip.definitions, used, definition.name)),
  );
}

function withoutSources({
  gate: name,
  targets,
  parameters,
  controls,
}: GateOperation): GateOperation {
  return gate(name, targets, { parameters, controls });
}

function withoutOperations(circuit: Circuit, gone: ReadonlySet<Operation>): Circuit {
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

function countOf(operations: number): string {
  return operations === 1 ? '1 gate' : `${operations} gates`;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
