import type { Circuit } from '../../circuit/circuit.ts';
import { requireSound } from '../../circuit/problems.ts';
import { writeOpenQasm2 } from './write/write-2.ts';
import { writeOpenQasm3 } from './write/write-3.ts';

export interface OpenQasmOptions {
  readonly version: 2 | 3;
}

/**
 * Writes a circuit as OpenQASM 2 (gates of `qelib1.inc`) or 3 (gates of `stdgates.inc`), so that
 * `parseOpenQasm` gives a circuit of the same unitary and the same distribution back. Initial states
 * become gates; gates from a matrix are synthesized. Names that the language does not accept are changed.
 *
 * Throws `InvalidCircuit` for a circuit that is not sound, and `NotExpressible` where version 2 has no
 * way to say something.
 */
export function formatOpenQasm(circuit: Circuit, { version }: OpenQasmOptions): string {
  requireSound(circuit);
  return version === 2 ? writeOpenQasm2(circuit) : writeOpenQasm3(circuit);
}
