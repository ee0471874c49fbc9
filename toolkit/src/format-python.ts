import { formatQiskit, type Circuit } from '@qubloom/quantum';

/**
 * A circuit as a program for the toolkit that builds it under the name `circuit`: the one for Qiskit but for its import
 * lines. Throws `InvalidCircuit` for a circuit that is not sound.
 */
export function formatPython(circuit: Circuit): string {
  return formatQiskit(circuit).replaceAll(/^from qiskit\b/gm, 'from qubloom');
}
