import type { Bit, Wire } from './parts.ts';
import type { Circuit, Register } from './circuit.ts';
import type { Operation } from '../operations/kinds.ts';
import { withCrossingsSeparated } from './edits/layout.ts';
import { kindOf } from './operation-kinds.ts';
import { bitCount, wireCount, wiresOf } from './operations.ts';
import { frozen } from './frozen.ts';

/** Adds one wire in |0> below the last. It extends the last register, or creates `q`. */
export function withWireAdded(circuit: Circuit): Circuit {
  return frozen({
    ...circuit,
    quantumRegisters: grown(circuit.quantumRegisters, 'q'),
    initial: [...circuit.initial, '0'],
  });
}

/** Adds one classical bit after the last. It extends the last register, or creates `c`. */
export function withBitAdded(circuit: Circuit): Circuit {
  return frozen({ ...circuit, classicalRegisters: grown(circuit.classicalRegisters, 'c') });
}

/** Returns the circuit with at least this many classical bits. */
export function withBitCount(circuit: Circuit, bits: number): Circuit {
  let grown = circuit;
  while (bitCount(grown) < bits) grown = withBitAdded(grown);
  return grown;
}

/** Removes a wire and everything that touches it. The wires after it move up by one. */
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
 * Moves every wire `w` to `order[w]`, with its initial state and its operations. Throws a RangeError unless `order`
 * contains each wire once.
 */
export function withWiresMoved(circuit: Circuit, order: readonly Wire[]): Circuit {
  const wires = wireCount(circuit);
  if (
    order.length !== wires ||
    new Set(order).size !== wires ||
    order.some((w) => !(w >= 0 && w < wires))
  ) {
    throw new RangeError(`[${order.join(', ')}] is no order of ${wires} wires.`);
  }
  const initial = [...circuit.initial];
  for (const [from, to] of order.entries()) initial[to] = circuit.initial[from];
  return frozen({ ...onWires(circuit, (wire) => order[wire]), initial });
}

/**
 * Moves one wire before or after the others, with its operations. Columns are split if lines would cross. Throws a
 * RangeError for wires that the circuit does not have.
 */
export function withWireMoved(circuit: Circuit, from: Wire, to: Wire): Circuit {
  const wires = [...circuit.initial.keys()];
  for (const wire of [from, to]) {
    if (!wires.includes(wire)) throw new RangeError(`There is no wire ${wire}.`);
  }
  const order = wires.toSpliced(from, 1).toSpliced(to, 0, from);
  return withCrossingsSeparated(
    withWiresMoved(
      circuit,
      wires.map((wire) => order.indexOf(wire)),
    ),
  );
}

/** Applies `mapWire` to each wire of an operation. */
export function operationOnWires<T extends Operation>(
  operation: T,
  mapWire: (wire: Wire) => Wire,
): T;
export function operationOnWires<A, B>(
  operation: Operation<A>,
  mapWire: (wire: A) => B,
): Operation<B>;
export function operationOnWires<A, B>(
  operation: Operation<A>,
  mapWire: (wire: A) => B,
): Operation<B> {
  return kindOf(operation).onWires(operation, mapWire);
}

/** Applies `mapBit` to each classical bit that an operation writes or reads. */
export function operationOnBits(operation: Operation, mapBit: (bit: Bit) => Bit): Operation {
  const { condition } = operation;
  const moved = condition
    ? { ...operation, condition: { ...condition, bits: condition.bits.map(mapBit) } }
    : operation;
  return kindOf(moved).onBits?.(moved, mapBit) ?? moved;
}

function onWires(circuit: Circuit, mapWire: (wire: Wire) => Wire): Circuit {
  const columns = circuit.columns.map((column) => column.map((o) => operationOnWires(o, mapWire)));
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
