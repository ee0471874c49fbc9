import type { Bit, Wire } from '../../circuit/parts.ts';
import type { Circuit } from '../../circuit/circuit.ts';
import type { Operation } from '../../operations/kinds.ts';
import { bitCount, wireCount } from '../../circuit/operations.ts';
import { partsOfCondition } from '../condition-parts.ts';
import { notationOf } from '../operation-kinds.ts';
import { registerSlots } from '../registers.ts';

/** Names for the parts of one circuit, in words that can be read aloud. */
interface OperationText {
  readonly wire: (wire: Wire) => string;
  readonly bit: (bit: Bit) => string;
  /** Returns `if c = 3 and d[0] = 1`, for example. */
  readonly condition: (operation: Operation) => string;
  /** Describes one operation as a phrase: `Pauli X on q[1], where q[0] is 1`. */
  readonly operation: (operation: Operation) => string;
}

export function operationTextOf(circuit: Circuit): OperationText {
  const wires = registerSlots(circuit.quantumRegisters).map(({ register, index, size }) =>
    size === 1 ? register : `${register}[${index}]`,
  );
  const bits = registerSlots(circuit.classicalRegisters).map(({ register, index, size }) =>
    size === 1 ? register : `${register}[${index}]`,
  );
  const wire = (index: Wire): string => wires[index];
  const bit = (index: Bit): string => bits[index];
  const condition = (operation: Operation): string => {
    if (!operation.condition) return '';
    const parts = partsOfCondition(operation.condition, circuit).map((part) => {
      const { name, size } = circuit.classicalRegisters[part.register];
      return part.kind === 'register' || size === 1
        ? `${name} = ${part.equals}`
        : `${name}[${part.index}] = ${part.equals}`;
    });
    return `if ${parts.join(' and ')}`;
  };
  const operation = (one: Operation): string => {
    const after = condition(one) === '' ? '' : `, ${condition(one)}`;
    return `${notationOf(one).text(one, { wire, bit })}${after}`;
  };
  return { wire, bit, condition, operation };
}

/** The most operations that a description names one by one. */
const MAX_DESCRIBED = 60;

/** Describes a whole circuit in words, for people who cannot see it. */
export function describeCircuit(circuit: Circuit): string {
  const wording = operationTextOf(circuit);
  const prepared = circuit.initial.flatMap((state, wire) =>
    state === '0' ? [] : [`${wording.wire(wire)} starts in |${state}⟩.`],
  );
  const all = circuit.columns.flatMap((column) =>
    column.map((operation) => wording.operation(operation)),
  );
  const described = all.slice(0, MAX_DESCRIBED).map((phrase, i) => `${i + 1}: ${phrase}.`);
  const rest = all.length > MAX_DESCRIBED ? [`And ${all.length - MAX_DESCRIBED} more.`] : [];
  return [`${sizeText(circuit)}.`, ...prepared, ...described, ...rest].join(' ');
}

/** Returns `2 qubits, 1 classical bit`, for example. */
export function sizeText(circuit: Circuit): string {
  const wires = wireCount(circuit);
  const bits = bitCount(circuit);
  const qubits = `${wires} qubit${wires === 1 ? '' : 's'}`;
  return bits === 0 ? qubits : `${qubits}, ${bits} classical bit${bits === 1 ? '' : 's'}`;
}
