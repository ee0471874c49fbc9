/** Checks the requirements of a block, and says what is missing. */
import type { Block, FieldValue } from './blocks.ts';
import { eachQubit, shapeOf } from './shapes.ts';

export interface Problem {
  readonly sentence: string;
  readonly block?: string;
}

/** Facts about the program above a block, and the problem found so far. */
export interface Surroundings {
  readonly qubits: number;
  readonly bits: number;
  readonly imports: Set<string>;
  problem: Problem | undefined;
  isMeasured: boolean;
  isRun: boolean;
  loops: number;
  isInEach: boolean;
}

/** The qubits of these fields, as Python expressions. */
export function qubitsOf(
  block: Block,
  names: readonly string[],
  at: Surroundings,
): readonly string[] {
  const chosen = names.map((name) => String(block.fields[name]));
  for (const qubit of chosen) checkIndex(qubit, block, at, at.qubits, 'qubit');
  if (new Set(chosen).size < chosen.length) {
    reportProblem(at, block, `${nameOf(block)} needs different qubits, and here two are the same.`);
  }
  return chosen;
}

export function bitOf(block: Block, at: Surroundings): FieldValue {
  const bit = String(block.fields['bit']);
  if (at.bits === 0) {
    reportProblem(
      at,
      block,
      'Your circuit has no bits to measure into. Begin with “make a circuit with 2 qubits and 2 bits”, or use “measure all qubits”.',
    );
  } else {
    // In a loop over all qubits, the last qubit needs a bit, too.
    const index = bit === eachQubit && at.qubits > at.bits ? String(at.qubits - 1) : bit;
    checkIndex(index, block, at, at.bits, 'bit');
  }
  return bit;
}

function checkIndex(
  index: string,
  block: Block,
  at: Surroundings,
  size: number,
  thing: 'qubit' | 'bit',
): void {
  if (index === eachQubit) {
    if (at.isInEach) return;
    reportProblem(
      at,
      block,
      `“${eachQubit}” only has a meaning inside of “for each qubit ${eachQubit}”.`,
    );
  } else if (Number(index) >= size) {
    const there = size === 1 ? `just ${thing} 0` : `${thing}s 0 to ${String(size - 1)}`;
    reportProblem(at, block, `There’s no ${thing} ${index}: your circuit has ${there}.`);
  }
}

export function requireRun(block: Block, at: Surroundings, what: string): void {
  if (at.isRun) return;
  reportProblem(
    at,
    block,
    `There are no ${what === 'counts' ? 'counts' : 'counts for a histogram'} yet. Put “run it 1000 times” above it.`,
  );
}

const nameOf = ({ type }: Block) => shapeOf(type).message.split(' ', 1)[0] ?? '';

/** Only the first refusal is kept. */
export function reportProblem(at: Surroundings, { id }: Block, sentence: string): void {
  at.problem ??= { sentence, block: id };
}
