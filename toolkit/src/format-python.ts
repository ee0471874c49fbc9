import { formatQiskit, type Circuit } from '@qubloom/quantum';

/**
 * Formats a circuit as a program for the toolkit that builds it under the name `circuit`. For Qiskit, only the
 * import lines differ. Throws `InvalidCircuit` for an invalid circuit.
 */
export function formatPython(circuit: Circuit): string {
  return formatQiskit(circuit).replaceAll(/^from qiskit\b/gm, 'from qubloom');
}
