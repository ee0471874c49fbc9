import { describe, expect, it } from 'vitest';
import { type Block, createBlock, type Template, type Stacks } from './blocks.ts';
import { pythonOf, textOf } from './python.ts';
import type { BlockType } from './shapes.ts';
import { startBlocks } from './start-blocks.ts';

const made = (type: BlockType, fields: Template['fields'] = {}, inside: readonly Block[] = []) =>
  createBlock({ type, fields }, inside);
const stacks = (...blocks: readonly Block[]): Stacks => [{ x: 0, y: 0, blocks }];
const circuit = made('circuit_with_bits', { qubits: 3, bits: 3 });

/** The Python below the line that makes the circuit. */
const below = (...blocks: readonly Block[]) =>
  textOf(pythonOf(stacks(circuit, ...blocks))).split('QuantumCircuit(3, 3)\n')[1];
const problem = (...blocks: readonly Block[]) => pythonOf(stacks(...blocks)).problem?.sentence;

describe('the Python of blocks', () => {
  it('is a whole program, in the style of the course', () => {
    const python = pythonOf(startBlocks());
    expect(python.problem).toBeUndefined();
    expect(textOf(python)).toBe(`from qubloom import AerSimulator, QuantumCircuit, plot_histogram

circuit = QuantumCircuit(2)
circuit.h(0)
circuit.measure_all()

counts = AerSimulator().run(circuit, shots=100).result().get_counts()
plot_histogram(counts)
`);
  });

  const lines: readonly (readonly [Template['type'], Template['fields'], string])[] = [
    ['gate', { gate: 'x', qubit: '2' }, 'circuit.x(2)'],
    ['turn', { gate: 'rx', degrees: 60, qubit: '1' }, 'circuit.rx(pi / 3, 1)'],
    ['cnot', { control: '2', target: '0' }, 'circuit.cx(2, 0)'],
    ['cz', {}, 'circuit.cz(0, 1)'],
    ['swap', {}, 'circuit.swap(0, 1)'],
    ['toffoli', {}, 'circuit.ccx(0, 1, 2)'],
    ['measure', { qubit: '1', bit: '2' }, 'circuit.measure(1, 2)'],
    ['measure_all', {}, 'circuit.measure_all()'],
    ['draw', {}, 'circuit.draw("mpl")'],
  ];
  it.each(lines)('%s %o: %s', (type, fields, line) => {
    expect(below(made(type, fields))).toBe(`${line}\n`);
  });

  it('writes degrees as fractions of pi', () => {
    const angle = (degrees: number) =>
      /ry\((.*), 0\)/.exec(below(made('turn', { degrees })) ?? '')?.[1];
    const angles = [180, 90, 45, 135, 270, 37, 1, 0, -90, 360].map(angle);
    expect(angles).toEqual([
      'pi',
      'pi / 2',
      'pi / 4',
      '3 * pi / 4',
      '3 * pi / 2',
      '37 * pi / 180',
      'pi / 180',
      '0',
      '-pi / 2',
      '2 * pi',
    ]);
    const imports = (degrees: number) =>
      textOf(pythonOf(stacks(circuit, made('turn', { degrees }))));
    expect(imports(90)).toMatch(/^from math import pi\n\nfrom qubloom import QuantumCircuit\n/);
    expect(imports(0)).not.toContain('math');
  });

  it('repeats with loops, also nested ones, and leaves out an empty one', () => {
    const inner = made('repeat', { times: 2 }, [made('gate')]);
    expect(below(made('repeat', { times: 3 }, [inner, made('cnot')]), made('repeat'))).toBe(
      `for step in range(3):
    for step2 in range(2):
        circuit.h(0)
    circuit.cx(0, 1)
for step in range(3):
    pass
`,
    );
  });

  it('loops over all qubits, and measures each into its bit', () => {
    const each = made('each', {}, [
      made('gate', { qubit: 'q' }),
      made('measure', { qubit: 'q', bit: 'q' }),
    ]);
    expect(below(each)).toBe(`for q in range(3):
    circuit.h(q)
    circuit.measure(q, q)
`);
    expect(problem(circuit, each)).toBeUndefined();
  });

  it('knows the block of each line', () => {
    const gate = made('gate');
    const loop = made('repeat', {}, [gate]);
    const { lines: written } = pythonOf(stacks(circuit, loop));
    const blockOf = (text: string) => written.find((line) => line.text === text)?.block;
    expect(blockOf('circuit = QuantumCircuit(3, 3)')).toBe(circuit.id);
    expect(blockOf('for step in range(3):')).toBe(loop.id);
    expect(blockOf('    circuit.h(0)')).toBe(gate.id);
    expect(blockOf('from qubloom import QuantumCircuit')).toBeUndefined();
  });

  it('leaves out what is not connected to the circuit', () => {
    const apart = { x: 300, y: 0, blocks: [made('gate', { gate: 'x' })] };
    expect(textOf(pythonOf([apart, ...stacks(circuit)]))).not.toContain('circuit.x');
  });
});

describe('blocks that cannot run', () => {
  const two = made('circuit');
  const run = made('run');
  const cases: Record<string, readonly [readonly Block[], RegExp]> = {
    'no circuit': [[made('gate')], /^There’s no circuit yet/],
    'nothing measured': [[two, run], /^Nothing is measured before the run/],
    'counts before a run': [[two, made('measure_all'), made('print'), run], /no counts yet/],
    'a histogram before a run': [[two, made('histogram')], /no counts for a histogram yet/],
    'a qubit that is not there': [
      [two, made('gate', { qubit: '2' })],
      /^There’s no qubit 2: your circuit has qubits 0 to 1\.$/,
    ],
    'a second qubit of one': [
      [made('circuit', { qubits: 1 }), made('cnot')],
      /^There’s no qubit 1: your circuit has just qubit 0\.$/,
    ],
    'the same qubit twice': [[two, made('cnot', { target: '0' })], /^CNOT needs different qubits/],
    'no bits': [[two, made('measure')], /has no bits to measure into/],
    'a bit that is not there': [
      [made('circuit_with_bits', { qubits: 2, bits: 1 }), made('measure', { bit: '1' })],
      /^There’s no bit 1/,
    ],
    'too few bits for all qubits': [
      [
        made('circuit_with_bits', { qubits: 2, bits: 1 }),
        made('each', {}, [made('measure', { qubit: 'q', bit: 'q' })]),
      ],
      /^There’s no bit 1: your circuit has just bit 0\.$/,
    ],
    'a qubit of no loop': [[two, made('gate', { qubit: 'q' })], /^“q” only has a meaning inside/],
    'a loop over all qubits in another': [
      [two, made('each', {}, [made('each')])],
      /can’t be inside each other/,
    ],
  };
  it.each(Object.entries(cases))('%s: a sentence says why', (_, [blocks, sentence]) => {
    expect(problem(...blocks)).toMatch(sentence);
  });

  it('are reported from the top, with the block that is the problem', () => {
    const wrong = made('gate', { qubit: '5' });
    const { problem: first } = pythonOf(stacks(two, wrong, run));
    expect(first).toMatchObject({ block: wrong.id });
    expect(first?.sentence).toMatch(/qubit 5/);
  });
});
