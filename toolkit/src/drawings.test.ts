import { beforeAll, describe, expect, it } from 'vitest';
import { startPython, type Program } from './testing/python.ts';

let run: (code: string) => Program;

beforeAll(async () => {
  run = await startPython();
});

/** The output of a program that ends by drawing `circuit`, without trailing spaces. */
function drawing(code: string): string {
  const { output, error } = run(`
from math import pi
from qubloom import *
${code}
print(circuit)`);
  expect(error).toBe('');
  return output.replace(/ +$/gm, '');
}

describe('drawings', () => {
  it('of the Bell pair are those of measure_all', () => {
    // The drawing of a circuit with measure_all in the documentation of QuantumCircuit.
    expect(
      drawing(`
circuit = QuantumCircuit(2)
circuit.h(0)
circuit.cx(0, 1)
circuit.measure_all()`),
    ).toBe(`        ┌───┐      ░ ┌─┐
   q_0: ┤ H ├──■───░─┤M├───
        └───┘┌─┴─┐ ░ └╥┘┌─┐
   q_1: ─────┤ X ├─░──╫─┤M├
             └───┘ ░  ║ └╥┘
meas: 2/══════════════╩══╩═
                      0  1`);
  });

  // The following agrees with the drawings in test/python/visualization/test_circuit_text_drawer.py of Qiskit
  // 2.5.
  it('put gates that would cross side by side', () => {
    expect(drawing('circuit = QuantumCircuit(4)\ncircuit.cx(0, 3)\ncircuit.cx(1, 2)')).toBe(`
q_0: ──■───────
       │
q_1: ──┼────■──
       │  ┌─┴─┐
q_2: ──┼──┤ X ├
     ┌─┴─┐└───┘
q_3: ┤ X ├─────
     └───┘`);
  });

  it('have dots, crosses and angles as parts of π', () => {
    expect(
      drawing(`
circuit = QuantumCircuit(3)
circuit.cp(pi / 2, 0, 1)
circuit.cp(pi / 2, 2, 0)
circuit.cswap(1, 0, 2)
circuit.reset(0)
circuit.cz(1, 2)
circuit.rx(-3 * pi / 4, 0)`),
    ).toBe(`                               ┌───────────┐
q_0: ─■────────■────────X──|0>─┤ Rx(-3π/4) ├
      │P(π/2)  │        │      └───────────┘
q_1: ─■────────┼────────■───■───────────────
               │P(π/2)  │   │
q_2: ──────────■────────X───■───────────────
`);
  });

  it('have boxes over several qubits, and wrap if they are long', () => {
    expect(
      drawing(`
part = QuantumCircuit(2, name="part")
part.h(0)
circuit = QuantumCircuit(3)
circuit.append(part.to_gate().control(), [2, 0, 1])
print(circuit.draw(fold=14))`),
    ).toBe(`     ┌───────┐
q_0: ┤0      ├
     │  part │
q_1: ┤1      ├
     └───┬───┘
q_2: ────■────

     ┌───────┐
q_0: ┤0      ├
     │  part │
q_1: ┤1      ├
     └───┬───┘
q_2: ────■────
`);
  });
});
