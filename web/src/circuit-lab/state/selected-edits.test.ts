import {
  circuit,
  exactDistribution,
  formatCircuitUrl,
  formatOpenQasm,
  parseCircuitUrl,
  problemsOf,
} from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { readText } from '../sharing/read-text.ts';
import { labReducer, paletteIn, startLab, wholeCircuit } from './lab-reducer.ts';
import type { LabAction } from './lab-reducer.ts';
import { gate, place, after, undo } from '../testing/lab-actions.ts';

describe('several operations at once', () => {
  const bell = () => startLab({ circuit: circuit(4).h(0).cx(0, 1).build(), level: 'full' });

  it('copies and pastes beside existing operations without removing any', () => {
    const state = after(
      bell(),
      { kind: 'select-all' },
      { kind: 'copy' },
      { kind: 'paste', at: { column: 0, wire: 2 } },
    );
    expect(state.circuit.columns.map((column) => column.length)).toEqual([2, 2]);
    const behind = labReducer(state, { kind: 'paste', at: { column: 0, wire: 0 } });
    expect(behind.circuit.columns.map((column) => column.length)).toEqual([1, 1, 2, 2]);
  });

  it('duplicates a selection right after it, in front of what follows, as often as asked', () => {
    const start = startLab({ circuit: circuit(3).h(1).cx(1, 2).x(1).build() });
    const select: LabAction = {
      kind: 'select',
      region: { fromColumn: 0, toColumn: 1, fromWire: 1, toWire: 1 },
    };
    const twice = after(start, select, { kind: 'duplicate' }, { kind: 'duplicate' });
    const round = [[{ gate: 'h', targets: [1] }], [{ gate: 'x', controls: [{ wire: 1 }] }]];
    expect(twice.circuit.columns).toMatchObject([
      ...round,
      ...round,
      ...round,
      [{ gate: 'x', targets: [1], controls: [] }],
    ]);
    expect(twice.selection).toEqual({ fromColumn: 4, toColumn: 5, fromWire: 1, toWire: 2 });
    expect(twice.clip).toBeNull();
    expect(after(twice, undo, undo).circuit).toEqual(start.circuit);
  });

  it('duplicates the gate at the cursor if nothing is selected, and refuses at an empty place', () => {
    const state = after(bell(), { kind: 'duplicate' });
    expect(state.circuit.columns).toMatchObject([[{ gate: 'h' }], [{ gate: 'h' }], [{}]]);
    const empty = after(bell(), { kind: 'move-cursor', to: { column: -1, wire: 3 } });
    const refused = labReducer(empty, { kind: 'duplicate' });
    expect(refused.circuit).toBe(empty.circuit);
    expect(refused.notice).toMatchObject({ isRefusal: true, message: 'There is nothing here.' });
  });

  it('makes a gate from a selection with the same effect, opens it, and changes it everywhere', async () => {
    const made = after(bell(), { kind: 'select-all' }, { kind: 'define', name: 'Bell' });
    expect(made.circuit.columns).toMatchObject([[{ gate: 'Bell', targets: [0, 1] }]]);
    const twice = after(made, place(0, 2, gate('Bell')), { kind: 'open-gate', gate: 'Bell' });
    expect(twice.circuit.columns).toEqual(bell().circuit.columns);
    const changed = after(twice, place(2, 1, gate('x')), { kind: 'close-gate' });
    expect([...(await exactDistribution(changed.circuit)).keys()]).toEqual([
      '0101',
      '0110',
      '1001',
      '1010',
    ]);
    expect(labReducer(changed, undo).circuit).toEqual(
      after(made, place(0, 2, gate('Bell'))).circuit,
    );
  });

  it('takes a gate apart into its operations, under its controls', () => {
    const made = after(bell(), { kind: 'select-all' }, { kind: 'define', name: 'Bell' });
    const apart = labReducer(made, { kind: 'take-apart', at: { column: 0, wire: 0 } });
    expect(apart.circuit.columns).toEqual(bell().circuit.columns);
    expect(apart.notice.message).toBe('Gate Bell taken apart into 2 gates.');
    const controlled = after(
      made,
      { kind: 'toggle-control', at: { column: 0, wire: 3 }, on: 0 },
      { kind: 'take-apart', at: { column: 0, wire: 0 } },
    );
    expect(controlled.circuit.columns).toMatchObject([
      [{ gate: 'h', controls: [{ wire: 3, on: 0 }] }],
      [{ gate: 'x', controls: [{ wire: 0 }, { wire: 3, on: 0 }] }],
    ]);
  });

  it('returns the whole circuit while a gate is open', () => {
    const made = after(bell(), { kind: 'select-all' }, { kind: 'define', name: 'Bell' });
    const inside = after(made, { kind: 'open-gate', gate: 'Bell' }, place(2, 0, gate('z')));
    expect(wholeCircuit(inside)).toEqual(after(inside, { kind: 'close-gate' }).circuit);
  });

  it('does not paste a gate if another gate now has its name', () => {
    const copied = after(
      bell(),
      { kind: 'select-all' },
      { kind: 'define', name: 'foo' },
      { kind: 'copy' },
    );
    const paste: LabAction = { kind: 'paste', at: { column: 4, wire: 0 } };
    const again = after(copied, paste);
    expect(again.circuit.columns.flat()).toHaveLength(2);

    const wider = after(
      again,
      undo,
      undo,
      place(2, 2, gate('x')),
      { kind: 'select-all' },
      { kind: 'define', name: 'foo' },
    );
    const refused = labReducer(wider, paste);
    expect(refused.circuit).toBe(wider.circuit);
    expect(refused.notice).toMatchObject({
      isRefusal: true,
      message: 'Gate foo here is not the one that was copied. Copy it again.',
    });
    // The same gate read from a link counts as the same.
    const read = parseCircuitUrl(formatCircuitUrl(copied.circuit));
    if (!read.ok) throw new Error(read.message);
    const loaded = after(copied, { kind: 'load', circuit: read.circuit, message: 'Open.' }, paste);
    expect(loaded.circuit.columns.flat()).toHaveLength(2);
  });

  it('does not give the inside of a gate the name of that gate', () => {
    const made = after(bell(), { kind: 'select-all' }, { kind: 'define', name: 'Bell' });
    const inside = after(made, { kind: 'open-gate', gate: 'Bell' }, { kind: 'select-all' });
    const refused = labReducer(inside, { kind: 'define', name: 'Bell' });
    expect(refused.circuit).toBe(inside.circuit);
    expect(refused.notice.message).toBe('You have a gate called Bell.');
    expect(problemsOf(wholeCircuit(refused))).toEqual([]);
  });

  it('opens a gate that is used in another one, and keeps the names of both', () => {
    const all: LabAction = { kind: 'select-all' };
    const open: LabAction = { kind: 'open-gate', gate: 'Inner' };
    const made = after(bell(), all, { kind: 'define', name: 'Inner' });
    const outer = after(made, all, { kind: 'define', name: 'Outer' });
    const inside = labReducer(outer, open);
    expect(problemsOf(inside.circuit)).toEqual([]);
    const named = after(inside, all, { kind: 'define', name: 'Outer' });
    expect(named.notice.message).toBe('You have a gate called Outer.');
    const changed = after(inside, place(2, 0, gate('z')), { kind: 'close-gate' });
    expect(changed.circuit.definitions.map(({ name }) => name).toSorted()).toEqual([
      'Inner',
      'Outer',
    ]);
    expect(problemsOf(changed.circuit)).toEqual([]);
    expect(readText(formatCircuitUrl(changed.circuit)).ok).toBe(true);
    expect(readText(formatOpenQasm(changed.circuit, { version: 3 })).ok).toBe(true);
  });

  it('does not let a gate contain one that is open around it', () => {
    const define = (name: string): LabAction => ({ kind: 'define', name });
    const all: LabAction = { kind: 'select-all' };
    const nested = after(bell(), all, define('Inner'), all, define('Middle'), all, define('Outer'));
    const inside = after(
      nested,
      { kind: 'copy' },
      { kind: 'open-gate', gate: 'Middle' },
      { kind: 'open-gate', gate: 'Inner' },
    );
    expect(paletteIn(inside)).not.toContainEqual(gate('Outer'));
    const pasted = after(inside, all, { kind: 'paste', at: { column: 2, wire: 0 } });
    expect(pasted.circuit).toBe(inside.circuit);
    expect(problemsOf(wholeCircuit(pasted))).toEqual([]);
  });

  it('does not let a gate contain itself or a look', () => {
    const made = after(bell(), { kind: 'select-all' }, { kind: 'define', name: 'Bell' });
    const inside = labReducer(made, { kind: 'open-gate', gate: 'Bell' });
    expect(paletteIn(inside)).not.toContainEqual(gate('Bell'));
    expect(after(inside, place(2, 0, { kind: 'measure' })).circuit).toBe(inside.circuit);
  });
});
