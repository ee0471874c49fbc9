import { circuitGrid, formatCircuitText } from '@qubloom/curriculum';
import { describe, expect, it } from 'vitest';
import {
  editStrip,
  firstVacant,
  controlSpan,
  hasPlaced,
  startStrip,
  type StripEdit,
} from './strip-state.ts';

const start = startStrip(circuitGrid('q0: H ? ?'));
const text = (state: typeof start) => formatCircuitText(state.grid);
const after = (...edits: StripEdit[]) => edits.reduce(editStrip, start);
const putGate = (column: number, cell: string): StripEdit => ({
  kind: 'place',
  wire: 0,
  column,
  cell,
});

describe('building a small circuit', () => {
  it('places a gate on a free cell', () => {
    expect(text(after(putGate(1, 'X')))).toBe('q0: H X ?');
  });

  it("distinguishes the learner's gates from fixed ones", () => {
    expect(hasPlaced(start)).toBe(false);
    expect(hasPlaced(after(putGate(1, 'X')))).toBe(true);
  });

  it('replaces the gate in the cell', () => {
    expect(text(after(putGate(1, 'X'), putGate(1, 'Z')))).toBe('q0: H Z ?');
  });

  it('leaves a fixed cell unchanged, even by a move', () => {
    expect(after(putGate(0, 'X'))).toBe(start);
    const move: StripEdit = {
      kind: 'move',
      from: { wire: 0, column: 0 },
      to: { wire: 0, column: 1 },
    };
    expect(after(move)).toBe(start);
  });

  it('moves a gate, and swaps it with the gate in the other cell', () => {
    const move: StripEdit = {
      kind: 'move',
      from: { wire: 0, column: 1 },
      to: { wire: 0, column: 2 },
    };
    expect(text(after(putGate(1, 'X'), move))).toBe('q0: H ? X');
    expect(text(after(putGate(1, 'X'), putGate(2, 'Z'), move))).toBe('q0: H Z X');
  });

  it('undoes and redoes every step, and a new step clears the redo steps', () => {
    const placed = after(putGate(1, 'X'), putGate(2, 'Z'));
    const undone = editStrip(placed, { kind: 'undo' });
    expect(text(undone)).toBe('q0: H X ?');
    expect(text(editStrip(undone, { kind: 'redo' }))).toBe('q0: H X Z');
    const other = editStrip(undone, putGate(2, 'H'));
    expect(editStrip(other, { kind: 'redo' })).toBe(other);
  });

  it('clears to the start, which can be undone', () => {
    const cleared = after(putGate(1, 'X'), { kind: 'clear' });
    expect(text(cleared)).toBe('q0: H ? ?');
    expect(text(editStrip(cleared, { kind: 'undo' }))).toBe('q0: H X ?');
  });

  it('keeps no step for an edit that changes nothing', () => {
    expect(after({ kind: 'remove', wire: 0, column: 1 })).toBe(start);
    expect(after({ kind: 'undo' }, { kind: 'redo' })).toBe(start);
  });

  it('finds the first free empty cell', () => {
    expect(firstVacant(start)).toEqual({ wire: 0, column: 1 });
    expect(firstVacant(after(putGate(1, 'X'), putGate(2, 'X')))).toBeUndefined();
  });
});

describe('the line of a control', () => {
  const three = circuitGrid('q0: * H - * SWAP\nq1: - X M - -\nq2: X - - - SWAP');

  it.each([
    [0, { first: 0, last: 2 }],
    [1, undefined],
    [2, undefined],
    [3, undefined],
    [4, { first: 0, last: 2 }],
  ])('column %i: %j', (column, span) => {
    expect(controlSpan(three, column)).toEqual(span);
  });
});
