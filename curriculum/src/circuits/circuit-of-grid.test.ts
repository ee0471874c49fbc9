import { circuit, problemsOf, sameUnitary } from '@qubloom/quantum';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  circuitOfGrid,
  circuitWithDeferredMeasurements,
  gridOfCircuit,
} from './circuit-of-grid.ts';
import { circuitGrid } from './circuit-text.ts';

const cells = ['-', '?', '*', 'o', 'SWAP', 'X', 'Y', 'H', 'T', 'Sdg', 'RX(pi/3)', 'P(-pi/5)'];
const gridsOf = (signs: readonly string[]) =>
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }))
    .chain(([wires, columns]) =>
      fc.array(fc.array(fc.constantFrom(...signs), { minLength: columns, maxLength: columns }), {
        minLength: wires,
        maxLength: wires,
      }),
    )
    .map((rows) => ({ rows }));

describe('a grid as a circuit', () => {
  test('places each gate on its wire, with the controls of its column', () => {
    const { columns } = circuitOfGrid(circuitGrid('q0: * o\nq1: X *\nq2: - RY(pi/2)'));
    expect(columns).toEqual([
      [{ kind: 'gate', gate: 'x', parameters: [], targets: [1], controls: [{ wire: 0, on: 1 }] }],
      [
        {
          kind: 'gate',
          gate: 'ry',
          parameters: [Math.PI / 2],
          targets: [2],
          controls: [
            { wire: 0, on: 0 },
            { wire: 1, on: 1 },
          ],
        },
      ],
    ]);
  });

  test('gives every look a classical bit of its own', () => {
    const circuit = circuitOfGrid(circuitGrid('q0: M H M\nq1: - M -'));
    expect(circuit.classicalRegisters).toEqual([{ name: 'look', size: 3 }]);
    expect(circuit.columns.flat().filter(({ kind }) => kind === 'measure')).toHaveLength(3);
  });

  test('ignores a control without a gate and half a swap', () => {
    expect(circuitOfGrid(circuitGrid('q0: * SWAP ?\nq1: - - -')).columns).toEqual([]);
  });

  test('is always sound', () => {
    fc.assert(
      fc.property(gridsOf([...cells, 'M']), (grid) => {
        expect(problemsOf(circuitOfGrid(grid))).toEqual([]);
        expect(problemsOf(circuitWithDeferredMeasurements(grid))).toEqual([]);
      }),
    );
  });

  test('is converted back to a grid that does the same', () => {
    fc.assert(
      fc.property(gridsOf(cells), (grid) => {
        const circuit = circuitOfGrid(grid);
        const again = gridOfCircuit(circuit);
        expect(again).not.toBeNull();
        if (again) expect(sameUnitary(circuitOfGrid(again), circuit)).toBe(true);
      }),
    );
  });

  test('is converted back without its displays, which change nothing', () => {
    const shown = circuit(2).h(0).display('bloch', 0).cx(0, 1).display('probability', 0, 1).build();
    expect(gridOfCircuit(shown)).toEqual(gridOfCircuit(circuit(2).h(0).cx(0, 1).build()));
  });

  test('cannot be made from a circuit that selects runs, because tasks have no sign for that', () => {
    expect(gridOfCircuit(circuit(1).h(0).postSelect(0, '1').build())).toBeNull();
  });

  test('cannot be made from a circuit with something that the notation cannot write', () => {
    const circuit = circuitOfGrid(circuitGrid('q0: H\nq1: -'));
    expect(gridOfCircuit({ ...circuit, initial: ['1', '0'] })).toBeNull();
    const reset = { kind: 'reset', wire: 0 } as const;
    expect(gridOfCircuit({ ...circuit, columns: [[reset]] })).toBeNull();
  });
});
