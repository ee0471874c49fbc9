import {
  branchesAfter,
  circuit,
  createImmediateEngine,
  fidelity,
  GATES,
  probabilitiesOf,
  sameUnitary,
  type Circuit,
} from '@qubloom/quantum';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatPython, type ReportedCircuit } from './index.ts';
import { startPython, type Program } from './testing/python.ts';

const engine = createImmediateEngine();
let run: (code: string) => Program;

beforeAll(async () => {
  run = await startPython();
});

/** An operation that may be in a circuit of three qubits and two bits. */
const operation = fc.record({
  gate: fc.constantFrom(...Object.values(GATES)),
  wires: fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 }),
  angles: fc.array(fc.double({ min: -7, max: 7, noNaN: true }), { minLength: 3, maxLength: 3 }),
  controls: fc.nat(2),
  on: fc.nat(3),
  kind: fc.constantFrom('gate', 'gate', 'gate', 'measure', 'reset', 'barrier', 'delay'),
  bit: fc.nat(1),
  condition: fc.option(fc.record({ bits: fc.constantFrom([0], [1], [0, 1]), equals: fc.nat(1) })),
});

type RandomOperation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

function circuitFrom(operations: readonly RandomOperation[], isMeasured: boolean): Circuit {
  const builder = circuit(3, isMeasured ? 2 : 0);
  for (const { gate, wires, angles, controls, on, kind, bit, condition } of operations) {
    const place = (b: typeof builder) => {
      const [wire = 0] = wires;
      if (kind === 'barrier') b.barrier();
      else if (kind === 'delay') b.delay(150, wire);
      else if (kind === 'gate' || !isMeasured)
        b.gate(gate.name, wires.slice(0, gate.wires), {
          parameters: angles.slice(0, gate.parameters.length),
          controls: wires
            .slice(gate.wires, gate.wires + controls)
            .map((each, i) => ({ wire: each, on: (on >> i) & 1 ? 1 : 0 })),
        });
      else if (kind === 'measure') b.measure(wire, bit);
      else b.reset(wire);
    };
    if (condition && isMeasured && !['barrier', 'delay'].includes(kind))
      builder.when(condition.bits, condition.equals, place);
    else place(builder);
  }
  return builder.build();
}

/** Writes a program for a circuit and runs it. Returns the resulting circuit, and the output. */
function throughPython(written: Circuit, rest: string): { made: Circuit; output: string } {
  const code = formatPython(written);
  const { circuits, output, error } = run(code + rest);
  expect(error).toBe('');
  const made = circuits?.find((one: ReportedCircuit) => one.name === 'circuit');
  if (!made || 'sentence' in made) throw new Error(`No circuit came of\n${code}`);
  return { made: made.circuit, output };
}

function expectNear(found: ReadonlyMap<string, number>, wanted: ReadonlyMap<string, number>): void {
  for (const key of new Set([...found.keys(), ...wanted.keys()]))
    expect(found.get(key) ?? 0).toBeCloseTo(wanted.get(key) ?? 0, 9);
}

/** Returns how far the branches of a circuit end from the most likely one: 1 minus their mean fidelity with it. */
async function spreadAfter(of: Circuit): Promise<number> {
  const branches = await branchesAfter(of);
  const likeliest = branches.reduce((a, b) => (b.probability > a.probability ? b : a));
  return branches.reduce(
    (sum, { state, probability }) => sum + probability * (1 - fidelity(state, likeliest.state)),
    0,
  );
}

describe('a program that is written for a circuit', () => {
  it('makes the same unitary here, and so do Operator and inverse of it', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 12 }), (operations) => {
        const written = circuitFrom(operations, false);
        const { made, output } = throughPython(
          written,
          `
from qubloom.quantum_info import Operator
same = Operator(circuit)
undone = circuit.compose(circuit.inverse())
print(same.is_unitary(), Operator(undone).equiv(Operator.from_label("III")))
print(Operator(circuit.to_gate()).equiv(same), Operator(circuit.control().to_gate()).num_qubits)
`,
        );
        expect(sameUnitary(made, written)).toBe(true);
        expect(output).toBe('True True\nTrue 4');
      }),
      { numRuns: 40 },
    );
  });

  it('has the same outcomes here if it measures, resets, and has conditions', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 14 }), (operations) => {
        const written = circuitFrom(operations, true);
        const { made } = throughPython(written, '');
        expectNear(engine.exactDistribution(made), engine.exactDistribution(written));
      }),
      { numRuns: 60 },
    );
  });

  it('has a final state if and only if each reset leaves one state', async () => {
    const gatesAndResets = operation.filter(({ kind }) => kind !== 'measure');
    await fc.assert(
      fc.asyncProperty(fc.array(gatesAndResets, { maxLength: 10 }), async (operations) => {
        const unconditional = operations.map((each) => ({ ...each, condition: null }));
        const written = circuitFrom(unconditional, true);
        const { output } = throughPython(
          written,
          `
from qubloom import CircuitError, Statevector
try:
    print(Statevector(circuit).probabilities())
except CircuitError as error:
    print("entangled" in str(error))
`,
        );
        const spreads = await Promise.all(
          unconditional.map((_, i) =>
            spreadAfter(circuitFrom(unconditional.slice(0, i + 1), true)),
          ),
        );
        const spread = Math.max(0, ...spreads);
        // Chances differ by at most the root of the infidelity, which is rounded at 1e-15.
        const farthest = Math.sqrt(Math.max(0, spread - 1e-15));
        // Between the two, a qubit is so weakly entangled that either answer is right.
        if (spread > 1e-6) expect(output).toBe('True');
        else if (spread < 1e-9) {
          const branches = await branchesAfter(written);
          for (const [index, value] of (JSON.parse(output) as number[]).entries()) {
            const wanted = branches.reduce(
              (sum, { state, probability }) =>
                sum + probability * (probabilitiesOf(state)[index] ?? 0),
              0,
            );
            expect(Math.abs(value - wanted)).toBeLessThan(1e-9 + farthest);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has the counts of the engine for the same seed', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 10 }), fc.nat(1000), (operations, seed) => {
        const written = circuitFrom(operations, true);
        const { made, output } = throughPython(
          written,
          `
from qubloom import AerSimulator
circuit.measure([0, 1], [0, 1])
print(AerSimulator().run(circuit, shots=50, seed_simulator=${seed}).result().get_counts())
`,
        );
        const { counts } = engine.runCircuit(made, { shots: 50, seed });
        const shown = Array.from(counts, ([key, count]) => `'${key}': ${count}`).join(', ');
        expect(output).toBe(`{${shown}}`);
      }),
      { numRuns: 20 },
    );
  });
});
