import {
  circuit,
  exactDistribution,
  formatCircuitUrl,
  formatOpenQasm,
  gate as opOf,
  parseCircuitUrl,
  problemsOf,
  stateAfter,
  withColumns,
  type Column,
} from '@qubloom/quantum';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from './keep/read-text.ts';
import { hasTime, labReducer, liveCircuit, shelf, startLab, wholeCircuit } from './lab-state.ts';
import type { LabAction, LabLevel, LabState, Tool } from './lab-state.ts';

const gate = (name: string): Tool => ({ kind: 'gate', gate: name });
const place = (column: number, wire: number, tool: Tool): LabAction => ({
  kind: 'place',
  at: { column, wire },
  tool,
});
const after = (state: LabState, ...actions: LabAction[]) => actions.reduce(labReducer, state);
const full = (wires = 3) => startLab({ circuit: circuit(wires).build(), level: 'full' });
const undo: LabAction = { kind: 'undo' };
const redo: LabAction = { kind: 'redo' };

const spot = fc.record({
  column: fc.integer({ min: -1, max: 6 }),
  wire: fc.integer({ min: 0, max: 2 }),
});
const tools = shelf(full());
const anyAction: fc.Arbitrary<LabAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      at: spot,
      tool: fc.constantFrom(...tools),
    }),
  },
  fc.record({ kind: fc.constant('remove' as const), at: spot }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), from: spot, to: spot }) },
  fc.record({
    kind: fc.constant('toggle-control' as const),
    at: spot,
    on: fc.constantFrom(0 as const, 1 as const),
  }),
  fc.record({
    kind: fc.constant('set-angle' as const),
    at: spot,
    parameter: fc.constant(0),
    angle: fc.double({ min: -9, max: 9, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('set-condition' as const),
    at: spot,
    condition: fc.option(
      fc.record({
        bits: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 3 }),
        equals: fc.constantFrom(0, 1),
      }),
    ),
  }),
  fc.record({
    kind: fc.constant('set-bit' as const),
    at: spot,
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
      to: spot,
      extend: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant('paste' as const), at: spot }),
  fc.record({ kind: fc.constant('move-selection' as const), by: spot }),
  fc.record({ kind: fc.constant('define' as const), name: fc.constantFrom('A', 'B') }),
  fc.record({ kind: fc.constant('take-apart' as const), at: spot }),
  fc.record({ kind: fc.constant('open-gate' as const), gate: fc.constantFrom('A', 'B') }),
  fc.constant<LabAction>({ kind: 'close-gate' }),
  fc.record({ kind: fc.constant('pick-up' as const), at: spot }),
  fc.record({ kind: fc.constant('drop' as const), at: spot }),
  fc.record({
    kind: fc.constant('set-step' as const),
    step: fc.option(fc.integer({ min: -1, max: 9 })),
  }),
  fc.constantFrom<LabAction>(undo, redo),
);

describe('any sequence of edits', () => {
  it('leaves a circuit that the engine finds no fault with, inside and out', () => {
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

  it('is undone step by step to where it began, and redone to where it was', () => {
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

  it('keeps no step of undo for what is refused', () => {
    const state = after(full(), place(0, 0, { kind: 'control', on: 1 }));
    expect(state.past).toEqual([]);
    expect(state.notice).toMatchObject({ isRefusal: true, words: /no gate in column 1/ });
  });
});

describe('placing', () => {
  it('puts a control on for the nearest gate of its column, and takes it off again [lab: controls, anti-controls]', () => {
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

  it('gives a gate that a line would cross a column of its own', () => {
    const state = after(
      full(),
      place(0, 2, gate('x')),
      { kind: 'toggle-control', at: { column: 0, wire: 0 }, on: 1 },
      place(0, 1, gate('h')),
    );
    expect(state.circuit.columns.map((column) => column.length)).toEqual([1, 1]);
    expect(state.notice.words).toBe('H placed on q1, column 2.');
    expect(state.cursor).toEqual({ column: 1, wire: 1 });
  });

  it('lets a look write its wire’s bit, and takes the bit away with the look', () => {
    const looked = after(full(), place(0, 1, { kind: 'measure' }));
    expect(looked.circuit.classicalRegisters).toEqual([{ name: 'c', size: 2 }]);
    const gone = labReducer(looked, { kind: 'remove', at: { column: 0, wire: 1 } });
    expect(gone.circuit.classicalRegisters).toEqual([]);
  });

  it('moves the part that is held: a control alone changes its wire', () => {
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
  ])('at the level %s, %s is on the shelf: %s', (level, name, isThere) => {
    const state = after(startLab({ level }), place(0, 0, gate(name)));
    expect(state.circuit.columns.length === 1).toBe(isThere);
  });

  it('keeps to the gates that a lesson allows', () => {
    const state = startLab({ allowed: ['h', 'control'] });
    expect(shelf(state)).toEqual([gate('h'), { kind: 'control', on: 1 }]);
  });
});

describe('several at once', () => {
  const bell = () => startLab({ circuit: circuit(4).h(0).cx(0, 1).build(), level: 'full' });

  it('copies and pastes beside without taking anything away', () => {
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

  it('makes a gate of a selection that does the same, opens it and changes it everywhere', async () => {
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

  it('takes a gate apart into what it does, under its controls', () => {
    const made = after(bell(), { kind: 'select-all' }, { kind: 'define', name: 'Bell' });
    const apart = labReducer(made, { kind: 'take-apart', at: { column: 0, wire: 0 } });
    expect(apart.circuit.columns).toEqual(bell().circuit.columns);
    expect(apart.notice.words).toBe('Gate Bell taken apart into 2 gates.');
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

  it('tells the whole circuit while a gate is open', () => {
    const made = after(bell(), { kind: 'select-all' }, { kind: 'define', name: 'Bell' });
    const inside = after(made, { kind: 'open-gate', gate: 'Bell' }, place(2, 0, gate('z')));
    expect(wholeCircuit(inside)).toEqual(after(inside, { kind: 'close-gate' }).circuit);
  });

  it('does not paste a gate whose name stands for another one by now', () => {
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
      words: 'Gate foo here is not the one that was copied. Copy it again.',
    });
    // The same gate, read from a link, is the same.
    const read = parseCircuitUrl(formatCircuitUrl(copied.circuit));
    if (!read.ok) throw new Error(read.message);
    const loaded = after(copied, { kind: 'load', circuit: read.circuit, words: 'Open.' }, paste);
    expect(loaded.circuit.columns.flat()).toHaveLength(2);
  });

  it('does not give what is inside a gate the name of that gate', () => {
    const made = after(bell(), { kind: 'select-all' }, { kind: 'define', name: 'Bell' });
    const inside = after(made, { kind: 'open-gate', gate: 'Bell' }, { kind: 'select-all' });
    const refused = labReducer(inside, { kind: 'define', name: 'Bell' });
    expect(refused.circuit).toBe(inside.circuit);
    expect(refused.notice.words).toBe('You have a gate called Bell.');
    expect(problemsOf(wholeCircuit(refused))).toEqual([]);
  });

  it('opens a gate that another one is made with, and keeps the names of both', () => {
    const all: LabAction = { kind: 'select-all' };
    const open: LabAction = { kind: 'open-gate', gate: 'Inner' };
    const made = after(bell(), all, { kind: 'define', name: 'Inner' });
    const outer = after(made, all, { kind: 'define', name: 'Outer' });
    const inside = labReducer(outer, open);
    expect(problemsOf(inside.circuit)).toEqual([]);
    const named = after(inside, all, { kind: 'define', name: 'Outer' });
    expect(named.notice.words).toBe('You have a gate called Outer.');
    const changed = after(inside, place(2, 0, gate('z')), { kind: 'close-gate' });
    expect(changed.circuit.definitions.map(({ name }) => name).toSorted()).toEqual([
      'Inner',
      'Outer',
    ]);
    expect(problemsOf(changed.circuit)).toEqual([]);
    expect(readText(formatCircuitUrl(changed.circuit)).ok).toBe(true);
    expect(readText(formatOpenQasm(changed.circuit, { version: 3 })).ok).toBe(true);
  });

  it('does not let a gate hold one that is open around it', () => {
    const define = (name: string): LabAction => ({ kind: 'define', name });
    const all: LabAction = { kind: 'select-all' };
    const nested = after(bell(), all, define('Inner'), all, define('Middle'), all, define('Outer'));
    const inside = after(
      nested,
      { kind: 'copy' },
      { kind: 'open-gate', gate: 'Middle' },
      { kind: 'open-gate', gate: 'Inner' },
    );
    expect(shelf(inside)).not.toContainEqual(gate('Outer'));
    const pasted = after(inside, all, { kind: 'paste', at: { column: 2, wire: 0 } });
    expect(pasted.circuit).toBe(inside.circuit);
    expect(problemsOf(wholeCircuit(pasted))).toEqual([]);
  });

  it('does not let a gate hold itself or a look', () => {
    const made = after(bell(), { kind: 'select-all' }, { kind: 'define', name: 'Bell' });
    const inside = labReducer(made, { kind: 'open-gate', gate: 'Bell' });
    expect(shelf(inside)).not.toContainEqual(gate('Bell'));
    expect(after(inside, place(2, 0, { kind: 'measure' })).circuit).toBe(inside.circuit);
  });
});

describe('columns', () => {
  it.each([-1, 2, 7])('takes none out where none stands: %s', (column) => {
    const start = startLab({ circuit: circuit(2).h(0).cx(0, 1).build() });
    const state = labReducer(start, { kind: 'remove-column', column });
    expect(state.circuit).toBe(start.circuit);
    expect(state.past).toEqual([]);
    expect(state.notice).toMatchObject({ isRefusal: true, words: 'No column stands there.' });
  });

  const x = opOf('x', [1]);
  const long = (columns: readonly Column[]) =>
    startLab({ circuit: withColumns(circuit(3).build(), columns), level: 'full' });
  const most = Array.from({ length: 2000 }, (): Column => [x]);

  it.each<readonly [string, LabState, LabAction]>([
    ['a gate behind the end', long(most), place(2000, 0, gate('h'))],
    [
      'a gate moved behind the end',
      long(most),
      {
        kind: 'move',
        from: { column: 0, wire: 1 },
        to: { column: 2000, wire: 1 },
      },
    ],
    ['an empty one', long(most), { kind: 'insert-column', column: 3 }],
    ['a barrier', long(most), place(3, 0, { kind: 'barrier' })],
    [
      'what is pasted',
      after(
        long(most),
        { kind: 'select', region: { fromColumn: 0, toColumn: 3, fromWire: 1, toWire: 1 } },
        { kind: 'copy' },
      ),
      { kind: 'paste', at: { column: 0, wire: 1 } },
    ],
    [
      'a selection that is moved',
      after(long(most), {
        kind: 'select',
        region: { fromColumn: 1990, toColumn: 1999, fromWire: 1, toWire: 1 },
      }),
      { kind: 'move-selection', by: { column: 5, wire: 0 } },
    ],
    [
      'a line that needs a column of its own',
      long(most.with(7, [opOf('x', [2], { controls: [0] })])),
      place(7, 1, gate('h')),
    ],
    [
      'another circuit',
      long([]),
      { kind: 'load', circuit: long([...most, [x]]).circuit, words: '' },
    ],
  ])('are 2000 at most, also with %s', (_, before, action) => {
    const refused = labReducer(before, action);
    expect(refused.notice).toMatchObject({ isRefusal: true, words: /2000 at most/ });
    expect({ ...refused, notice: before.notice }).toEqual(before);
    expect(readText(formatCircuitUrl(wholeCircuit(refused))).ok).toBe(true);
  });

  it('are not too many for an edit that adds none', () => {
    const state = after(long([...most, [x]]), { kind: 'remove', at: { column: 5, wire: 1 } });
    expect(state.notice.isRefusal).toBe(false);
    expect(labReducer(state, { kind: 'remove-column', column: 5 }).circuit.columns).toHaveLength(
      2000,
    );
  });

  it('are counted as they are drawn when a circuit is read', () => {
    const crossing: Column = [opOf('x', [0], { controls: [2] }), opOf('h', [1])];
    const made = withColumns(circuit(3).build(), most.with(4, crossing));
    expect(readText(formatCircuitUrl(made))).toMatchObject({
      ok: false,
      problems: [{ message: 'This circuit has 2001 columns. The lab takes 2000 at most.' }],
    });
  });
});

describe('angles and time', () => {
  it('counts one pull of a slider as one step of undo', () => {
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
    const chance = (time: number) => {
      const [re = 0, im = 0] = stateAfter(liveCircuit({ ...timed, time })).amplitudes.slice(2);
      return re * re + im * im;
    };
    expect([0, 0.25, 0.5].map(chance)).toEqual([
      expect.closeTo(0),
      expect.closeTo(0.5),
      expect.closeTo(1),
    ]);
  });
});
