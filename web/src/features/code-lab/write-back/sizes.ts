/** The numbers of wires and bits that a program gives its circuit. */
import { bitCount, wireCount, type Circuit } from '@qubloom/quantum';
import type { Statement } from './statements.ts';
import type { TextEdit } from './text-edits.ts';
import { Refusal } from './refusal.ts';

/** At most two numbers, which can be replaced. */
const plainMaking = /^([^=]+=\s*QuantumCircuit\()(\s*\d+\s*(?:,\s*\d+\s*)?)\)$/;

/** Ignores the names of registers, which a program's lines never use. */
export function hasSameSizes(one: Circuit, other: Circuit): boolean {
  const text = ({ quantumRegisters, classicalRegisters }: Circuit) =>
    JSON.stringify(
      [quantumRegisters, classicalRegisters].map((all) => all.map(({ size }) => size)),
    );
  return text(one) === text(other);
}

/** Replaces the registers by those that `QuantumCircuit(2, 2)` creates. */
export function withPlainRegisters(circuit: Circuit): Circuit {
  const bits = bitCount(circuit);
  return {
    ...circuit,
    quantumRegisters: [{ name: 'q', size: wireCount(circuit) }],
    classicalRegisters: bits > 0 ? [{ name: 'c', size: bits }] : [],
  };
}

/** Returns the arguments of `QuantumCircuit`. */
export function sizesOf(circuit: Circuit): string {
  const bits = bitCount(circuit);
  return bits > 0 ? `${wireCount(circuit)}, ${bits}` : String(wireCount(circuit));
}

export function resizeEdit({ text, from }: Statement, circuit: Circuit): TextEdit {
  const [, head, sizes] = plainMaking.exec(text) ?? [];
  if (head === undefined || sizes === undefined) {
    throw new Refusal(
      'The circuit has another number of wires or bits now, and the program says in its own way how many there are.',
    );
  }
  const start = from + head.length;
  return { from: start, to: start + sizes.length, text: sizesOf(circuit) };
}
