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

  it('hands on what it was not told: values, measurements, room', () => {
    const failing: readonly [string, string][] = [
      [
        'QuantumCircuit(2).h(2)',
        'This circuit has 2 qubits, numbered 0 and 1. There is no qubit 2.',
      ],
      ['QuantumCircuit(2).cx(1, 1)', 'cx needs different qubits, and got 1 and 1.'],
      [
        'QuantumCircuit(1).measure(0, 0)',
        'This circuit has no classical bits yet, so there is no classical bit 0.',
      ],
      ['QuantumCircuit(1).rx("half", 0)', "An angle is a number, and 'half' isn't one."],
      [
        'AerSimulator().run(QuantumCircuit(1))',
        'This circuit has no measurement, so there is nothing to count. Add circuit.measure_all() before you run it.',
      ],
      [
        'Statevector(QuantumCircuit(25))',
        'The state of 25 qubits has 2^25 amplitudes, which take 512 MiB. At most 24 qubits fit here.',
      ],
      [
        'c = QuantumCircuit(1)\nc.ry(Parameter("theta"), 0)\nStatevector(c)',
        'No value yet for theta. Give it one with circuit.assign_parameters.',
      ],
      [
        'c = QuantumCircuit(1)\nc.measure_all()\nc.inverse()',
        "Measurements, resets and if_test can't be undone. This circuit has a measure of that kind.",
      ],
      ['QuantumCircuit(10**9)', '1000000000 qubits are too many. 4096 are the most.'],
      [
        'QuantumCircuit(2.5)',
        'A circuit is made from whole numbers or registers, such as QuantumCircuit(2), and not from 2.5.',
      ],
      [
        'Statevector([1, 1])',
        'The squares of the amplitudes of a state add up to 1. These add up to 2.',
      ],
      [
        'c = QuantumCircuit(1, 1)\nwith c.if_test((0, 1)):\n  c.measure(0, 0)\n  c.x(0)',
        'A measurement has changed the bit that if_test asks. Start another if_test below it.',
      ],
    ];
    for (const [code, sentence] of failing)
      expect(run(`from qubloom import *\n${code}`).error).toBe(
        `qubloom.errors.CircuitError: ${sentence}`,
      );
  });

  it('has the lines of its own file, also where another file places the gates', () => {
    const { circuits } = run(`import types
from qubloom import QuantumCircuit
oracle = types.ModuleType("oracle")
exec(compile("def place(c):\\n\\n\\n    c.z(0)", "oracle.py", "exec"), oracle.__dict__)
circuit = QuantumCircuit(1)
for _ in range(2):
    circuit.h([0])
oracle.place(circuit)
`);
    expect(circuits).toMatchObject([{ name: 'circuit', line: 5, lines: [[7], [7], [8]] }]);
  });

  it('has the lines of its top level for what functions and other circuits place', () => {
    const { circuits } = run(`from qubloom import QuantumCircuit
def bell():
    made = QuantumCircuit(2)
    made.h(0)
    return made
def more(circuit):
    circuit.cx(0, 1)
pair = bell()
more(pair)
pair.compose(
    bell(), inplace=True)
pair.x(0)
`);
    expect(circuits).toMatchObject([{ name: 'pair', line: 8, lines: [[8], [9], [10], [12]] }]);
  });

  it('goes to Qiskit by its import lines', () => {
    expect(
      printed(`
from qubloom import to_qiskit
print(to_qiskit("""from qubloom import AerSimulator, QuantumCircuit, Statevector as State
from qubloom.circuit.library import XGate
print(QuantumCircuit(1))
"""))
print(to_qiskit("from qubloom import *\\nprint(Statevector(QuantumCircuit(1)))"))`),
    ).toBe(`from qiskit_aer import AerSimulator
from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector as State
from qiskit.circuit.library import XGate
print(QuantumCircuit(1))

from qiskit import QuantumCircuit
from qiskit.quantum_info import Statevector
print(Statevector(QuantumCircuit(1)))`);
  });

  it('asks the engine for text in OpenQASM', () => {
    expect(
      printed(`
from qubloom import QuantumCircuit, qasm2, qasm3
bell = QuantumCircuit(2, 1)
bell.h(0)
bell.cx(0, 1)
bell.measure(1, 0)
print(qasm3.dumps(bell) + qasm2.dumps(bell))`),
    ).toBe(`OPENQASM 3.0;
include "stdgates.inc";
qubit[2] q;
bit[1] c;
h q[0];
cx q[0], q[1];
c[0] = measure q[1];
OPENQASM 2.0;
include "qelib1.inc";
qreg q[2];
creg c[1];
h q[0];
cx q[0],q[1];
measure q[1] -> c[0];
`);
  });
});
