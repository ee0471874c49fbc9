/** Tests changes of the picture in the program's text. The result is run in the Python that the site serves. */
import { circuit, createRandom, gate, type Circuit, type Operation } from '@qubloom/quantum';
import { beforeAll, describe, expect, it } from 'vitest';
import { startPython, type RunOfTest } from '../../../testing/python.ts';
import { codeCircuitsOf, placesOf, stepsOf, type CodeCircuit } from './code-circuit.ts';
import { writeBack } from './write-back.ts';

let run: (code: string) => RunOfTest;

beforeAll(async () => {
  run = await startPython();
}, 60_000);

const head = 'from qubloom import AerSimulator, QuantumCircuit\n\n';
const bell = `${head}# Two qubits that always agree.
circuit = QuantumCircuit(2)
circuit.h(0)  # half and half
# Now they belong together.
circuit.cx(0, 1)
circuit.measure_all()

counts = AerSimulator().run(circuit, shots=100).result().get_counts()
print(sum(counts.values()))
`;

function circuitsOf(code: string): readonly CodeCircuit[] {
  const { error, circuits } = run(code);
  expect(error).toBe('');
  return codeCircuitsOf(circuits);
}

/**
 * The operations on each wire and bit, in order. They are equal for equal circuits, however the columns are
 * packed.
 */
function meaningOf(drawn: Circuit): ReadonlyMap<string, readonly string[]> {
  const meaning = new Map<string, string[]>();
  for (const step of stepsOf(drawn)) {
    for (const place of placesOf(step)) {
      meaning.set(place, [...(meaning.get(place) ?? []), step.key]);
    }
  }
  return meaning;
}

/** Returns the new program, after running it to check that it builds the right circuit, line by line. */
function edited(
  code: string,
  edit: (drawn: Circuit) => Circuit,
  name = 'circuit',
): { code: string; sentence: string } {
  const circuits = circuitsOf(code);
  const drawn = circuits.find((one) => one.name === name);
  if (!drawn) throw new Error(`There is no ${name}.`);
  const next = edit(drawn.circuit);
  const back = writeBack(code, circuits, name, next);
  if (!back.ok) return { code, sentence: back.sentence };
  const built = circuitsOf(back.code);
  expect(built.map((one) => [one.name, one.line])).toEqual(
    back.circuits.map((one) => [one.name, one.line]),
  );
  const after = built.find((one) => one.name === name);
  const expected = back.circuits.find((one) => one.name === name);
  if (!after || !expected) throw new Error(`${name} is gone.`);
  if (next.initial.every((state) => state === '0')) {
    expect(meaningOf(after.circuit)).toEqual(meaningOf(next));
  }
  return { code: back.code, sentence: '' };
}

const withOperations = (drawn: Circuit, change: (all: Operation[]) => Operation[]): Circuit => ({
  ...drawn,
  columns: change(drawn.columns.flat()).map((operation) => [operation]),
});
const insert =
  (at: number, ...operations: Operation[]) =>
  (drawn: Circuit) =>
    withOperations(drawn, (all) => all.toSpliced(at, 0, ...operations));
const remove =
  (at: number, count = 1) =>
  (drawn: Circuit) =>
    withOperations(drawn, (all) => all.toSpliced(at, count));
const replace = (at: number, operation: Operation) => (drawn: Circuit) =>
  withOperations(drawn, (all) => all.with(at, operation));

describe('a changed picture', () => {
  it('adds a line for the new gate, and leaves all others unchanged', () => {
    expect(edited(bell, insert(2, gate('z', [1]))).code).toBe(
      bell.replace('circuit.cx(0, 1)\n', 'circuit.cx(0, 1)\ncircuit.z(1)\n'),
    );
    expect(edited(bell, insert(0, gate('x', [1]))).code).toBe(
      bell.replace('circuit.h(0)', 'circuit.x(1)\ncircuit.h(0)'),
    );
  });

  it('removes a line, or replaces it and keeps its trailing comment', () => {
    expect(edited(bell, remove(1)).code).toBe(bell.replace('circuit.cx(0, 1)\n', ''));
    expect(edited(bell, replace(0, gate('x', [0]))).code).toBe(
      bell.replace('circuit.h(0)', 'circuit.x(0)'),
    );
  });

  it('imports the names that a new line needs', () => {
    const { code } = edited(
      bell,
      insert(
        1,
        gate('rx', [0], { parameters: [Math.PI / 4] }),
        gate('ry', [1], { parameters: [0.5], antiControls: [0] }),
      ),
    );
    expect(code).toContain(
      'QuantumCircuit\nfrom math import pi\nfrom qubloom.circuit.library import RYGate\n',
    );
    expect(code).toContain('circuit.rx(pi/4, 0)\n');
    expect(edited(code, remove(1)).code).toContain('from math import pi\n');
  });

  it('works in an empty program', () => {
    const code = `${head}circuit = QuantumCircuit(1)\nprint(circuit.size())`;
    expect(edited(code, insert(0, gate('h', [0]))).code).toBe(
      `${head}circuit = QuantumCircuit(1)\ncircuit.h(0)\nprint(circuit.size())`,
    );
    const last = `${head}circuit = QuantumCircuit(1)`;
    expect(edited(last, insert(0, gate('h', [0]))).code).toBe(`${last}\ncircuit.h(0)`);
  });

  it('gives the circuit more qubits, and writes out statements that depended on their number', () => {
    const three = (drawn: Circuit): Circuit => ({
      ...drawn,
      quantumRegisters: [{ name: 'q', size: 3 }],
      initial: ['0', '0', '0'],
      columns: [...drawn.columns.slice(0, 2), [gate('x', [2])], ...drawn.columns.slice(2)],
    });
    expect(edited(bell, three).code).toBe(
      bell
        .replace('QuantumCircuit(2)', 'QuantumCircuit(3, 2)')
        .replace(
          'circuit.measure_all()',
          'circuit.barrier(0, 1)\ncircuit.measure(0, 0)\ncircuit.measure(1, 1)',
        )
        .replace('circuit.cx(0, 1)\n', 'circuit.cx(0, 1)\ncircuit.x(2)\n'),
    );
  });

  it('has bits from the start if not all qubits are measured anymore', () => {
    expect(edited(bell, remove(4)).code).toBe(
      bell
        .replace('QuantumCircuit(2)', 'QuantumCircuit(2, 2)')
        .replace('circuit.measure_all()', 'circuit.barrier()\ncircuit.measure(0, 0)'),
    );
  });

  it('writes initial states of wires', () => {
    const started = (drawn: Circuit): Circuit => ({ ...drawn, initial: ['0', '+'] });
    expect(edited(bell, started).code).toContain('circuit.prepare_state("+", 1)\n');
  });

  it('writes and removes conditional operations', () => {
    const code = `${head}circuit = QuantumCircuit(2, 2)
circuit.measure(0, 0)
with circuit.if_test((0, 1)):
    # Only then.
    circuit.x(1)
    circuit.z(1)
circuit.measure(1, 1)
`;
    const condition = { bits: [0], equals: 0 };
    expect(edited(code, remove(1, 2)).code).toBe(code.replace(/with[^]*z\(1\)\n/, ''));
    expect(edited(code, insert(3, gate('h', [1], { condition }))).code).toBe(
      code.replace(
        'circuit.z(1)\n',
        'circuit.z(1)\nwith circuit.if_test((0, 0)):\n    circuit.h(1)\n',
      ),
    );
  });

  it('leaves loops and functions unchanged if they still fit', () => {
    const code = `${head}def flip(circuit):
    circuit.x(0)


circuit = QuantumCircuit(3)
circuit.h(0)
for qubit in range(1, 3):
    circuit.cx(0, qubit)
flip(circuit)
`;
    expect(edited(code, insert(3, gate('z', [2]))).code).toBe(
      code.replace('    circuit.cx(0, qubit)\n', '    circuit.cx(0, qubit)\ncircuit.z(2)\n'),
    );
    expect(edited(code, remove(1)).sentence).toMatch(/Line 9 places gates in a loop/);
    expect(edited(code, remove(3)).sentence).toMatch(/Line 11 calls a function/);
    expect(edited(code, insert(2, gate('z', [0]))).sentence).toMatch(
      /Line 9 places gates in a loop/,
    );
  });

  it('changes one of several circuits, and knows the lines of the others', () => {
    const code = `${head}a = QuantumCircuit(1)
a.h(0)
b = QuantumCircuit(1)
b.x(0)
for each in (a, b):
    each.z(0)
`;
    expect(edited(code, insert(1, gate('s', [0])), 'a').code).toBe(
      code.replace('a.h(0)\n', 'a.h(0)\na.s(0)\n'),
    );
    expect(edited(code, remove(1), 'b').sentence).toMatch(/loop/);
  });

  it.each([
    ['circuit = bell()', /calls a function|doesn’t make/],
    ['circuit = QuantumCircuit(1)\ncircuit.h(0)\ncircuit.x(0)\ncircuit.clear()', /again/],
    [
      'def make():\n    global circuit\n    circuit = QuantumCircuit(1)\n    circuit.h(0)\nmake()',
      /line of its own/,
    ],
  ])('leaves a program unchanged that it does not understand: %#', (body, sentence) => {
    const code = `${head}def bell():\n    made = QuantumCircuit(1)\n    made.h(0)\n    return made\n${body}\n`;
    expect(edited(code, (drawn) => withOperations(drawn, () => [])).sentence).toMatch(
      body.includes('clear') ? /again/ : sentence,
    );
  });

  it('builds the drawn circuit, for hundreds of changes in a row', () => {
    const random = createRandom(7);
    const below = (limit: number) => Math.floor(random.next() * limit);
    const anyGate = (): Operation => {
      const [one = 0, other = 0] = [0, 1, 2].sort(() => random.next() - 0.5);
      const kind = below(4);
      if (kind === 0) return gate('x', [one], { controls: [other] });
      if (kind === 1) return gate('ry', [one], { parameters: [below(9) / 10] });
      return gate(['h', 'x', 'z', 't'][below(4)] ?? 'h', [one]);
    };
    const code = `${head}circuit = QuantumCircuit(3)
circuit.h([0, 1, 2])
circuit.x(0)  # flip
for qubit in range(2):
    circuit.cx(qubit, qubit + 1)

circuit.t(2).s(1)
circuit.measure_all()
`;
    let written = 0;
    for (let round = 0; round < 12; round++) {
      let now = code;
      let circuits = circuitsOf(now);
      for (let turn = 0; turn < 12; turn++) {
        const [own] = circuits;
        if (!own) throw new Error('The circuit is gone.');
        const next = withOperations(own.circuit, (all) => {
          const at = below(all.length);
          const [taken] = all.slice(at);
          switch (below(4)) {
            case 0:
              return all.toSpliced(at, 1);
            case 1:
              return taken ? all.toSpliced(at, 1).toSpliced(below(all.length), 0, taken) : all;
            case 2:
              return all.with(at, anyGate());
            default:
              return all.toSpliced(at, 0, anyGate());
          }
        });
        const back = writeBack(now, circuits, 'circuit', next);
        if (!back.ok) continue;
        written += 1;
        now = back.code;
        circuits = back.circuits;
        expect(meaningOf(circuits[0]?.circuit ?? next)).toEqual(meaningOf(next));
      }
      const [built] = circuitsOf(now);
      const [own] = circuits;
      expect(meaningOf(built?.circuit ?? circuit(1).build()), now).toEqual(
        meaningOf(own?.circuit ?? circuit(1).build()),
      );
      expect(built?.line).toBe(own?.line);
      expect(linesByStep(built), now).toEqual(linesByStep(own));
    }
    expect(written).toBeGreaterThan(50);
  });
});

/** Steps that share nothing may come in another order. */
function linesByStep(one: CodeCircuit | undefined): readonly string[] {
  if (!one) return [];
  return stepsOf(one.circuit)
    .map(({ key }, index) => `${key} ${one.lines[index] ?? 0}`)
    .sort();
}
