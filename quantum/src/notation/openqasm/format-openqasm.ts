import type { Circuit } from '../../circuit/circuit.ts';
import { requireSound } from '../../circuit/problems.ts';
import { writeOpenQasm2 } from './write/write-2.ts';
import { writeOpenQasm3 } from './write/write-3.ts';

export interface OpenQasmOptions {
  readonly version: 2 | 3;
}

/**
 * Writes a circuit as OpenQASM 2 (gates of `qelib1.inc`) or 3 (gates of `stdgates.inc`). `parseOpenQasm` returns a
 * circuit with the same unitary and the same distribution. Initial states become gates, and gates from a matrix are
 * synthesized. Names that the language does not accept are changed.
 *
 * Throws `InvalidCircuit` for a circuit that is not sound, and `NotExpressible` if version 2 cannot express an
 * operation.
 */
export function formatOpenQasm(circuit: Circuit, { version }: OpenQasmOptions): string {
  requireSound(circuit);
  return version === 2 ? writeOpenQasm2(circuit) : writeOpenQasm3(circuit);
}
