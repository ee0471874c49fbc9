import { beforeAll, describe, expect, it } from 'vitest';
import { startPython, type Program } from './testing/python.ts';

let run: (code: string) => Program;

beforeAll(async () => {
  run = await startPython();
});

/** The output of a program, without trailing spaces. A failing program has none. */
function printed(code: string): string {
  const { output, error } = run(code);
  expect(error).toBe('');
  return output.replace(/ +$/gm, '');
}

describe('a program', () => {
  it('builds, runs, counts, and shows a Bell pair, and reports its circuit with its lines', () => {
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

  it('uses what other calls left: values, measurements, room', () => {
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
      ['QuantumCircuit(10**9)', '1000000000 qubits are too many. At most 4096 are possible.'],
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

  it('explains invalid numbers, and what Qiskit would refuse', () => {
    const nan = 'float("nan")';
    const numbersNeeded =
      "Numbers are needed here, and (nan+0j) isn't one that can be computed with.";
    const failing: readonly [string, string][] = [
      [`Statevector([${nan}, 0])`, numbersNeeded],
      [`Operator([[1, 0], [0, ${nan}]])`, numbersNeeded],
      [
        `QuantumCircuit(1).unitary([[1, 0], [0, ${nan}]], [0])`,
        "The matrix of a gate is made of numbers, and one of these isn't.",
      ],
      [
        `QuantumCircuit(1).initialize([${nan}, 0], 0)`,
        "An amplitude is a number, and one of these isn't.",
      ],
      [`QuantumCircuit(1).ry(${nan}, 0)`, "An angle can't be nan."],
      [`2 * Parameter("t") + ${nan}`, "A parameter can't be changed by nan."],
      [
        `t = Parameter("t")\nc = QuantumCircuit(1)\nc.ry(t, 0)\nc.assign_parameters([${nan}])`,
        "An angle can't be nan.",
      ],
      [
        `SparsePauliOp(["Z"], [${nan}])`,
        'The numbers of a SparsePauliOp must be ones that can be computed with.',
      ],
      [
        'SparsePauliOp(["ZZ", "X"])',
        'A SparsePauliOp needs Paulis, all with the same number of letters.',
      ],
      [`plot_histogram({"0": ${nan}})`, 'Every bar of a histogram needs a number for its height.'],
      ['plot_distribution({"0": 0})', "plot_distribution needs counts that aren't all 0."],
      ['Statevector("01")', "A state is made from a text with Statevector.from_label('01')."],
      ['Operator("X")', "An operator is made from a text with Operator.from_label('X')."],
      [
        'Statevector([1, 0]).expectation_value("Z")',
        "An expectation value needs a Pauli, a SparsePauliOp or an Operator, not 'Z'.",
      ],
      [
        'QuantumCircuit(3).append(XGate().control(2, ctrl_state="011"), [0, 1, 2])',
        "ctrl_state needs one 0 or 1 for each control, so 2 digits here, and got '011'.",
      ],
      [
        'QuantumCircuit(2).cx(0, 1, ctrl_state="2")',
        "ctrl_state needs one 0 or 1 for each control, so 1 digit here, and got '2'.",
      ],
      [
        'QuantumCircuit(2).cz(0, 1, ctrl_state=2)',
        'ctrl_state is a number from 0 to 1 here, and got 2.',
      ],
      [
        'QuantumCircuit(1).global_phase = 3.14',
        'A circuit has no global phase here. No measurement can show one. To turn the part where a qubit is 1, use circuit.p(angle, qubit).',
      ],
      [
        'Gate("mine", 1, [])',
        "There is no gate called 'mine'. Make one of your own from a circuit, with circuit.to_gate().",
      ],
      [
        'c = QuantumCircuit(2)\nc.h(0)\nc.cx(0, 1)\nc.reset(0)\nStatevector(c)',
        'Qubit 0 is entangled with others when it is reset, so there is no single state at the end. Add measure_all() and run the circuit instead.',
      ],
      [
        'c = QuantumCircuit(2)\nc.h(0)\nc.cx(0, 1)\nc.reset(0)\nStatevectorEstimator().run([(c, "ZZ")])',
        'Qubit 0 is entangled with others when it is reset, so there is no single state at the end. Add measure_all() and run the circuit instead.',
      ],
      [
        'a = ParameterVector("a", 2)\nc = QuantumCircuit(1)\nc.ry(a[0], 0)\nc.rz(a[1], 0)\nc.assign_parameters({a: [1]})',
        'a has 2 parameters, and got 1 values.',
      ],
    ];
    for (const [code, sentence] of failing)
      expect(
        run(`from qubloom import *\nfrom qubloom.circuit.library import *\n${code}`).error,
      ).toBe(`qubloom.errors.CircuitError: ${sentence}`);
  });

  it('gets the current name for a name from an older tutorial', () => {
    const today: readonly [string, string][] = [
      ['c.cnot(0, 1)', "cnot is an old name. Today it's cx."],
      ['c.toffoli(0, 1, 2)', "toffoli is an old name. Today it's ccx."],
      ['c.i(0)', "i is an old name. Today it's id."],
      ['c.u3(1, 2, 3, 0)', "u3 is an old name. Today it's u."],
      ['c.bind_parameters({})', "bind_parameters is an old name. Today it's assign_parameters."],
      [
        'c.x(0).c_if(0, 1)',
        'c_if is an old name. Write with circuit.if_test((bit, 1)): and put the gate on a line of its own below it.',
      ],
      ['c.qasm()', 'qasm is an old name. Write qasm2.dumps(circuit) or qasm3.dumps(circuit).'],
    ];
    for (const [code, sentence] of today)
      expect(run(`from qubloom import *\nc = QuantumCircuit(3, 1)\n${code}`).error).toContain(
        `OldName: ${sentence}`,
      );
    expect(printed('from qubloom import *\nprint(hasattr(QuantumCircuit(1), "cnot"))')).toBe(
      'False',
    );
  });

  it('has the lines of its own file, even if another file places the gates', () => {
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

  it('has the lines of its top level for gates from functions and other circuits', () => {
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

  it('runs in Qiskit with other import lines', () => {
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
