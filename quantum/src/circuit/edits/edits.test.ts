import { describe, expect, it } from 'vitest';
import { circuit } from '../builder.ts';
import { emptyCircuit, withDefinition, withOperationAt } from '../edit.ts';
import { display, gate, postSelect } from '../../operations/kinds.ts';
import { problemsOf } from '../problems.ts';
import {
  withCondition,
  withDisplayWires,
  withMeasurementBit,
  withOperationChanged,
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
import { withDefinitionFrom, withGateExpanded, withRegionDefined } from './definition-edits.ts';
import { isMadeWith, isSameDefinition } from './definition-uses.ts';
import type { EditRefused } from './edit-result.ts';
import { copyRegion, withClipPasted, withRegionMoved } from './region-edits.ts';

const at = (column: number, wire: number) => ({ column, wire });
const all = { fromColumn: 0, toColumn: 9, fromWire: 0, toWire: 9 };
const bell = circuit(4).h(0).cx(0, 1).build();
const own = { name: 'own', wires: 2, body: [[gate('h', [0])], [gate('x', [1])]] };

function done<T extends object>(result: T | EditRefused): T {
  if ('refusal' in result) throw new Error(result.refusal.code);
  return result;
}

describe('placing in a cell', () => {
  it("moves a wide gate up at the circuit's end, and asks for wires if the circuit is too small", () => {
    expect(withGatePlaced(emptyCircuit(2), at(0, 1), 'swap')).toMatchObject({
      operation: { targets: [0, 1] },
    });
    expect(withGatePlaced(emptyCircuit(1), at(0, 0), 'swap')).toEqual({
      refusal: { code: 'too-few-wires', needed: 2 },
    });
  });

  it('moves a gate that a line would cross to a column of its own right after it', () => {
    const edit = withGatePlaced(circuit(3).cx(0, 2).build(), at(0, 1), 'h');
    expect(edit).toMatchObject({ cell: at(1, 1), circuit: { columns: [[{}], [{ gate: 'h' }]] } });
  });

  it('adds the bit that a measurement writes, and removes it with the measurement', () => {
    const edit = withMeasurementPlaced(emptyCircuit(3), at(0, 1));
    expect(edit).toMatchObject({ circuit: { classicalRegisters: [{ name: 'c', size: 2 }] } });
    if ('refusal' in edit) throw new Error(edit.refusal.code);
    expect(withoutPartAt(edit.circuit, edit.cell)).toMatchObject({
      circuit: { classicalRegisters: [], columns: [] },
    });
  });

  it('puts a barrier before the operation in its column', () => {
    expect(withBarrierPlaced(bell, at(1, 0))).toMatchObject({
      circuit: { columns: [[{ gate: 'h' }], [{ kind: 'barrier' }], [{ gate: 'x' }]] },
    });
  });
});

describe('displays', () => {
  it("grow down from their first wire, or up at the circuit's end, and shrink again", () => {
    const placed = done(
      withOperationPlacedAt(emptyCircuit(3), at(0, 2), display('amplitudes', [2])),
    );
    const tall = done(withDisplayWires(placed.circuit, placed.cell, 3));
    expect(tall.operation).toMatchObject({ wires: [0, 1, 2] });
    const low = done(withDisplayWires(tall.circuit, tall.cell, 1));
    expect(low).toMatchObject({ operation: { wires: [0] }, cell: at(0, 0) });
    expect(withDisplayWires(emptyCircuit(3), at(0, 0), 2)).toHaveProperty('refusal');
    const ball = done(withOperationPlacedAt(emptyCircuit(3), at(0, 0), display('bloch', [0])));
    expect(withDisplayWires(ball.circuit, ball.cell, 2)).toHaveProperty('refusal');
  });

  it('move as a whole, as far as the wires allow', () => {
    const two = circuit(4).display('probability', 0, 1).build();
    expect(withPartMoved(two, at(0, 1), at(2, 3))).toMatchObject({
      circuit: { columns: [[], [], [{ kind: 'display', wires: [2, 3] }]] },
    });
    expect(withPartMoved(two, at(0, 0), at(0, 3))).toMatchObject({
      circuit: { columns: [[{ wires: [2, 3] }]] },
    });
  });

  it('cannot be part of a gate that the circuit defines', () => {
    const shown = circuit(1).h(0).display('bloch', 0).build();
    expect(withRegionDefined(shown, all, 'mine')).toEqual({ refusal: { code: 'not-only-gates' } });
    const inside = { name: 'mine', wires: 1, body: [[display('bloch', [0])]] };
    expect(problemsOf(withDefinition(emptyCircuit(1), inside))).toMatchObject([
      { code: 'definition' },
    ]);
  });
});

describe('post-selection', () => {
  it('is placed for a state, which can be changed', () => {
    const placed = done(withOperationPlacedAt(emptyCircuit(1), at(0, 0), postSelect(0, '0')));
    expect(done(withOperationChanged(placed.circuit, at(0, 0), postSelect(0, '-')))).toMatchObject({
      circuit: { columns: [[{ kind: 'postselect', wire: 0, state: '-' }]] },
    });
    expect(withCondition(placed.circuit, at(0, 0), { bits: [0], equals: 1 })).toHaveProperty(
      'refusal',
    );
    expect(withOperationChanged(bell, at(0, 0), postSelect(0, '1'))).toHaveProperty('refusal');
  });
});

describe('controls', () => {
  it('belong to the nearest gate of their column, or to the later one of two equally near', () => {
    const two = withOperationAt(circuit(3).x(0).build(), 0, gate('z', [2]));
    expect(withControl(two, at(0, 1), 0)).toMatchObject({
      operation: { gate: 'z', controls: [{ wire: 1, on: 0 }] },
    });
  });

  it('change their kind in their own cell, and are refused in the cell of something else', () => {
    expect(withControl(bell, at(1, 0), 0)).toMatchObject({
      operation: { controls: [{ wire: 0, on: 0 }] },
    });
    expect(withControl(bell, at(1, 1))).toEqual({ refusal: { code: 'occupied-cell' } });
    expect(withControl(bell, at(5, 1))).toEqual({ refusal: { code: 'no-gate' } });
  });

  it('swap with the gate that they are moved to', () => {
    expect(withPartMoved(bell, at(1, 0), at(1, 1))).toMatchObject({
      circuit: { columns: [[{}], [{ targets: [0], controls: [{ wire: 1 }] }]] },
    });
  });
});

describe('adjusting', () => {
  it('refuses a condition that no bits can meet, and another bit for an operation that does not measure', () => {
    expect(withCondition(bell, at(0, 0), { bits: [0], equals: 2 })).toEqual({
      refusal: { code: 'bad-condition' },
    });
    expect(withMeasurementBit(bell, at(0, 0), 1)).toEqual({ refusal: { code: 'no-measurement' } });
  });

  it('binds a parameter to a name from an angle on, and unbinds it in place', () => {
    const turned = circuit(1).rx(1, 0).build();
    const source = { name: 'time', times: 2, plus: 0.5 };
    const tied = withParameterSource(turned, at(0, 0), 0, source);
    expect(tied).toMatchObject({ operation: { parameters: [0.5], sources: [source] } });
    if ('refusal' in tied) throw new Error(tied.refusal.code);
    const untied = withParameterSource(tied.circuit, at(0, 0), 0, null);
    expect(untied).toMatchObject({ circuit: circuit(1).rx(0.5, 0).build() });
  });
});

describe('regions', () => {
  it('move no further than the circuit reaches, and report the distance', () => {
    expect(withRegionMoved(bell, all, at(-3, 7))).toMatchObject({ by: at(0, 2) });
  });

  // Shows: Q3.19
  it('are pasted into new columns if their cells are taken', () => {
    const clip = copyRegion(bell, all);
    if (!clip) throw new Error('Nothing was copied.');
    const beside = withClipPasted(bell, at(0, 2), clip);
    expect(beside).toMatchObject({
      circuit: {
        columns: [
          [{}, {}],
          [{}, {}],
        ],
      },
    });
    const before = withClipPasted(bell, at(0, 0), clip);
    expect(before).toMatchObject({ circuit: { columns: [[{}], [{}], [{}], [{}]] } });
  });

  // Shows: Q3.19
  it('are refused if one of their names has another definition', () => {
    const made = withRegionDefined(bell, all, 'own');
    if ('refusal' in made) throw new Error(made.refusal.code);
    const clip = copyRegion(made.circuit, all);
    if (!clip) throw new Error('Nothing was copied.');
    expect(withClipPasted(emptyCircuit(2), at(0, 0), clip)).toMatchObject({
      circuit: { definitions: [{ name: 'own' }] },
    });
    expect(withClipPasted(withDefinition(emptyCircuit(2), own), at(0, 0), clip)).toEqual({
      refusal: { code: 'other-definition', gate: 'own' },
    });
  });
});

describe('definitions', () => {
  it('include the operations between them on the same wires', () => {
    const three = circuit(2).h(0).cx(0, 1).h(0).build();
    const ends = { fromColumn: 0, toColumn: 2, fromWire: 0, toWire: 0 };
    expect(withRegionDefined(three, ends, 'own')).toMatchObject({ count: 3 });
  });

  it.each(['h', '', 'own'])('cannot be called "%s" if that is a gate or not a name', (name) => {
    const c = withDefinition(bell, own);
    expect(withRegionDefined(c, all, name)).toEqual({ refusal: { code: 'name-taken' } });
  });

  it('contain only gates', () => {
    expect(withRegionDefined(circuit(1).h(0).measure(0, 0).build(), all, 'own')).toEqual({
      refusal: { code: 'not-only-gates' },
    });
  });

  // Shows: Q3.18
  it('are expanded into columns of their own if a shared control is between the parts', () => {
    const sides = { name: 'sides', wires: 2, body: [[gate('h', [0]), gate('x', [1])]] };
    const placed = gate('sides', [0, 2], { controls: [1] });
    const c = withOperationAt(withDefinition(emptyCircuit(3), sides), 0, placed);
    const apart = withGateExpanded(c, at(0, 1));
    expect(apart).toMatchObject({ count: 2, circuit: { columns: [[{}], [{}]] } });
    if ('refusal' in apart) throw new Error(apart.refusal.code);
    expect(problemsOf(apart.circuit)).toEqual([]);
  });

  it('list the gates that they contain, and are equal for any order of their parts', () => {
    const outer = { name: 'outer', wires: 2, body: [[gate('own', [0, 1])]] };
    const definitions = [own, outer];
    expect(isMadeWith(definitions, 'outer', 'own')).toBe(true);
    expect(isMadeWith(definitions, 'own', 'outer')).toBe(false);
    expect(isSameDefinition(own, { body: own.body, wires: 2, name: 'own' })).toBe(true);
    expect(isSameDefinition(own, { ...own, wires: 3 })).toBe(false);
  });

  it('are redefined from a circuit, with the gates that it defines', () => {
    const inner = withDefinition(circuit(2).x(0).build(), { ...own, name: 'inner' });
    const changed = withDefinitionFrom(withDefinition(emptyCircuit(2), own), 'own', inner);
    expect(changed.definitions).toMatchObject([
      { name: 'own', body: inner.columns },
      { name: 'inner' },
    ]);
  });
});
