import { describe, expect, test } from 'vitest';
import { circuit } from '../../circuit/builder.ts';
import type { Circuit } from '../../circuit/circuit.ts';
import { withColumns } from '../../circuit/edit.ts';
import { formatQiskit } from './format-qiskit.ts';

/** Returns the lines after the one that creates the circuit. */
function bodyOf(written: Circuit): string[] {
  const lines = formatQiskit(written).trimEnd().split('\n');
  return lines.slice(lines.findIndex((line) => line.startsWith('circuit = QuantumCircuit')) + 1);
}

// Shows: N5.1; N5.3; N5.4
test('a whole program', () => {
  const written = circuit(3, 2)
    .initial(1, '-i')
    .h(0)
    .gate('x', [2], { controls: [0], antiControls: [1] })
    .rz(-Math.PI / 4, 1)
    .measure(0, 0)
    .when([0, 1], 1, (then) => then.z(2))
    .when([1], 0, (then) => then.reset(1))
    .barrier()
    .measure(2, 1)
    .build();
  expect(formatQiskit(written)).toBe(`from math import pi

from qiskit import ClassicalRegister, QuantumCircuit, QuantumRegister
from qiskit.circuit.library import XGate

q = QuantumRegister(3, "q")
c = ClassicalRegister(2, "c")
circuit = QuantumCircuit(q, c)
circuit.prepare_state("l", q[1])
circuit.h(q[0])
circuit.append(XGate().control(2, ctrl_state="01"), [q[0], q[1], q[2]])
circuit.rz(-pi/4, q[1])
circuit.measure(q[0], c[0])
with circuit.if_test((c, 1)):
    circuit.z(q[2])
with circuit.if_test((c[1], 0)):
    circuit.reset(q[1])
circuit.barrier()
circuit.measure(q[2], c[1])
`);
});

// Shows: N5.2
describe('controls', () => {
  test('one control has its own method, U has its phase, and two controls of X or Z have their methods', () => {
    const written = circuit(3)
      .cx(0, 1)
      .cp(0.5, 1, 2)
      .gate('u', [1], { parameters: [0.1, 0.2, 0.3], controls: [0] })
      .ccx(0, 1, 2)
      .ccz(0, 1, 2)
      .cswap(2, 0, 1)
      .build();
    expect(bodyOf(written)).toEqual([
      'circuit.cx(q[0], q[1])',
      'circuit.cp(0.5, q[1], q[2])',
      'circuit.cu(0.1, 0.2, 0.3, 0, q[0], q[1])',
      'circuit.ccx(q[0], q[1], q[2])',
      'circuit.ccz(q[0], q[1], q[2])',
      'circuit.cswap(q[2], q[0], q[1])',
    ]);
  });

  test('others use their class; the rightmost digit is for the first control', () => {
    const written = circuit(4)
      .gate('h', [3], { controls: [0, { wire: 1, on: 0 }, { wire: 2, on: 0 }] })
      .gate('iswapdg', [0, 1], { controls: [2] })
      .gate('rzz', [2, 3], { parameters: [0.5], antiControls: [0] })
      .gate('id', [0], { antiControls: [1] })
      .build();
    expect(bodyOf(written)).toEqual([
      'circuit.append(HGate().control(3, ctrl_state="001"), [q[0], q[1], q[2], q[3]])',
      'circuit.append(iSwapGate().inverse().control(1), [q[2], q[0], q[1]])',
      'circuit.append(RZZGate(0.5).control(1, ctrl_state="0"), [q[0], q[2], q[3]])',
      'circuit.id(q[0])',
    ]);
  });
});

// Shows: N5.4
test('the circuit’s own gates come before their uses, a matrix as UnitaryGate', () => {
  const written = circuit(2)
    .define({
      name: 'outer gate',
      wires: 2,
      body: [
        [
          {
            kind: 'gate',
            gate: 'pass',
            parameters: [],
            targets: [1],
            controls: [{ wire: 0, on: 1 }],
          },
        ],
        [{ kind: 'barrier', wires: [0] }],
      ],
    })
    .define({ name: 'pass', wires: 1, matrix: [1, 0, 0, 0, 0, 0, 0, -1] })
    .gate('outer gate', [1, 0])
    .build();
  expect(formatQiskit(written)).toBe(`from qiskit import QuantumCircuit, QuantumRegister
from qiskit.circuit.library import UnitaryGate

pass_2 = UnitaryGate(
    [
        [1.0, 0],
        [0, -1.0j],
    ],
    label="pass_2",
)

outer_gate = QuantumCircuit(2, name="outer_gate")
outer_gate.append(pass_2.control(1), [0, 1])
outer_gate = outer_gate.to_gate()

q = QuantumRegister(2, "q")
circuit = QuantumCircuit(q)
circuit.append(outer_gate, [q[1], q[0]])
`);
});

// Shows: N5.3
test('conditions on several registers are nested', () => {
  const written: Circuit = {
    ...circuit(1, 4)
      .when([0, 1, 3], 5, (then) => then.measure(0, 2))
      .build(),
    classicalRegisters: [
      { name: 'a', size: 2 },
      { name: 'b', size: 2 },
    ],
  };
  expect(bodyOf(written)).toEqual([
    'with circuit.if_test((a, 1)):',
    '    with circuit.if_test((b[1], 1)):',
    '        circuit.measure(q[0], b[0])',
  ]);
});

// Shows: N5.1
test('names are unique names of Python', () => {
  const written: Circuit = {
    ...circuit(3).build(),
    quantumRegisters: [
      { name: 'lambda', size: 1 },
      { name: 'circuit', size: 1 },
      { name: '"); import os', size: 1 },
    ],
  };
  const program = formatQiskit(written);
  expect(program).toContain('lambda_2 = QuantumRegister(1, "lambda_2")');
  expect(program).toContain('circuit_2 = QuantumRegister(1, "circuit_2")');
  expect(program).toContain('_import_os = QuantumRegister(1, "_import_os")');
  expect(() =>
    formatQiskit(withColumns(circuit(1).build(), [[{ kind: 'reset', wire: 5 }]])),
  ).toThrow('wire 5');
});
