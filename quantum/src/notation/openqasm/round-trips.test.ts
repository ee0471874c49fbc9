import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circuit, CircuitBuilder } from '../../circuit/builder.ts';
import type { Circuit, GateDefinition } from '../../circuit/circuit.ts';
import type { Condition } from '../../circuit/parts.ts';
import { emptyCircuit, withColumns } from '../../circuit/edit.ts';
import { measure } from '../../operations/kinds.ts';
import { overlap } from '../../circuit/operations.ts';
import { GATES } from '../../gates/catalog.ts';
import { exactDistribution } from '../../simulate/exact-distribution.ts';
import { sameUnitary } from '../../simulate/unitary.ts';
import { circuits, randomUnitary } from '../../testing/arbitraries.ts';
import { NotExpressible } from '../not-expressible.ts';
import { formatOpenQasm } from './format-openqasm.ts';
import { parseOpenQasm } from './parse-openqasm.ts';

function readBack(written: Circuit, version: 2 | 3): Circuit {
  const text = formatOpenQasm(written, { version });
  const result = parseOpenQasm(text);
  if (!result.ok) throw new Error(`${JSON.stringify(result.problems)}\n${text}`);
  return result.circuit;
}

/** Returns every display, with the number of other displays before it on its wires. */
function shownIn({ columns }: Circuit): readonly string[] {
  const shown: string[] = [];
  for (const [at, column] of columns.entries())
    for (const each of column) {
      if (each.kind !== 'display') continue;
      const before = columns
        .slice(0, at)
        .flat()
        .filter((other) => other.kind === 'display' && overlap(other, each));
      shown.push(`${each.shows} ${each.wires.join()} behind ${before.length}`);
    }
  return shown.sort();
}

async function expectSameOutcomes(a: Circuit, b: Circuit): Promise<void> {
  const [one, other] = await Promise.all([exactDistribution(a), exactDistribution(b)]);
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    expect(one.get(key) ?? 0, key).toBeCloseTo(other.get(key) ?? 0, 9);
  }
}

describe.each([2, 3] as const)('OpenQASM %i', (version) => {
  // Shows: N4.1
  test('a random unitary circuit is read back with its unitary', () => {
    fc.assert(
      fc.property(circuits({ maxWires: 6, maxOperations: 12, maxControls: 4 }), (written) => {
        expect(sameUnitary(written, readBack(written, version))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  // Shows: N4.1; N4.4
  test('a random circuit that measures is read back with its distribution', async () => {
    await fc.assert(
      fc.asyncProperty(
        circuits({ maxWires: 3, maxOperations: 12, measured: true, initial: true }),
        async (written) => {
          await expectSameOutcomes(written, readBack(written, version));
        },
      ),
      { numRuns: 60 },
    );
  });

  // Shows: N4.8
  test('displays are read back, each with the same operations before it on its wires', () => {
    fc.assert(
      fc.property(circuits({ maxWires: 4, maxOperations: 12, selected: true }), (made) => {
        const columns = made.columns.map((column) =>
          column.filter(({ kind }) => kind !== 'postselect'),
        );
        const written = withColumns(made, columns);
        expect(shownIn(readBack(written, version))).toEqual(shownIn(written));
      }),
      { numRuns: 60 },
    );
  });

  // Shows: N4.1; N4.4
  test('the circuit’s own gates are read back, from a matrix and from a body, also under controls', () => {
    for (const wires of [1, 2, 3]) {
      const matrix: GateDefinition = {
        name: 'any',
        wires,
        matrix: randomUnitary(2 ** wires, wires),
      };
      const inner = circuit(wires)
        .h(0)
        .u(0.3, 0.2, 0.1, wires - 1);
      const body: GateDefinition = {
        name: 'two_of_them',
        wires,
        body: [...inner.build().columns, ...circuitOf('any', wires, matrix).columns],
      };
      const targets = Array.from({ length: wires }, (_, wire) => wire + 1);
      const written = circuit(wires + 2)
        .define(matrix)
        .define(body)
        .gate('any', targets)
        .gate('two_of_them', targets.toReversed(), { controls: [0] })
        .gate('any', targets, { antiControls: [0], controls: [wires + 1] })
        .build();
      expect(sameUnitary(written, readBack(written, version))).toBe(true);
    }
  });

  // Shows: N4.3
  test('names that the language does not accept are changed, and stay different', async () => {
    const written: Circuit = {
      ...circuit(3, 3).h(0).cx(0, 2).measureAll().build(),
      quantumRegisters: [
        { name: 'if', size: 1 },
        { name: 'Größe 1', size: 1 },
        { name: 'Größe_1', size: 1 },
      ],
      classicalRegisters: [
        { name: 'x', size: 1 },
        { name: '7', size: 1 },
        { name: 'measure', size: 1 },
      ],
    };
    await expectSameOutcomes(written, readBack(written, version));
  });

  // Shows: N4.2
  test('every number is read back exactly', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (angle) => {
        const back = readBack(circuit(1).rz(angle, 0).build(), version);
        const [[operation]] = back.columns;
        expect(operation).toMatchObject({ parameters: [angle === 0 ? 0 : angle] });
      }),
      {
        numRuns: 300,
        examples: [[Math.PI], [-Math.PI / 3], [(5 * Math.PI) / 16], [1e-300], [0.1], [1e21], [-0]],
      },
    );
  });

  // Shows: N4.5
  test('every gate of the catalog is read back as itself', () => {
    for (const spec of Object.values(GATES)) {
      const parameters = spec.parameters.map((_, i) => 0.25 + i);
      const targets = Array.from({ length: spec.wires }, (_, wire) => wire);
      const written = circuit(spec.wires).gate(spec.name, targets, { parameters }).build();
      expect(readBack(written, version).columns, spec.name).toEqual(written.columns);
    }
  });
});

function circuitOf(name: string, wires: number, definition: GateDefinition): Circuit {
  const targets = Array.from({ length: wires }, (_, wire) => wire);
  return circuit(wires).define(definition).gate(name, targets).build();
}

// Shows: N4.5
test('in OpenQASM 3 every gate is read back as itself under controls and anti-controls', () => {
  for (const spec of Object.values(GATES)) {
    const parameters = spec.parameters.map((_, i) => 0.25 + i);
    for (const on of ['1', '11', '01', '0', '001', '1111']) {
      if (spec.name === 'u' && !on.endsWith('1')) continue;
      const controls = [...on].map((value, wire) => ({
        wire,
        on: value === '1' ? (1 as const) : (0 as const),
      }));
      const targets = Array.from({ length: spec.wires }, (_, i) => on.length + i);
      const written = circuit(on.length + spec.wires)
        .gate(spec.name, targets, { parameters, controls })
        .build();
      expect(readBack(written, 3).columns, `${spec.name} ${on}`).toEqual(written.columns);
    }
  }
});

// Shows: N4.5
test('U under controls that are all on 0 is read back with its unitary', () => {
  const written = circuit(3)
    .gate('u', [2], { parameters: [0.1, 0.2, 0.3], antiControls: [0, 1] })
    .build();
  expect(sameUnitary(readBack(written, 3), written)).toBe(true);
});

// Shows: N3.7
test.each([
  ['OPENQASM 2.0;\nqreg q[1];\ncreg c[1];\n', 'if (c == 1) measure q[0] -> c[0];'],
  ['OPENQASM 3.0;\nqubit q;\nbit c;\n', 'if (c == 1) c = measure q;'],
  ['OPENQASM 3.0;\nqubit q;\nbit c;\n', 'if (c == 0) {} else { c = measure q; }'],
  ['OPENQASM 3.0;\nqubit q;\nbit[2] c;\n', 'if (c[0] == 1) { if (c[1] == 1) c[0] = measure q; }'],
])(
  '%s%s: a measurement whose condition is never met leaves the outcome in the bits',
  async (head, text) => {
    const parsed = parseOpenQasm(`${head}U(pi/2, 0, pi) q;\n${text}\n`);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const zeros = '0'.repeat(parsed.circuit.classicalRegisters[0].size);
    const written = await exactDistribution(parsed.circuit);
    expect([...written.keys()]).toEqual([zeros]);
    await expectSameOutcomes(parsed.circuit, readBack(parsed.circuit, 2));
    await expectSameOutcomes(parsed.circuit, readBack(parsed.circuit, 3));
  },
);

// Shows: N4.6
describe('conditions in OpenQASM 2', () => {
  function conditional(condition: Condition, bits: readonly number[]): Circuit {
    const base = {
      ...emptyCircuit(4),
      classicalRegisters: bits.map((size, i) => ({ name: `c${i}`, size })),
    };
    const builder = new CircuitBuilder(base);
    for (const wire of [0, 1, 2]) builder.h(wire).place(measure(wire, wire));
    return builder
      .when(condition.bits, condition.equals, (then) => then.x(3))
      .place(measure(3, bits.reduce((sum, size) => sum + size, 0) - 1))
      .build();
  }

  test.each([
    ['a whole register', { bits: [0, 1, 2], equals: 5 }, [3, 1]],
    ['a part of one', { bits: [1], equals: 1 }, [3, 1]],
    ['two ends of one', { bits: [2, 0], equals: 1 }, [4]],
    ['parts of two', { bits: [1, 2], equals: 2 }, [2, 2]],
    ['bits of three, in another order', { bits: [2, 0, 1], equals: 6 }, [1, 1, 2]],
  ] as const)('%s is compared, and outcomes do not change', async (_, condition, bits) => {
    const written = conditional(condition, [...bits]);
    await expectSameOutcomes(written, readBack(written, 2));
    await expectSameOutcomes(written, readBack(written, 3));
  });

  test('a measurement under a condition on a part of its own register is executed once', async () => {
    const written = circuit(2, 3)
      .h(0)
      .measure(0, 0)
      .when([0], 1, (then) => then.h(1).measure(1, 1))
      .build();
    await expectSameOutcomes(written, readBack(written, 2));
  });

  test('a condition that would need too many comparisons is not expressible, and the message says so', () => {
    const written = circuit(1, 20)
      .when([0, 19], 3, (then) => then.x(0))
      .build();
    expect(() => formatOpenQasm(written, { version: 2 })).toThrow(NotExpressible);
    expect(formatOpenQasm(written, { version: 3 })).toContain('if (c[0] && c[19]) x q[0];');
  });
});

// Shows: N4.7
describe('many controls in OpenQASM 2', () => {
  test.each([5, 6, 7, 8])('%i controls are read back with their unitary', (count) => {
    const controls = Array.from({ length: count }, (_, wire) => wire);
    for (const gate of ['x', 'p', 'h'] as const) {
      const parameters = gate === 'p' ? [0.7] : [];
      const written = circuit(count + 1)
        .gate(gate, [count], { controls, parameters })
        .build();
      expect(sameUnitary(written, readBack(written, 2)), gate).toBe(true);
    }
  });

  test('60 controls can still be read, and 61 are not expressible', () => {
    const under = (count: number): Circuit =>
      circuit(count + 1)
        .gate('x', [count], { controls: Array.from({ length: count }, (_, wire) => wire) })
        .build();
    expect(readBack(under(60), 2).columns.length).toBeGreaterThan(0);
    expect(() => formatOpenQasm(under(61), { version: 2 })).toThrow(NotExpressible);
  });
});

// Shows: N4.1
test('the text looks as if people wrote it', () => {
  const written = circuit(3, 2)
    .initial(2, '+')
    .h(0)
    .gate('x', [2], { controls: [0], antiControls: [1] })
    .rz(Math.PI / 4, 1)
    .gate('rzz', [0, 1], { parameters: [0.5] })
    .measure(0, 0)
    .when([0, 1], 1, (then) => then.z(2))
    .barrier()
    .reset(1)
    .build();
  expect(formatOpenQasm(written, { version: 3 })).toBe(`OPENQASM 3.0;
include "stdgates.inc";
gate rzz(theta) a, b { cx a, b; rz(theta) b; cx a, b; }
qubit[3] q;
bit[2] c;
h q[2];
h q[0];
ctrl @ negctrl @ x q[0], q[1], q[2];
rz(pi/4) q[1];
rzz(0.5) q[0], q[1];
c[0] = measure q[0];
if (c == 1) z q[2];
barrier;
reset q[1];
`);
  expect(formatOpenQasm(written, { version: 2 })).toBe(`OPENQASM 2.0;
include "qelib1.inc";
qreg q[3];
creg c[2];
h q[2];
h q[0];
x q[1];
ccx q[0],q[1],q[2];
x q[1];
rz(pi/4) q[1];
rzz(0.5) q[0],q[1];
measure q[0] -> c[0];
if(c==1) z q[2];
barrier q;
reset q[1];
`);
});

// Shows: N4.1
test('an unsound circuit is not written', () => {
  const unsound = withColumns(circuit(1).build(), [[{ kind: 'reset', wire: 5 }]]);
  expect(() => formatOpenQasm(unsound, { version: 3 })).toThrow('wire 5');
});
