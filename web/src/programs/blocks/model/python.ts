/** Generates the Python of blocks, line by line. */
import { type Block, findProgram, type Stacks } from './blocks.ts';
import {
  bitOf,
  requireRun,
  type Problem,
  qubitsOf,
  reportProblem,
  type Surroundings,
} from './checks.ts';
import { eachQubit } from './shapes.ts';

export interface PythonLine {
  readonly text: string;
  /** Id of the block that generates it; undefined for imports and empty lines. */
  readonly block?: string;
}

export interface PythonOfBlocks {
  readonly lines: readonly PythonLine[];
  /** The reason why it cannot run; the first one from the top. */
  readonly problem?: Problem | undefined;
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
        reportProblem(
          at,
          block,
          'Nothing is measured before the run. Put a measure block above it.',
        );
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
      requireRun(block, at, 'histogram');
      at.imports.add('plot_histogram');
      return say('plot_histogram(counts)');
    case 'print':
      requireRun(block, at, 'counts');
      return say('print(counts)');
    case 'repeat':
      return loop(block, at, `for ${stepName(at.loops)} in range(${String(fields['times'])}):`);
    case 'each': {
      if (at.isInEach) {
        reportProblem(
          at,
          block,
          `Two blocks “for each qubit ${eachQubit}” can’t be inside each other.`,
        );
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

/** Nested loops have separate counters. */
const stepName = (loops: number) => (loops === 0 ? 'step' : `step${String(loops + 1)}`);

/** Formats whole degrees as a fraction of pi, which is 180. */
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
