import { beforeAll, describe, expect, it } from 'vitest';
import { startPython, type Program } from './testing/python.ts';

let run: (code: string) => Program;

beforeAll(async () => {
  run = await startPython();
});

/** What a program prints, without blanks at the ends of lines; a program that fails prints nothing. */
function printed(code: string): string {
  const { output, error } = run(code);
  expect(error).toBe('');
  return output.replace(/ +$/gm, '');
}

describe('a program', () => {
  it('builds, runs, counts and shows a Bell pair, and reports its circuit with the lines behind it', () => {
    const { output, pictures, circuits, error } =
      run(`from qubloom import AerSimulator, QuantumCircuit, plot_histogram

bell = QuantumCircuit(2)
bell.h(0)
bell.cx(0, 1)
bell.measure_all()
counts = AerSimulator().run(bell, shots=1000, seed_simulator=7).result().get_counts()
print(counts)
plot_histogram(counts, title="Bell")
bell.draw("mpl")
`);
    expect(error).toBe('');
    // The same numbers as in the README of the engine.
    expect(output).toBe("{'00': 490, '11': 510}");
    expect(pictures[0]).toEqual({
      kind: 'histogram',
      title: 'Bell',
      unit: 'counts',
      series: [
        {
          name: '',
          bars: [
            ['00', 490],
            ['11', 510],
          ],
        },
      ],
    });
    expect(pictures[1]).toMatchObject({ kind: 'circuit', circuit: { initial: ['0', '0'] } });
    expect(circuits).toMatchObject([
      {
        name: 'bell',
        circuit: {
          quantumRegisters: [{ name: 'q', size: 2 }],
          classicalRegisters: [{ name: 'meas', size: 2 }],
          columns: [[{ gate: 'h' }], [{ gate: 'x' }], [{ kind: 'barrier' }], [{}, {}]],
        },
        lines: [[4], [5], [6], [6, 6]],
      },
    ]);
  });

  it('is drawn as Qiskit draws it', () => {
    // The drawing in the docstring of QuantumCircuit.measure_all's circuit, qiskit/circuit/quantumcircuit.py.
    expect(
      printed(`
from qubloom import QuantumCircuit
qc = QuantumCircuit(2)
qc.h(0)
qc.cx(0, 1)
qc.measure_all()
print(qc)`),
    ).toBe(`        ┌───┐      ░ ┌─┐
   q_0: ┤ H ├──■───░─┤M├───
        └───┘┌─┴─┐ ░ └╥┘┌─┐
   q_1: ─────┤ X ├─░──╫─┤M├
             └───┘ ░  ║ └╥┘
meas: 2/══════════════╩══╩═
                      0  1`);
  });
});
