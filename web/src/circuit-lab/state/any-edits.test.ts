import { problemsOf } from '@qubloom/quantum';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labReducer, paletteIn, wholeCircuit } from './lab-reducer.ts';
import type { LabAction } from './lab-reducer.ts';
import { place, after, full, undo, redo } from '../testing/lab-actions.ts';

const cell = fc.record({
  column: fc.integer({ min: -1, max: 6 }),
  wire: fc.integer({ min: 0, max: 2 }),
});
const tools = paletteIn(full());
const anyAction: fc.Arbitrary<LabAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      at: cell,
      tool: fc.constantFrom(...tools),
    }),
  },
  fc.record({ kind: fc.constant('remove' as const), at: cell }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), from: cell, to: cell }) },
  fc.record({
    kind: fc.constant('toggle-control' as const),
    at: cell,
    on: fc.constantFrom(0 as const, 1 as const),
  }),
  fc.record({
    kind: fc.constant('set-angle' as const),
    at: cell,
    parameter: fc.constant(0),
    angle: fc.double({ min: -9, max: 9, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('set-condition' as const),
    at: cell,
    condition: fc.option(
      fc.record({
        bits: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 3 }),
        equals: fc.constantFrom(0, 1),
      }),
    ),
  }),
  fc.record({
    kind: fc.constant('set-bit' as const),
    at: cell,
    bit: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('set-initial' as const),
    wire: fc.integer({ min: 0, max: 0 }),
    state: fc.constantFrom('0' as const, '1' as const, '-i' as const),
  }),
  fc.constantFrom<LabAction>(
    { kind: 'add-wire' },
    { kind: 'select-all' },
    { kind: 'copy' },
    { kind: 'cut' },
    { kind: 'duplicate' },
    { kind: 'remove-selection' },
    { kind: 'clear' },
    { kind: 'cancel' },
  ),
  fc.record({ kind: fc.constant('remove-wire' as const), wire: fc.integer({ min: 0, max: 0 }) }),
  fc.record({ kind: fc.constant('move-wire' as const), from: fc.constant(0), to: fc.constant(1) }),
  fc.record({
    kind: fc.constant('insert-column' as const),
    column: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({
    kind: fc.constant('remove-column' as const),
    column: fc.integer({ min: 0, max: 5 }),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move-cursor' as const),
      to: cell,
      extend: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant('paste' as const), at: cell }),
  fc.record({ kind: fc.constant('move-selection' as const), by: cell }),
  fc.record({ kind: fc.constant('define' as const), name: fc.constantFrom('A', 'B') }),
  fc.record({ kind: fc.constant('take-apart' as const), at: cell }),
  fc.record({ kind: fc.constant('open-gate' as const), gate: fc.constantFrom('A', 'B') }),
  fc.constant<LabAction>({ kind: 'close-gate' }),
  fc.record({ kind: fc.constant('pick-up' as const), at: cell }),
  fc.record({ kind: fc.constant('drop' as const), at: cell }),
  fc.record({
    kind: fc.constant('set-step' as const),
    step: fc.option(fc.integer({ min: -1, max: 9 })),
  }),
  fc.constantFrom<LabAction>(undo, redo),
);

describe('any sequence of edits', () => {
  it("leaves a circuit without problems by the engine's check, inside and out", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
        const state = after(full(), ...actions);
        expect(problemsOf(state.circuit)).toEqual([]);
        expect(problemsOf(wholeCircuit(state))).toEqual([]);
        expect(state.cursor.wire).toBeLessThan(state.circuit.initial.length);
      }),
      { numRuns: 1500 },
    );
  });

  it('can be undone step by step to the start, and redone to the end', () => {
    const outside = anyAction.filter(({ kind }) => kind !== 'open-gate' && kind !== 'close-gate');
    fc.assert(
      fc.property(fc.array(outside, { maxLength: 25 }), (actions) => {
        const start = full();
        const end = after(start, ...actions);
        let back = end;
        while (back.past.length > 0) back = labReducer(back, undo);
        expect(back.circuit).toBe(start.circuit);
        while (back.future.length > 0) back = labReducer(back, redo);
        const redone =
          end.future.length === 0 ? end.circuit : after(end, ...end.future.map(() => redo)).circuit;
        expect(back.circuit).toBe(redone);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps no undo step for a refused edit', () => {
    const state = after(full(), place(0, 0, { kind: 'control', on: 1 }));
    expect(state.past).toEqual([]);
    expect(state.notice).toMatchObject({ isRefusal: true, message: /no gate in column 1/ });
  });
});
