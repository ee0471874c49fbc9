import type { Circuit, Operation, Register, Wire } from './circuit.ts';
import { frozen, wireCount, wiresOf } from './operations.ts';

/** Adds one wire, |0>, below the last: the last register grows, or `q` is made. */
export function withWireAdded(circuit: Circuit): Circuit {
  return frozen({
    ...circuit,
    quantumRegisters: grown(circuit.quantumRegisters, 'q'),
    initial: [...circuit.initial, '0'],
  });
}

/** Adds one classical bit after the last: the last register grows, or `c` is made. */
export function withBitAdded(circuit: Circuit): Circuit {
  return frozen({ ...circuit, classicalRegisters: grown(circuit.classicalRegisters, 'c') });
}

/** Takes a wire away with all that touches it; the wires behind it move up by one. */
export function withoutWire(circuit: Circuit, wire: Wire): Circuit {
  const columns = circuit.columns.map((column) =>
    column.filter((operation) => !wiresOf(operation).includes(wire)),
  );
  const moved = { ...circuit, columns, initial: circuit.initial.toSpliced(wire, 1) };
  return frozen({
    ...onWires(moved, (old) => (old > wire ? old - 1 : old)),
    initial: moved.initial,
    quantumRegisters: shrunk(circuit.quantumRegisters, wire),
  });
}

/**
 * Moves every wire `w` to `places[w]`, with its initial state and all that stands on it. Throws a
 * RangeError unless `places` holds each wire once.
 */
export function withWiresMoved(circuit: Circuit, places: readonly Wire[]): Circuit {
  const wires = wireCount(circuit);
  if (
    places.length !== wires ||
    new Set(places).size !== wires ||
    places.some((w) => !(w >= 0 && w < wires))
  ) {
    throw new RangeError(`[${places.join(', ')}] is no order of ${wires} wires.`);
  }
  const initial = [...circuit.initial];
  for (const [from, to] of places.entries()) initial[to] = circuit.initial[from];
  return frozen({ ...onWires(circuit, (wire) => places[wire]), initial });
}

/** An operation with each of its wires put through `place`. */
export function operationOnWires<T extends Operation>(operation: T, place: (wire: Wire) => Wire): T;
export function operationOnWires(operation: Operation, place: (wire: Wire) => Wire): Operation {
  switch (operation.kind) {
    case 'gate':
      return {
        ...operation,
        targets: operation.targets.map(place),
        controls: operation.controls.map((c) => ({ ...c, wire: place(c.wire) })),
      };
    case 'barrier':
      return { ...operation, wires: operation.wires.map(place) };
    case 'measure':
    case 'reset':
      return { ...operation, wire: place(operation.wire) };
  }
}

function onWires(circuit: Circuit, place: (wire: Wire) => Wire): Circuit {
  const columns = circuit.columns.map((column) => column.map((o) => operationOnWires(o, place)));
  return { ...circuit, columns };
}

function grown(registers: readonly Register[], name: string): Register[] {
  const last = registers.at(-1);
  return last ? [...registers.slice(0, -1), { ...last, size: last.size + 1 }] : [{ name, size: 1 }];
}

function shrunk(registers: readonly Register[], index: number): Register[] {
  let first = 0;
  return registers
    .map((register) => {
      const holds = index >= first && index < first + register.size;
      first += register.size;
      return holds ? { ...register, size: register.size - 1 } : register;
    })
    .filter((register) => register.size > 0);
}
