/** Pure edits of one place: what a drop, a tap or a key does to the circuit, in words as well. */
import {
  barrier,
  bitCount,
  bitsOf,
  frozen,
  gate,
  measure,
  operationAt,
  operationOnWires,
  reset,
  wireCount,
  wiresOf,
  withBitAdded,
  withColumnInserted,
  withColumns,
  type Circuit,
  type Column,
  type GateOperation,
  type Operation,
} from '@qubloom/quantum';
import type { Spot } from './spots.ts';
import { startAngles, toolWords, wiresOfGate, type Tool } from './tools.ts';
import { nameOfOperation, nameOfSpot } from './words.ts';

/** What an edit came to: a new circuit, or a sentence that says why not. */
export type Edit =
  | { readonly circuit: Circuit; readonly words: string; readonly at?: Spot }
  | { readonly refused: string };

export function placeTool(circuit: Circuit, at: Spot, tool: Tool): Edit {
  if (at.column < 0) return { refused: 'Gates go behind the start of the wire.' };
  switch (tool.kind) {
    case 'control':
      return toggleControl(circuit, at, tool.on);
    case 'barrier':
      return placeBarrier(circuit, at);
    case 'measure': {
      const ready = withBits(circuit, at.wire + 1);
      return put(ready, at, measure(at.wire, at.wire));
    }
    case 'reset':
      return put(circuit, at, reset(at.wire));
    case 'gate': {
      const size = wiresOfGate(circuit, tool.gate);
      const first = Math.min(at.wire, wireCount(circuit) - size);
      if (first < 0) {
        return { refused: `${toolWords(tool).spoken} needs ${size} wires. Add a wire first.` };
      }
      const targets = Array.from({ length: size }, (_, i) => first + i);
      return put(circuit, at, gate(tool.gate, targets, { parameters: startAngles(tool.gate) }));
    }
  }
}

function put(circuit: Circuit, at: Spot, operation: Operation): Edit {
  const placed = withOperationPlaced(circuit, at.column, operation);
  const spot = { column: placed.column, wire: at.wire };
  return {
    circuit: placed.circuit,
    words: `${nameOfOperation(operation)} placed on ${nameOfWires(operation)}, column ${placed.column + 1}.`,
    at: spot,
  };
}

function placeBarrier(circuit: Circuit, at: Spot): Edit {
  const all = barrier([...circuit.initial.keys()]);
  const isEmpty = (circuit.columns[at.column] ?? []).length === 0;
  const next = isEmpty
    ? withOperationPlaced(circuit, at.column, all).circuit
    : withColumnInserted(circuit, at.column, [all]);
  return { circuit: next, words: `Barrier placed in column ${at.column + 1}.`, at };
}

/**
 * Takes out what stands on the operation's wires in that column and puts it there. Where its line would
 * cross another operation, or where both use one classical bit, it gets a column of its own right behind.
 */
export function withOperationPlaced(
  circuit: Circuit,
  column: number,
  operation: Operation,
): { readonly circuit: Circuit; readonly column: number } {
  const wires = wiresOf(operation);
  const columns: Column[] = [...circuit.columns];
  while (columns.length <= column) columns.push([]);
  const others = (columns[column] ?? []).filter(
    (other) => !wiresOf(other).some((wire) => wires.includes(wire)),
  );
  if (others.some((other) => isInTheWay(other, operation))) {
    columns.splice(column, 1, others, [operation]);
    return { circuit: withColumns(circuit, columns), column: column + 1 };
  }
  columns[column] = [...others, operation];
  return { circuit: withColumns(circuit, columns), column };
}

function isInTheWay(a: Operation, b: Operation): boolean {
  const bits = bitsOf(a);
  const [aWires, bWires] = [wiresOf(a), wiresOf(b)];
  return (
    bitsOf(b).some((bit) => bits.includes(bit)) ||
    (Math.min(...aWires) < Math.max(...bWires) && Math.min(...bWires) < Math.max(...aWires))
  );
}

/** The same circuit with columns parted where lines would cross: what is drawn is never ambiguous. */
export function withLinesParted(circuit: Circuit): Circuit {
  const columns = circuit.columns.flatMap((column) => {
    const parted: Operation[][] = [];
    for (const operation of column) {
      const room = parted.find((each) => !each.some((other) => isInTheWay(other, operation)));
      if (room) room.push(operation);
      else parted.push([operation]);
    }
    return parted.length > 1 ? parted : [column];
  });
  return columns.length === circuit.columns.length ? circuit : withColumns(circuit, columns);
}

export function removeAt(circuit: Circuit, at: Spot): Edit {
  const found = operationAt(circuit, at.column, at.wire);
  if (!found) return { refused: `${nameOfSpot(at)} is empty.` };
  if (found.kind === 'gate' && found.controls.some((control) => control.wire === at.wire)) {
    const controls = found.controls.filter((control) => control.wire !== at.wire);
    return {
      circuit: withOperationChanged(circuit, at.column, found, { ...found, controls }),
      words: `Control taken off q${at.wire}, column ${at.column + 1}.`,
    };
  }
  return {
    circuit: tidied(withOperationChanged(circuit, at.column, found, undefined)),
    words: `${nameOfOperation(found)} taken off ${nameOfWires(found)}, column ${at.column + 1}.`,
  };
}

/**
 * The part that stands on `from.wire` goes to `to.wire`; the rest of the operation keeps its wires, and the
 * whole goes to the column. A part that meets another of the same operation changes places with it.
 */
export function moveOperation(circuit: Circuit, from: Spot, to: Spot): Edit {
  const found = operationAt(circuit, from.column, from.wire);
  if (!found || to.column < 0) return { refused: 'There is nothing to move.' };
  const turned = operationOnWires<Operation>(found, (wire) =>
    wire === from.wire ? to.wire : wire === to.wire ? from.wire : wire,
  );
  const moved = found.kind === 'barrier' ? found : turned;
  const without = withOperationChanged(circuit, from.column, found, undefined);
  const placed = withOperationPlaced(without, to.column, frozen(moved));
  const at = { column: placed.column, wire: to.wire };
  return {
    circuit: tidied(placed.circuit),
    words: `${nameOfOperation(found)} moved to ${nameOfSpot(at)}.`,
    at,
  };
}

/** Puts a control on a free wire for the nearest gate of its column; on a control, changes or removes it. */
export function toggleControl(circuit: Circuit, at: Spot, on: 0 | 1): Edit {
  const here = operationAt(circuit, at.column, at.wire);
  const word = on === 1 ? 'Control' : 'Anti-control';
  if (here) {
    const old = here.kind === 'gate' && here.controls.find((each) => each.wire === at.wire);
    if (!old) {
      return { refused: 'Something stands here. A control goes on another wire of the column.' };
    }
    if (old.on === on) return removeAt(circuit, at);
    const controls = here.controls.map((each) => (each === old ? { wire: at.wire, on } : each));
    return {
      circuit: withOperationChanged(circuit, at.column, here, { ...here, controls }),
      words: `${word} on q${at.wire} for ${nameOfOperation(here)}, column ${at.column + 1}.`,
    };
  }
  const gates = (circuit.columns[at.column] ?? []).filter((each) => each.kind === 'gate');
  // Of two that are equally near, the one that was placed last is meant.
  const nearest = gates
    .toReversed()
    .toSorted((a, b) => distance(a, at.wire) - distance(b, at.wire))[0];
  if (!nearest) {
    return {
      refused: `There is no gate in column ${at.column + 1} yet. Place the gate, then its control.`,
    };
  }
  const controlled: GateOperation = frozen({
    ...nearest,
    controls: [...nearest.controls, { wire: at.wire, on }],
  });
  const without = withOperationChanged(circuit, at.column, nearest, undefined);
  const placed = withOperationPlaced(without, at.column, controlled);
  return {
    circuit: placed.circuit,
    words: `${word} on q${at.wire} for ${nameOfOperation(nearest)}, column ${placed.column + 1}.`,
    at: { column: placed.column, wire: at.wire },
  };
}

function distance(operation: Operation, wire: number): number {
  return Math.min(...wiresOf(operation).map((each) => Math.abs(each - wire)));
}

/** Puts `next` in the place of an operation of a column, or nothing. */
export function withOperationChanged(
  circuit: Circuit,
  column: number,
  old: Operation,
  next: Operation | undefined,
): Circuit {
  return withColumns(
    circuit,
    circuit.columns.map((operations, i) =>
      i === column
        ? operations.flatMap((each) => (each !== old ? [each] : next ? [next] : []))
        : operations,
    ),
  );
}

export function withBits(circuit: Circuit, bits: number): Circuit {
  let grown = circuit;
  while (bitCount(grown) < bits) grown = withBitAdded(grown);
  return grown;
}

/** Without empty columns at the end, and without bits at the end that nothing uses. */
export function tidied(circuit: Circuit): Circuit {
  const length = circuit.columns.findLastIndex((column) => column.length > 0) + 1;
  const used = Math.max(-1, ...circuit.columns.flat().flatMap(bitsOf)) + 1;
  let spare = bitCount(circuit) - used;
  const classicalRegisters = circuit.classicalRegisters
    .toReversed()
    .map((register) => {
      const cut = Math.min(spare, register.size);
      spare -= cut;
      return { ...register, size: register.size - cut };
    })
    .filter((register) => register.size > 0)
    .toReversed();
  return frozen({ ...circuit, classicalRegisters, columns: circuit.columns.slice(0, length) });
}

function nameOfWires(operation: Operation): string {
  const wires = wiresOf(operation).map((wire) => `q${wire}`);
  return wires.length > 1 ? `${wires.slice(0, -1).join(', ')} and ${wires.at(-1)}` : `${wires[0]}`;
}
