import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuits } from '../testing/arbitraries.ts';
import { sameUnitary } from '../simulate/unitary.ts';
import { circuit, continueCircuit } from './builder.ts';
import type { Circuit } from './circuit.ts';
import {
  emptyCircuit,
  operationAt,
  withColumnInserted,
  withDefinition,
  withGateAt,
  withInitialState,
  withOperation,
  withoutColumn,
  withoutEmptyColumns,
  withoutOperationAt,
} from './edit.ts';
import { withBitAdded, withoutWire, withWireAdded, withWiresMoved } from './wire-edits.ts';
import { barrier, gate, measure, reset } from '../operations/kinds.ts';
import { bitCount, overlap, wireCount } from './operations.ts';
import { problemsOf } from './problems.ts';

const measured = circuits({ maxWires: 4, measured: true, initial: true });

function isFrozenThrough(data: unknown): boolean {
  return (
    typeof data !== 'object' ||
    data === null ||
    (Object.isFrozen(data) && Object.values(data).every(isFrozenThrough))
  );
}

describe('a circuit', () => {
  // Shows: Q3.1
  it('is frozen data that survives JSON', () => {
    fc.assert(
      fc.property(measured, (c) => {
        expect(isFrozenThrough(c)).toBe(true);
        expect(JSON.parse(JSON.stringify(c))).toEqual(c);
        expect(problemsOf(JSON.parse(JSON.stringify(c)) as Circuit)).toEqual([]);
      }),
    );
  });

  // Shows: Q3.3
  it('never has two operations of a column on one wire or bit', () => {
    fc.assert(
      fc.property(measured, (c) => {
        for (const column of c.columns) {
          for (const [i, a] of column.entries())
            for (const b of column.slice(i + 1)) expect(overlap(a, b)).toBe(false);
        }
      }),
    );
  });
});

describe('edits', () => {
  const bell = circuit(2).h(0).cx(0, 1).build();

  // Shows: Q3.2
  it('leave the original circuit unchanged', () => {
    const before = JSON.stringify(bell);
    const edits: ((c: Circuit) => Circuit)[] = [
      (c) => withGateAt(c, 0, 'x', [1]),
      (c) => withOperation(c, reset(0)),
      (c) => withoutOperationAt(c, 1, 0),
      (c) => withColumnInserted(c, 1),
      (c) => withoutColumn(c, 0),
      (c) => withInitialState(c, 1, '-'),
      (c) => withDefinition(c, { name: 'mine', wires: 1, matrix: [1, 0, 0, 0, 0, 0, 1, 0] }),
      withWireAdded,
      withBitAdded,
      (c) => withoutWire(c, 0),
      (c) => withWiresMoved(c, [1, 0]),
    ];
    for (const edit of edits) {
      const after = edit(bell);
      expect(JSON.stringify(after)).not.toBe(before);
      expect(isFrozenThrough(after)).toBe(true);
      expect(problemsOf(after)).toEqual([]);
    }
    expect(JSON.stringify(bell)).toBe(before);
  });

  // Shows: Q3.3
  it('remove the operations that they collide with, and nothing else', () => {
    const three = circuit(3).h(0).h(1).h(2).build();
    const after = withGateAt(three, 0, 'x', [1], { controls: [2] });
    expect(after.columns).toEqual([[gate('h', [0]), gate('x', [1], { controls: [2] })]]);
    expect(operationAt(after, 0, 2)).toBe(operationAt(after, 0, 1));
    expect(operationAt(after, 1, 0)).toBeUndefined();
  });

  // Shows: Q3.2
  it('put a gate far to the right behind empty columns, which can be removed again', () => {
    const far = withGateAt(bell, 5, 'z', [0]);
    expect(far.columns.map((column) => column.length)).toEqual([1, 1, 0, 0, 0, 1]);
    expect(withoutEmptyColumns(far).columns).toHaveLength(3);
    expect(withoutOperationAt(far, 3, 0)).toBe(far);
  });

  // Shows: Q3.2
  it.each([-1, 2, 9])('remove no column that does not exist: %s', (column) => {
    expect(withoutColumn(bell, column)).toBe(bell);
  });

  // Shows: Q3.7
  it('move wires with their gates, controls, states, and measurements', () => {
    const c = circuit(3).initial(0, '1').cx(0, 2).measure(2, 0).build();
    const moved = withWiresMoved(c, [1, 2, 0]);
    expect(moved.initial).toEqual(['0', '1', '0']);
    expect(moved.columns).toEqual([[gate('x', [0], { controls: [1] })], [measure(0, 0)]]);
    expect(() => withWiresMoved(c, [0, 0, 1])).toThrow(RangeError);
    expect(() => withWiresMoved(c, [0, 1])).toThrow(RangeError);
  });

  // Shows: Q3.8
  it('remove a wire and everything that touches it, and move the others up', () => {
    const c = circuit(3).initial(2, '+').h(0).cx(0, 1).x(2).barrier(1, 2).build();
    const fewer = withoutWire(c, 0);
    expect(fewer.initial).toEqual(['0', '+']);
    expect(fewer.columns).toEqual([[gate('x', [1])], [], [barrier([0, 1])]]);
    expect(problemsOf(fewer)).toEqual([]);
  });

  // Shows: Q3.2
  it('extend the last register, or create the first one', () => {
    const grown = withBitAdded(withBitAdded(withWireAdded(emptyCircuit(1))));
    expect([wireCount(grown), bitCount(grown)]).toEqual([2, 2]);
    expect(grown.classicalRegisters).toEqual([{ name: 'c', size: 2 }]);
    expect(withWireAdded(emptyCircuit(0)).quantumRegisters).toEqual([{ name: 'q', size: 1 }]);
  });
});

describe('the builder', () => {
  // Shows: Q3.4
  it('puts everything as early as possible', () => {
    const c = circuit(3).h(0).h(1).cx(0, 1).x(2).z(2).build();
    expect(c.columns).toEqual([
      [gate('h', [0]), gate('h', [1]), gate('x', [2])],
      [gate('x', [1], { controls: [0] }), gate('z', [2])],
    ]);
  });

  // Shows: Q3.4
  it('agrees with placing the operations one by one', () => {
    fc.assert(
      fc.property(measured, (c) => {
        const empty = { ...c, columns: [] };
        expect(c.columns.flat().reduce(withOperation, empty).columns).toEqual(c.columns);
      }),
    );
  });

  // Shows: Q3.4
  it('moves nothing past a barrier, or past a classical bit that it reads', () => {
    expect(circuit(2).h(0).barrier().x(1).build().columns).toHaveLength(3);
    const c = circuit(2)
      .measure(0, 0)
      .when(0, 1, (b) => b.x(1))
      .build();
    expect(c.columns).toHaveLength(2);
    expect(c.columns[1]).toEqual([gate('x', [1], { condition: { bits: [0], equals: 1 } })]);
  });

  // Shows: Q3.4
  it('continues behind an existing circuit', () => {
    expect(continueCircuit(circuit(2).h(0).build()).cx(0, 1).x(1).build()).toEqual(
      circuit(2).h(0).cx(0, 1).x(1).build(),
    );
  });

  // Shows: Q3.4
  it('adds the classical bits of measurements, and knows its gates', () => {
    expect(bitCount(circuit(3).measureAll().build())).toBe(3);
    expect(bitCount(circuit(1, 4).measure(0, 1).build())).toBe(4);
    expect(() => circuit(1).gate('hadamard', [0])).toThrow('no gate called "hadamard"');
    expect(() => circuit(1).when(0, 1, (b) => b.when(0, 1, () => undefined))).toThrow(RangeError);
  });

  // Shows: Q3.4
  it('writes every shorthand as its gate', () => {
    const swapped = circuit(2).cx(0, 1).cx(1, 0).cx(0, 1).build();
    expect(sameUnitary(swapped, circuit(2).swap(0, 1).build())).toBe(true);
    expect(sameUnitary(circuit(2).h(1).cz(0, 1).h(1).build(), circuit(2).cx(0, 1).build())).toBe(
      true,
    );
    expect(sameUnitary(circuit(2).sdg(1).cx(0, 1).s(1).build(), circuit(2).cy(0, 1).build())).toBe(
      true,
    );
    expect(
      sameUnitary(circuit(3).h(2).ccz(0, 1, 2).h(2).build(), circuit(3).ccx(0, 1, 2).build()),
    ).toBe(true);
    expect(
      sameUnitary(
        circuit(3).cx(2, 1).ccx(0, 1, 2).cx(2, 1).build(),
        circuit(3).cswap(0, 1, 2).build(),
      ),
    ).toBe(true);
    expect(sameUnitary(circuit(2).cp(Math.PI, 0, 1).build(), circuit(2).cz(1, 0).build())).toBe(
      true,
    );
    expect(
      sameUnitary(
        circuit(1)
          .u(Math.PI / 2, 0, Math.PI, 0)
          .build(),
        circuit(1).h(0).build(),
      ),
    ).toBe(true);
  });
});
