import type { Circuit } from '../circuit/circuit.ts';
import { freeName } from '../circuit/definitions.ts';
import { MAX_MATRIX_WIRES } from '../circuit/definition-problems.ts';
import { withColumns, withDefinition } from '../circuit/edit.ts';
import { repeated } from '../circuit/inverse.ts';
import { gate } from '../operations/kinds.ts';
import { wireCount } from '../circuit/operations.ts';
import { unitaryPower } from '../eigen.ts';
import { TooLarge } from '../state/state-vector.ts';
import { unitaryOf } from './unitary.ts';

/**
 * Returns a real power of a circuit. Whole exponents repeat it or its inverse. Others give one gate with the principal
 * power of its matrix, whose eigenvalues have arguments in (-pi, pi]. Throws `TooLarge` for those above 8 wires, and a
 * TypeError if something measures, resets, or depends on classical bits.
 */
export function powerOf(circuit: Circuit, exponent: number): Circuit {
  if (Number.isSafeInteger(exponent)) return repeated(circuit, exponent);
  if (!Number.isFinite(exponent)) throw new RangeError(`${exponent} is no power.`);
  const wires = wireCount(circuit);
  if (wires > MAX_MATRIX_WIRES) {
    throw new TooLarge(
      `A power of ${wires} qubits that is not whole takes a matrix of 4^${wires} entries. At most ${MAX_MATRIX_WIRES} qubits fit here.`,
    );
  }
  const taken = new Set(circuit.definitions.map((definition) => definition.name));
  const name = freeName('power', taken);
  const matrix = [...unitaryPower(unitaryOf(circuit), exponent).entries];
  const whole = gate(name, [...circuit.initial.keys()]);
  return withColumns(withDefinition(circuit, { name, wires, matrix }), [[whole]]);
}
