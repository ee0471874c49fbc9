/** The Python that blocks mean, line by line. */
import type { Block, FieldValue, Stacks } from './blocks.ts';
import { findProgram } from './blocks.ts';
import { eachQubit, shapeOf } from './shapes.ts';

export interface PythonLine {
  readonly text: string;
  /** The block that says it; undefined for imports and empty lines. */
  readonly block?: string;
}

export interface Problem {
  readonly sentence: string;
  readonly block?: string;
}

export interface PythonOfBlocks {
  readonly lines: readonly PythonLine[];
  /** Why it cannot run; the first one from the top. */
  readonly problem?: Problem | undefined;
}

/** What is known about the program above a block, and what it is found to need. */
interface Surroundings {
  readonly qubits: number;
  readonly bits: number;
  readonly imports: Set<string>;
  problem: Problem | undefined;
  isMeasured: boolean;
  isRun: boolean;
  loops: number;
  isInEach: boolean;
}

export function pythonOf(stacks: Stacks): PythonOfBlocks {
  const [start, ...rest] = findProgram(stacks)?.blocks ?? [];
  if (!start) {
    return {
      lines: [],
      problem: {
        sentence: 'There’s no circuit yet. Start with the block “make a circuit with 2 qubits”.',
      },
    };
  }
  const surroundings: Surroundings = {
    qubits: Number(start.fields['qubits']),
    bits: Number(start.fields['bits'] ?? 0),
    imports: new Set(['QuantumCircuit']),
    problem: undefined,
    isMeasured: false,
    isRun: false,
    loops: 0,
    isInEach: false,
  };
  const { qubits, bits } = surroundings;
  const made = line(
    `circuit = QuantumCircuit(${[qubits, ...(bits > 0 ? [bits] : [])].join(', ')})`,
    start,
  );
  const body = rest.flatMap((block) => linesOf(block, surroundings));
  const { imports, problem } = surroundings;
  const toolkit = [...imports].filter((name) => name !== 'pi').sort();
  return {
    lines: [
      ...(imports.has('pi') ? [{ text: 'from math import pi' }, { text: '' }] : []),
      { text: `from qubloom import ${toolkit.join(', ')}` },
      { text: '' },
      made,
      ...body,
    ],
    problem,
  };
}

export function textOf({ lines }: PythonOfBlocks): string {
  return lines.map(({ text }) => `${text}\n`).join('');
}

const line = (text: string, { id }: Block): PythonLine => ({ text, block: id });
const indented = ({ text, ...rest }: PythonLine): PythonLine => ({
  ...rest,
  text: text === '' ? '' : `    ${text}`,
});

function linesOf(block: Block, at: Surroundings): readonly PythonLine[] {
  const { fields, type } = block;
  const say = (text: string) => [line(text, block)];
  const call = (gate: string, ...names: readonly string[]) =>
    say(`circuit.${gate}(${qubitsOf(block, names, at).join(', ')})`);
  switch (type) {
    case 'circuit':
    case 'circuit_with_bits':
      throw new Error('A circuit begins a stack');
    case 'draw':
      return say('circuit.draw("mpl")');
    case 'gate':
      return call(String(fields['gate']), 'qubit');
    case 'turn': {
      const angle = angleOf(Number(fields['degrees']));
      if (angle !== '0') at.imports.add('pi');
      const [qubit = ''] = qubitsOf(block, ['qubit'], at);
      return say(`circuit.${String(fields['gate'])}(${angle}, ${qubit})`);
    }
    case 'cnot':
      return call('cx', 'control', 'target');
    case 'cz':
      return call('cz', 'first', 'second');
    case 'swap':
      return call('swap', 'first', 'second');
    case 'toffoli':
      return call('ccx', 'first', 'second', 'target');
    case 'measure_all':
      at.isMeasured = true;
      return say('circuit.measure_all()');
    case 'measure': {
      at.isMeasured = true;
      const [qubit = ''] = qubitsOf(block, ['qubit'], at);
      return say(`circuit.measure(${qubit}, ${bitOf(block, at)})`);
    }
    case 'run':
      if (!at.isMeasured) {
        refuse(at, block, 'Nothing is measured before the run. Put a measure block above it.');
      }
      at.isRun = true;
      at.imports.add('AerSimulator');
      return [
        ...(at.loops === 0 ? [{ text: '' }] : []),
        line(
          `counts = AerSimulator().run(circuit, shots=${String(fields['shots'])}).result().get_counts()`,
          block,
        ),
      ];
    case 'histogram':
      needRun(block, at, 'histogram');
      at.imports.add('plot_histogram');
      return say('plot_histogram(counts)');
    case 'print':
      needRun(block, at, 'counts');
      return say('print(counts)');
    case 'repeat':
      return loop(block, at, `for ${stepName(at.loops)} in range(${String(fields['times'])}):`);
    case 'each': {
      if (at.isInEach) {
        refuse(at, block, `Two blocks “for each qubit ${eachQubit}” can’t be inside each other.`);
      }
      const wasInEach = at.isInEach;
      at.isInEach = true;
      const lines = loop(block, at, `for ${eachQubit} in range(${String(at.qubits)}):`);
      at.isInEach = wasInEach;
      return lines;
    }
  }
}

function loop(block: Block, at: Surroundings, head: string): readonly PythonLine[] {
  at.loops += 1;
  const body = block.inside.flatMap((one) => linesOf(one, at));
  at.loops -= 1;
  return [line(head, block), ...(body.length > 0 ? body : [line('pass', block)]).map(indented)];
}

/** Loops inside of each other count by steps of their own. */
const stepName = (loops: number) => (loops === 0 ? 'step' : `step${String(loops + 1)}`);

/** A whole number of degrees as a fraction of pi, which is 180. */
function angleOf(degrees: number): string {
  if (degrees === 0) return '0';
  const divisor = greatestDivisor(Math.abs(degrees), 180);
  const times = Math.abs(degrees) / divisor;
  const parts = 180 / divisor;
  const sign = degrees < 0 ? '-' : '';
  return `${sign}${times === 1 ? '' : `${String(times)} * `}pi${parts === 1 ? '' : ` / ${String(parts)}`}`;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function qubitsOf(block: Block, names: readonly string[], at: Surroundings): readonly string[] {
  const chosen = names.map((name) => String(block.fields[name]));
  for (const qubit of chosen) checkIndex(qubit, block, at, at.qubits, 'qubit');
  if (new Set(chosen).size < chosen.length) {
    refuse(at, block, `${nameOf(block)} needs different qubits, and here two are the same.`);
  }
  return chosen;
}

function bitOf(block: Block, at: Surroundings): FieldValue {
  const bit = String(block.fields['bit']);
  if (at.bits === 0) {
    refuse(
      at,
      block,
      'Your circuit has no bits to measure into. Begin with “make a circuit with 2 qubits and 2 bits”, or use “measure all qubits”.',
    );
  } else {
    // In a loop over all qubits, the last one needs a bit, too.
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
    refuse(at, block, `“${eachQubit}” only has a meaning inside of “for each qubit ${eachQubit}”.`);
  } else if (Number(index) >= size) {
    const there = size === 1 ? `just ${thing} 0` : `${thing}s 0 to ${String(size - 1)}`;
    refuse(at, block, `There’s no ${thing} ${index}: your circuit has ${there}.`);
  }
}

function needRun(block: Block, at: Surroundings, what: string): void {
  if (at.isRun) return;
  refuse(
    at,
    block,
    `There are no ${what === 'counts' ? 'counts' : 'counts for a histogram'} yet. Put “run it 1000 times” above it.`,
  );
}

const nameOf = ({ type }: Block) => shapeOf(type).message.split(' ', 1)[0] ?? '';

function refuse(at: Surroundings, { id }: Block, sentence: string): void {
  at.problem ??= { sentence, block: id };
}
