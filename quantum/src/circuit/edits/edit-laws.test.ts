import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GATES } from '../../gates/catalog.ts';
import { sameUnitary } from '../../simulate/unitary.ts';
import { circuits, unitaryCircuits } from '../../testing/arbitraries.ts';
import type { Circuit, Column } from '../circuit.ts';
import { operationAt, withoutEmptyColumns } from '../edit.ts';
import { display, postSelect, reset } from '../../operations/kinds.ts';
import { wireCount, wiresOf } from '../operations.ts';
import { problemsOf } from '../problems.ts';
import { withWireMoved } from '../wire-edits.ts';
import {
  withCondition,
  withDisplayWires,
  withMeasurementBit,
  withOperationChanged,
  withParameter,
  withParameterSource,
} from './adjustments.ts';
import {
  withBarrierPlaced,
  withControl,
  withGatePlaced,
  withMeasurementPlaced,
  withOperationPlacedAt,
  withoutPartAt,
  withPartMoved,
} from './cell-edits.ts';
import { withGateExpanded, withRegionDefined } from './definition-edits.ts';
import type { EditRefused } from './edit-result.ts';
import type { GridCell, GridRegion } from './grid-cell.ts';
import { regionBetween } from './grid-cell.ts';
import { trimmed, withCrossingsSeparated } from './layout.ts';
import {
  copyRegion,
  operationsIn,
  withClipPasted,
  withoutRegion,
  withRegionMoved,
} from './region-edits.ts';

const drawable = circuits({ maxWires: 4, measured: true, initial: true, selected: true }).map((c) =>
  trimmed(withCrossingsSeparated(c)),
);
/** Includes cells that no circuit has. */
const anyCell: fc.Arbitrary<GridCell> = fc.record({
  column: fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constantFrom(0.5, NaN)),
  wire: fc.oneof(fc.integer({ min: -2, max: 5 }), fc.constantFrom(0.5, NaN)),
});
const cell: fc.Arbitrary<GridCell> = fc.record({
  column: fc.integer({ min: 0, max: 8 }),
  wire: fc.integer({ min: 0, max: 3 }),
});
const anyRegion = fc.tuple(cell, cell).map(([a, b]) => regionBetween(a, b));
const gateName = fc.constantFrom(...Object.keys(GATES), 'own', 'nothing');
const bit = fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constantFrom(0.5, 1e9));
const condition = fc.option(
  fc.record({ bits: fc.array(bit, { maxLength: 3 }), equals: fc.integer({ min: -1, max: 8 }) }),
  { nil: undefined },
);

type Edit = (circuit: Circuit) => { readonly circuit: Circuit } | EditRefused;

const cellEdits: readonly ((circuit: Circuit, at: GridCell) => ReturnType<Edit>)[] = [
  withMeasurementPlaced,
  (c, at) => withOperationPlacedAt(c, at, reset(at.wire)),
  withBarrierPlaced,
  withoutPartAt,
  withGateExpanded,
  (c, at) => withOperationPlacedAt(c, at, display('amplitudes', [at.wire])),
  ...[0, 1, 2, 3, 4, 0.5, NaN].map(
    (count) => (c: Circuit, at: GridCell) => withDisplayWires(c, at, count),
  ),
  (c, at) => withOperationPlacedAt(c, at, postSelect(at.wire, '-')),
  (c, at) => withOperationChanged(c, at, postSelect(at.wire, 'i')),
];

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(anyCell, gateName, fc.array(fc.double(), { maxLength: 3 })).map(
    ([at, name, angles]): Edit =>
      (c) =>
        withGatePlaced(c, at, name, angles),
  ),
  {
    weight: 9,
    arbitrary: fc.tuple(anyCell, fc.constantFrom(...cellEdits)).map(
      ([at, edit]): Edit =>
        (c) =>
          edit(c, at),
    ),
  },
  fc.tuple(anyCell, anyCell).map(
    ([from, to]): Edit =>
      (c) =>
        withPartMoved(c, from, to),
  ),
  fc.tuple(anyCell, fc.constantFrom(0 as const, 1 as const)).map(
    ([at, on]): Edit =>
      (c) =>
        withControl(c, at, on),
  ),
  fc.tuple(anyCell, fc.integer({ min: -1, max: 3 }), fc.double()).map(
    ([at, parameter, value]): Edit =>
      (c) =>
        withParameter(c, at, parameter, value),
  ),
  fc.tuple(anyCell, fc.nat(2), fc.double()).map(
    ([at, parameter, plus]): Edit =>
      (c) =>
        withParameterSource(c, at, parameter, { name: 'time', times: 2, plus }),
  ),
  fc.tuple(anyCell, condition).map(
    ([at, when]): Edit =>
      (c) =>
        withCondition(c, at, when),
  ),
  fc.tuple(anyCell, bit).map(
    ([at, to]): Edit =>
      (c) =>
        withMeasurementBit(c, at, to),
  ),
  anyRegion.map(
    (region): Edit =>
      (c) =>
        withoutRegion(c, region),
  ),
  fc.tuple(anyRegion, fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })).map(
    ([region, column, wire]): Edit =>
      (c) =>
        withRegionMoved(c, region, { column, wire }),
  ),
  fc.tuple(anyRegion, cell).map(([region, at]): Edit => (c) => {
    const clip = copyRegion(c, region);
    return clip ? withClipPasted(c, at, clip) : { circuit: c };
  }),
  fc.tuple(anyRegion, fc.constantFrom('own', 'other', 'h', '')).map(
    ([region, name]): Edit =>
      (c) =>
        withRegionDefined(c, region, name),
  ),
);

const inOrder = (columns: readonly Column[]) =>
  columns.map((column) => column.map((each) => JSON.stringify(each)).sort());
/** Returns the places of the operations, ignoring empty columns and the order within a column. */
const layoutOf = (c: Circuit) => inOrder(withoutEmptyColumns(c).columns);

function done<T extends object>(result: T | EditRefused): T {
  if ('refusal' in result) throw new Error(result.refusal.code);
  return result;
}

function isFree(c: Circuit, { column, wire }: GridCell, wires = 1): boolean {
  return Array.from({ length: wires }, (_, i) => operationAt(c, column, wire + i)).every(
    (found) => found === undefined,
  );
}

describe('any sequence of edits', () => {
  // Shows: Q3.16
  it('leaves a sound circuit without crossing lines, or says why not', () => {
    let refusals = 0;
    fc.assert(
      fc.property(drawable, fc.array(anyEdit, { maxLength: 12 }), (start, edits) => {
        let c = start;
        for (const edit of edits) {
          const result = edit(c);
          if ('refusal' in result) {
            refusals++;
            continue;
          }
          c = result.circuit;
          expect(problemsOf(c)).toEqual([]);
          expect(withCrossingsSeparated(c)).toBe(c);
        }
      }),
      { numRuns: 400 },
    );
    expect(refusals).toBeGreaterThan(0);
  });
});

describe('the inverse of an edit', () => {
  // Shows: Q3.17
  it('removes a placed gate, measurement, or reset', () => {
    fc.assert(
      fc.property(
        drawable,
        cell,
        fc.constantFrom('h', 'rx', 'swap', 'measure', 'reset'),
        (c, at, what) => {
          const wires = what === 'swap' ? 2 : 1;
          fc.pre(at.wire + wires <= wireCount(c) && isFree(c, at, wires));
          const edit = done(
            what === 'measure'
              ? withMeasurementPlaced(c, at)
              : what === 'reset'
                ? withOperationPlacedAt(c, at, reset(at.wire))
                : withGatePlaced(c, at, what),
          );
          expect(operationAt(edit.circuit, edit.cell.column, at.wire)).toEqual(edit.operation);
          const back = done(withoutPartAt(edit.circuit, edit.cell)).circuit;
          expect(layoutOf(back)).toEqual(layoutOf(c));
          expect(back.classicalRegisters).toEqual(c.classicalRegisters);
        },
      ),
    );
  });

  // Shows: Q3.17
  it('removes an added control', () => {
    fc.assert(
      fc.property(drawable, cell, fc.constantFrom(0 as const, 1 as const), (c, at, on) => {
        const edit = withControl(c, at, on);
        const isNew = !operationAt(c, at.column, at.wire);
        fc.pre(!('refusal' in edit) && isNew && edit.cell.column === at.column);
        const back = done(withoutPartAt(done(edit).circuit, at)).circuit;
        expect(inOrder(back.columns)).toEqual(inOrder(c.columns));
      }),
    );
  });

  // Shows: Q3.17
  it('moves a part back', () => {
    fc.assert(
      fc.property(drawable, cell, cell, (c, from, to) => {
        fc.pre(operationAt(c, from.column, from.wire) !== undefined && to.wire < wireCount(c));
        fc.pre((c.columns[to.column] ?? []).length === 0);
        const there = done(withPartMoved(c, from, to));
        const back = done(withPartMoved(there.circuit, there.cell, from));
        expect(layoutOf(back.circuit)).toEqual(layoutOf(c));
      }),
    );
  });

  // Shows: Q3.17
  it('moves a region back from behind the end', () => {
    fc.assert(
      fc.property(drawable, anyRegion, (c, region) => {
        fc.pre(operationsIn(c, region).length > 0);
        const right = c.columns.length;
        const there = done(withRegionMoved(c, region, { column: right, wire: 0 }));
        const moved: GridRegion = {
          ...region,
          fromColumn: region.fromColumn + right,
          toColumn: region.toColumn + right,
        };
        const back = done(withRegionMoved(there.circuit, moved, { column: -right, wire: 0 }));
        expect(layoutOf(back.circuit)).toEqual(layoutOf(c));
      }),
    );
  });

  // Shows: Q3.17
  it('moves a wire back', () => {
    const three = circuits({ minWires: 3, maxWires: 3, initial: true });
    fc.assert(
      fc.property(three, fc.nat(2), fc.nat(2), (c, from, to) => {
        const back = withWireMoved(withWireMoved(c, from, to), to, from);
        expect(problemsOf(back)).toEqual([]);
        expect(back.initial).toEqual(c.initial);
        expect(sameUnitary(back, c)).toBe(true);
      }),
    );
  });

  // Shows: Q3.17
  it('restores a parameter', () => {
    fc.assert(
      fc.property(drawable, cell, fc.double({ min: -9, max: 9, noNaN: true }), (c, at, angle) => {
        const found = operationAt(c, at.column, at.wire);
        fc.pre(found?.kind === 'gate' && found.parameters.length > 0);
        const old = found?.kind === 'gate' ? found.parameters[0] : 0;
        const turned = done(withParameter(c, at, 0, angle)).circuit;
        expect(operationAt(turned, at.column, at.wire)).toMatchObject({
          parameters: expect.arrayContaining([angle]) as unknown,
        });
        expect(done(withParameter(turned, at, 0, old)).circuit).toEqual(c);
      }),
    );
  });
});

describe('gates of the circuit’s own', () => {
  // Shows: Q3.18
  it('do the same as the operations they were made from, and so do their parts', () => {
    fc.assert(
      fc.property(unitaryCircuits(3), anyRegion, (made, region) => {
        const c = withCrossingsSeparated(made);
        fc.pre(operationsIn(c, region).length > 0);
        const defined = done(withRegionDefined(c, region, 'own'));
        expect(operationAt(defined.circuit, defined.cell.column, defined.cell.wire)).toEqual(
          defined.operation,
        );
        expect(sameUnitary(defined.circuit, c)).toBe(true);
        const apart = done(withGateExpanded(defined.circuit, defined.cell));
        expect(apart.count).toBe(defined.count);
        expect(sameUnitary(apart.circuit, c)).toBe(true);
      }),
    );
  });

  // Shows: Q3.18
  it('do the same under controls, whole or taken apart', () => {
    fc.assert(
      fc.property(unitaryCircuits(2, 6), fc.constantFrom(0 as const, 1 as const), (made, on) => {
        const c = withCrossingsSeparated(made);
        fc.pre(c.columns.length > 0);
        const all = { fromColumn: 0, toColumn: c.columns.length, fromWire: 0, toWire: 1 };
        const own = done(withRegionDefined(c, all, 'own'));
        const wider = { ...own.circuit, initial: [...c.initial, '0' as const] };
        const [{ name, size }] = c.quantumRegisters;
        const three = { ...wider, quantumRegisters: [{ name, size: size + 1 }] };
        const controlled = done(withControl(three, { ...own.cell, wire: 2 }, on));
        const apart = done(withGateExpanded(controlled.circuit, controlled.cell));
        expect(problemsOf(apart.circuit)).toEqual([]);
        expect(sameUnitary(apart.circuit, controlled.circuit)).toBe(true);
      }),
    );
  });
});

describe('a paste', () => {
  // Shows: Q3.19
  it('removes nothing', () => {
    fc.assert(
      fc.property(drawable, anyRegion, cell, (c, region, at) => {
        const clip = copyRegion(c, region);
        fc.pre(clip !== undefined && at.wire < wireCount(c));
        if (!clip) return;
        const edit = done(withClipPasted(c, at, clip));
        const before = c.columns.flat();
        const after = new Set(edit.circuit.columns.flat());
        expect(before.every((operation) => after.has(operation))).toBe(true);
        expect(after.size).toBe(before.length + edit.count);
        const pasted = [...after].filter((operation) => !before.includes(operation));
        expect(Math.min(...pasted.flatMap(wiresOf))).toBe(edit.cell.wire);
      }),
    );
  });
});
