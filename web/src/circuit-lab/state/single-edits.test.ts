import type { LabLevel } from '@qubloom/contract';
import {
  circuit,
  formatCircuitUrl,
  gate as opOf,
  smallStateAfter,
  withColumns,
  type Column,
} from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { readText } from '../sharing/read-text.ts';
import {
  hasTime,
  labReducer,
  liveCircuit,
  paletteIn,
  startLab,
  wholeCircuit,
} from './lab-reducer.ts';
import type { LabAction, LabState } from './lab-reducer.ts';
import { gate, place, after, full, undo } from '../testing/lab-actions.ts';

describe('placing', () => {
  // Shows: lab: controls, anti-controls
  it('adds a control to the nearest gate of its column, and removes it again', () => {
    const made = after(full(), place(0, 0, gate('h')), place(1, 1, gate('x')), {
      kind: 'toggle-control',
      at: { column: 1, wire: 0 },
      on: 1,
    });
    expect(made.circuit.columns).toEqual(circuit(3).h(0).cx(0, 1).build().columns);
    const gone = labReducer(made, { kind: 'toggle-control', at: { column: 1, wire: 0 }, on: 1 });
    expect(gone.circuit.columns[1]).toMatchObject([{ controls: [] }]);
    const anti = labReducer(made, { kind: 'toggle-control', at: { column: 1, wire: 0 }, on: 0 });
    expect(anti.circuit.columns[1]).toMatchObject([{ controls: [{ wire: 0, on: 0 }] }]);
  });

  it('moves a gate that a line would cross to a column of its own', () => {
    const state = after(
      full(),
      place(0, 2, gate('x')),
      { kind: 'toggle-control', at: { column: 0, wire: 0 }, on: 1 },
      place(0, 1, gate('h')),
    );
    expect(state.circuit.columns.map((column) => column.length)).toEqual([1, 1]);
    expect(state.notice.message).toBe('H placed on q1, column 2.');
    expect(state.cursor).toEqual({ column: 1, wire: 1 });
  });

  it('lets a look write its wire’s bit, and removes the bit with the look', () => {
    const looked = after(full(), place(0, 1, { kind: 'measure' }));
    expect(looked.circuit.classicalRegisters).toEqual([{ name: 'c', size: 2 }]);
    const gone = labReducer(looked, { kind: 'remove', at: { column: 0, wire: 1 } });
    expect(gone.circuit.classicalRegisters).toEqual([]);
  });

  it('moves the grabbed part: a control alone changes its wire', () => {
    const state = startLab({ circuit: circuit(3).cx(0, 1).build() });
    const moved = labReducer(state, {
      kind: 'move',
      from: { column: 0, wire: 0 },
      to: { column: 0, wire: 2 },
    });
    expect(moved.circuit.columns).toMatchObject([[{ targets: [1], controls: [{ wire: 2 }] }]]);
    const turned = labReducer(state, {
      kind: 'move',
      from: { column: 0, wire: 0 },
      to: { column: 0, wire: 1 },
    });
    expect(turned.circuit.columns).toMatchObject([[{ targets: [0], controls: [{ wire: 1 }] }]]);
  });

  it.each<[LabLevel, string, boolean]>([
    ['first-steps', 'h', true],
    ['first-steps', 't', false],
    ['explorer', 't', true],
    ['explorer', 'rxx', false],
    ['full', 'rxx', true],
  ])('at the level %s, whether %s is in the palette: %s', (level, name, isThere) => {
    const state = after(startLab({ level }), place(0, 0, gate(name)));
    expect(state.circuit.columns.length === 1).toBe(isThere);
  });

  it('has only the gates that a lesson allows', () => {
    const state = startLab({ allowed: ['h', 'control'] });
    expect(paletteIn(state)).toEqual([gate('h'), { kind: 'control', on: 1 }]);
  });
});

describe('columns', () => {
  it.each([-1, 2, 7])('removes none at an index without a column: %s', (column) => {
    const start = startLab({ circuit: circuit(2).h(0).cx(0, 1).build() });
    const state = labReducer(start, { kind: 'remove-column', column });
    expect(state.circuit).toBe(start.circuit);
    expect(state.past).toEqual([]);
    expect(state.notice).toMatchObject({ isRefusal: true, message: 'There is no column here.' });
  });

  const x = opOf('x', [1]);
  const long = (columns: readonly Column[]) =>
    startLab({ circuit: withColumns(circuit(3).build(), columns), level: 'full' });
  const fullColumns = Array.from({ length: 2000 }, (): Column => [x]);

  it.each<readonly [string, LabState, LabAction]>([
    ['a gate behind the end', long(fullColumns), place(2000, 0, gate('h'))],
    [
      'a gate moved behind the end',
      long(fullColumns),
      {
        kind: 'move',
        from: { column: 0, wire: 1 },
        to: { column: 2000, wire: 1 },
      },
    ],
    ['an empty one', long(fullColumns), { kind: 'insert-column', column: 3 }],
    ['a barrier', long(fullColumns), place(3, 0, { kind: 'barrier' })],
    [
      'what is pasted',
      after(
        long(fullColumns),
        { kind: 'select', region: { fromColumn: 0, toColumn: 3, fromWire: 1, toWire: 1 } },
        { kind: 'copy' },
      ),
      { kind: 'paste', at: { column: 0, wire: 1 } },
    ],
    [
      'a selection that is moved',
      after(long(fullColumns), {
        kind: 'select',
        region: { fromColumn: 1990, toColumn: 1999, fromWire: 1, toWire: 1 },
      }),
      { kind: 'move-selection', by: { column: 5, wire: 0 } },
    ],
    [
      'a line that needs a column of its own',
      long(fullColumns.with(7, [opOf('x', [2], { controls: [0] })])),
      place(7, 1, gate('h')),
    ],
    [
      'another circuit',
      long([]),
      { kind: 'load', circuit: long([...fullColumns, [x]]).circuit, message: '' },
    ],
  ])('are 2000 at most, also with %s', (_, before, action) => {
    const refused = labReducer(before, action);
    expect(refused.notice).toMatchObject({ isRefusal: true, message: /2000 at most/ });
    expect({ ...refused, notice: before.notice }).toEqual(before);
    expect(readText(formatCircuitUrl(wholeCircuit(refused))).ok).toBe(true);
  });

  it('are not too many for an edit that adds none', () => {
    const state = after(long([...fullColumns, [x]]), {
      kind: 'remove',
      at: { column: 5, wire: 1 },
    });
    expect(state.notice.isRefusal).toBe(false);
    expect(labReducer(state, { kind: 'remove-column', column: 5 }).circuit.columns).toHaveLength(
      2000,
    );
  });

  it('are counted as they are drawn when a circuit is read', () => {
    const crossing: Column = [opOf('x', [0], { controls: [2] }), opOf('h', [1])];
    const made = withColumns(circuit(3).build(), fullColumns.with(4, crossing));
    expect(readText(formatCircuitUrl(made))).toMatchObject({
      ok: false,
      problems: [{ message: 'This circuit has 2001 columns. The lab takes 2000 at most.' }],
    });
  });
});

describe('angles and time', () => {
  it('makes one undo step of one drag of a slider', () => {
    const placed = after(full(), place(0, 0, gate('ry')));
    const pull = (angle: number): LabAction => ({
      kind: 'set-angle',
      at: { column: 0, wire: 0 },
      parameter: 0,
      angle,
      gesture: 'pull 1',
    });
    const pulled = after(placed, pull(0.1), pull(0.2), pull(0.3));
    expect(pulled.past).toHaveLength(2);
    expect(labReducer(pulled, undo).circuit).toBe(placed.circuit);
  });

  it('turns a gate with the time, from its angle at the start', () => {
    const timed = after(full(1), place(0, 0, gate('rx')), {
      kind: 'set-source',
      at: { column: 0, wire: 0 },
      parameter: 0,
      source: { name: 'time', times: 2 * Math.PI, plus: 0 },
    });
    expect(hasTime(timed.circuit)).toBe(true);
    const probability = (time: number) => {
      const [re = 0, im = 0] = smallStateAfter(liveCircuit({ ...timed, time })).amplitudes.slice(2);
      return re * re + im * im;
    };
    expect([0, 0.25, 0.5].map(probability)).toEqual([
      expect.closeTo(0),
      expect.closeTo(0.5),
      expect.closeTo(1),
    ]);
  });
});
