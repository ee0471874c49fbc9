/** The text formats in which a circuit can be written. */
import {
  formatOpenQasm,
  formatQiskit,
  formatQuantikz,
  NotExpressible,
  type Circuit,
} from '@qubloom/quantum';

export interface WrittenForm {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly hint: string;
  readonly write: (circuit: Circuit) => string;
}

export const writtenForms: readonly WrittenForm[] = [
  {
    id: 'openqasm3',
    name: 'OpenQASM 3',
    file: 'circuit.qasm',
    hint: 'The language of quantum circuits. Open reads it again.',
    write: (circuit) => formatOpenQasm(circuit, { version: 3 }),
  },
  {
    id: 'openqasm2',
    name: 'OpenQASM 2',
    file: 'circuit-2.qasm',
    hint: 'The older form, which most tools read.',
    write: (circuit) => formatOpenQasm(circuit, { version: 2 }),
  },
  {
    id: 'qiskit',
    name: 'Qiskit',
    file: 'circuit.py',
    hint: 'Python for real quantum computers.',
    write: formatQiskit,
  },
  {
    id: 'latex',
    name: 'LaTeX',
    file: 'circuit.tex',
    hint: 'A figure for a paper, drawn by LaTeX with its quantikz2 library.',
    write: (circuit) => formatQuantikz(circuit, { isDocument: true }),
  },
];

export type Written =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

export function writeForm(form: WrittenForm, circuit: Circuit): Written {
  try {
    return { ok: true, text: form.write(circuit) };
  } catch (error) {
    if (error instanceof NotExpressible) return { ok: false, message: error.message };
    throw error;
  }
}
