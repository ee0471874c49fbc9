/** How many wires and bits a program gives its circuit. */
import { bitCount, wireCount, type Circuit } from '@qubloom/quantum';
import type { Statement } from './statements.ts';
import type { TextEdit } from './text-edits.ts';
import { Refusal } from './refusal.ts';

/** Two numbers at most, which can be replaced. */
const plainMaking = /^([^=]+=\s*QuantumCircuit\()(\s*\d+\s*(?:,\s*\d+\s*)?)\)$/;

/** Whatever they are called: a program's lines name none of them. */
export function hasSameSizes(one: Circuit, other: Circuit): boolean {
  const text = ({ quantumRegisters, classicalRegisters }: Circuit) =>
    JSON.stringify(
      [quantumRegisters, classicalRegisters].map((all) => all.map(({ size }) => size)),
    );
  return text(one) === text(other);
}

/** With registers as `QuantumCircuit(2, 2)` makes them. */
export function withPlainRegisters(circuit: Circuit): Circuit {
  const bits = bitCount(circuit);
  return {
    ...circuit,
    quantumRegisters: [{ name: 'q', size: wireCount(circuit) }],
    classicalRegisters: bits > 0 ? [{ name: 'c', size: bits }] : [],
  };
}

/** The arguments of `QuantumCircuit`. */
export function sizesOf(circuit: Circuit): string {
  const bits = bitCount(circuit);
  return bits > 0 ? `${wireCount(circuit)}, ${bits}` : String(wireCount(circuit));
}

export function resizedMaking({ text, from }: Statement, circuit: Circuit): TextEdit {
  const [, head, sizes] = plainMaking.exec(text) ?? [];
  if (head === undefined || sizes === undefined) {
    throw new Refusal(
      'The circuit has another number of wires or bits now, and the program says in its own way how many there are.',
    );
  }
  const start = from + head.length;
  return { from: start, to: start + sizes.length, text: sizesOf(circuit) };
}
