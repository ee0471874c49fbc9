import type { ConditionalOperation, Operation } from '../operations/kinds.ts';
import type { Circuit } from './circuit.ts';
import { kindOf } from './operation-kinds.ts';
import type { Bit, Wire } from './parts.ts';

/** Returns true if an operation leaves the state unchanged on an ideal machine. */
export function isIdle(operation: Operation): boolean {
  return kindOf(operation).acts !== 'always';
}

/** Returns true if an operation leaves the state unchanged on a noisy machine, too. */
export function neverActs(operation: Operation): boolean {
  return kindOf(operation).acts === 'never';
}

/** Returns true if an operation can depend on classical bits. */
export function takesCondition(operation: Operation): operation is ConditionalOperation {
  return kindOf(operation).shape.optional?.condition !== undefined;
}

/** Returns every wire that an operation touches, including its controls. */
export function wiresOf<W = Wire>(operation: Operation<W>): readonly W[] {
  return kindOf(operation).wires(operation);
}

/** Returns every classical bit that an operation writes or reads. */
export function bitsOf(operation: Operation): readonly Bit[] {
  const read = operation.condition?.bits ?? [];
  const written = kindOf(operation).writes?.(operation);
  return written ? [...written, ...read] : read;
}

/** Returns true if two operations cannot be in one column. */
export function overlap(a: Operation, b: Operation): boolean {
  const wires = wiresOf(a);
  const bits = bitsOf(a);
  return (
    wiresOf(b).some((wire) => wires.includes(wire)) || bitsOf(b).some((bit) => bits.includes(bit))
  );
}

export function wireCount(circuit: Circuit): number {
  return circuit.initial.length;
}

export function bitCount(circuit: Circuit): number {
  return circuit.classicalRegisters.reduce((sum, register) => sum + register.size, 0);
}
