/** Finds the statements that only place gates, so that their gates can be written one by one instead. */
import type { Statement } from './statements.ts';

export function isPlain({ kind, text }: Statement, name: string): boolean {
  const call = `${escaped(name)}\\s*\\.\\s*\\w+\\s*\\(`;
  if (kind === 'call') return new RegExp(`^${call}`).test(text);
  if (kind !== 'with') return false;
  const [head = '', ...body] = text.split('\n');
  const test = `with\\s+${escaped(name)}\\.if_test\\(.*\\)\\s*:`;
  return (
    // A name's value is checked below.
    new RegExp(`^${test}`).test(head) &&
    !/\)\s+as\s/.test(text) &&
    body.every((line) => new RegExp(`^\\s*($|#|pass\\b|${call}|${test})`).test(line))
  );
}

/** Words of a program whose meaning changes if a circuit has another number of qubits or bits. */
export const sizeWords =
  /\b(num_qubits|num_clbits|width|qubits|clbits|qregs|cregs|measure_all|prepare_state|initialize)\b|\bbarrier\(\s*\)/;

/** Returns true if the program later removes gates or changes their angles, wherever they were placed. */
export function changesLater(code: string, name: string): boolean {
  return new RegExp(
    `\\b${escaped(name)}\\s*\\.\\s*(clear|remove_final_measurements|assign_parameters)\\(`,
  ).test(code);
}

const escaped = (name: string) => name.replaceAll(/[^\p{L}\p{N}_]/gu, '\\$&');
