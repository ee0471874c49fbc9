import {
  display,
  operationAt,
  postSelect,
  problemsOf,
  withColumnInserted,
  withControl,
  withDisplayWires,
  withGatePlaced,
  withInitialState,
  withMeasurementPlaced,
  withOperationPlacedAt,
  withoutColumn,
  withoutPartAt,
  withoutWire,
  withParameter,
  withPartMoved,
  withWireAdded,
  withWireMoved,
  type CellEditResult,
  type Circuit,
  type DisplayKind,
  type GridCell,
  type InitialState,
} from '@qubloom/quantum';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SharedCircuit } from './shared-circuit.ts';

/**
 * A room's server with its learners. It acknowledges the updates that it accepts and sends them to every connected
 * learner.
 */
class Room {
  readonly server = new SharedCircuit();
  readonly learners: Learner[] = [];
}

class Learner {
  readonly copy = new SharedCircuit();
  readonly room: Room;
  #waiting: Uint8Array[] = [];
  #isConnected = true;

  constructor(room: Room) {
    this.room = room;
    this.copy.onUpdate((update, isOwn) => {
      if (!isOwn) return;
      this.#waiting.push(update);
      this.#send();
    });
    room.learners.push(this);
  }

  cut(): void {
    this.#isConnected = false;
  }

  reconnect(): void {
    this.#isConnected = true;
    this.copy.apply(this.room.server.encode());
    this.#send();
  }

  hear(update: Uint8Array): void {
    if (this.#isConnected) this.copy.apply(update);
  }

  #send(): void {
    while (this.#isConnected) {
      const update = this.#waiting.shift();
      if (!update) return;
      this.room.server.apply(update);
      for (const other of this.room.learners) if (other !== this) other.hear(update);
    }
  }
}

type Act = (circuit: Circuit) => {
  readonly circuit: Circuit;
  readonly previousWires?: readonly number[];
} | null;

const outcome = (result: CellEditResult) =>
  'refusal' in result ? null : { circuit: result.circuit };
const cell: fc.Arbitrary<GridCell> = fc.record({
  column: fc.integer({ min: 0, max: 6 }),
  wire: fc.integer({ min: 0, max: 3 }),
});
const wireOf = (circuit: Circuit, wire: number) => wire % circuit.initial.length;
const wiresOf = (circuit: Circuit) => [...circuit.initial.keys()];

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(cell, fc.constantFrom('h', 'x', 'rx', 'swap')).map(
      ([at, gate]): Act =>
        (c) =>
          outcome(withGatePlaced(c, at, gate)),
    ),
  },
  cell.map(
    (at): Act =>
      (c) =>
        outcome(withMeasurementPlaced(c, at)),
  ),
  fc.tuple(cell, fc.constantFrom<DisplayKind>('probability', 'bloch')).map(
    ([at, shows]): Act =>
      (c) =>
        outcome(withOperationPlacedAt(c, at, display(shows, [at.wire]))),
  ),
  fc.tuple(cell, fc.integer({ min: 1, max: 3 })).map(
    ([at, count]): Act =>
      (c) =>
        outcome(withDisplayWires(c, at, count)),
  ),
  fc.tuple(cell, fc.constantFrom<InitialState>('0', '-')).map(
    ([at, state]): Act =>
      (c) =>
        outcome(withOperationPlacedAt(c, at, postSelect(at.wire, state))),
  ),
  cell.map(
    (at): Act =>
      (c) =>
        outcome(withoutPartAt(c, at)),
  ),
  cell.map(
    (at): Act =>
      (c) =>
        outcome(withControl(c, at)),
  ),
  {
    weight: 3,
    arbitrary: fc.tuple(cell, cell).map(
      ([a, b]): Act =>
        (c) =>
          outcome(withPartMoved(c, a, b)),
    ),
  },
  fc.tuple(cell, fc.integer({ min: -3, max: 3 })).map(
    ([at, angle]): Act =>
      (c) =>
        outcome(withParameter(c, at, 0, angle)),
  ),
  fc.constant<Act>((c) => (c.initial.length < 6 ? { circuit: withWireAdded(c) } : null)),
  cell.map(({ wire }): Act => (c) => {
    const gone = wireOf(c, wire);
    if (c.initial.length === 1) return null;
    return { circuit: withoutWire(c, gone), previousWires: wiresOf(c).toSpliced(gone, 1) };
  }),
  fc.tuple(cell, cell).map(([{ wire: a }, { wire: b }]): Act => (c) => {
    const [from, to] = [wireOf(c, a), wireOf(c, b)];
    const previousWires = wiresOf(c).toSpliced(from, 1).toSpliced(to, 0, from);
    return { circuit: withWireMoved(c, from, to), previousWires };
  }),
  cell.map(({ column }): Act => (c) => ({ circuit: withColumnInserted(c, column) })),
  cell.map(({ column }): Act => (c) => ({ circuit: withoutColumn(c, column) })),
  cell.map(({ wire }): Act => (c) => ({ circuit: withInitialState(c, wireOf(c, wire), '1') })),
);

type Step = { readonly by: number } & (
  | { readonly kind: 'edit'; readonly act: Act }
  | { readonly kind: 'undo' | 'redo' | 'cut' | 'reconnect' }
);
const by = fc.integer({ min: 0, max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ by, kind: fc.constant('edit' as const), act }) },
  fc.record({ by, kind: fc.constantFrom('undo' as const, 'redo' as const) }),
  {
    weight: 2,
    arbitrary: fc.record({ by, kind: fc.constantFrom('cut' as const, 'reconnect' as const) }),
  },
);

function take({ copy }: Learner, each: Step): void {
  if (each.kind === 'edit') {
    const edit = each.act(copy.circuit);
    if (edit)
      copy.edit(edit.circuit, edit.previousWires ? { previousWires: edit.previousWires } : {});
  } else if (each.kind === 'undo') copy.undo();
  else if (each.kind === 'redo') copy.redo();
}

function walk(steps: readonly Step[]): Room {
  const room = new Room();
  const learners = [0, 1, 2].map(() => new Learner(room));
  for (const each of steps) {
    const learner = learners[each.by];
    if (!learner) continue;
    if (each.kind === 'cut') learner.cut();
    else if (each.kind === 'reconnect') learner.reconnect();
    else take(learner, each);
  }
  for (const learner of learners) learner.reconnect();
  return room;
}

describe('any schedule of edits, disconnects, and reconnects', () => {
  it('ends with the same valid circuit for everyone, for the server, and for late arrivals', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { server, learners } = walk(steps);
        expect(problemsOf(server.circuit)).toEqual([]);
        for (const { copy } of learners) expect(copy.circuit).toEqual(server.circuit);
        expect(new SharedCircuit(server.encode()).circuit).toEqual(server.circuit);
      }),
      { numRuns: 100 },
    );
  });

  it('reads as the edited circuit after every edit of a single learner', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        const copy = new SharedCircuit();
        for (const each of acts) {
          const edit = each(copy.circuit);
          if (!edit) continue;
          copy.edit(edit.circuit, edit.previousWires ? { previousWires: edit.previousWires } : {});
          expect(plain(copy.circuit)).toEqual(plain(edit.circuit));
        }
      }),
      { numRuns: 80 },
    );
  });

  it('loses no gate that was placed in a free cell', () => {
    const kind = fc.constantFrom('place', 'place', 'place', 'insert', 'wire', 'cut', 'reconnect');
    fc.assert(
      fc.property(fc.array(fc.record({ by, kind, at: cell }), { maxLength: 40 }), (steps) => {
        const placed: number[] = [];
        const edits = steps.map((each, angle): Step => {
          if (each.kind === 'cut' || each.kind === 'reconnect')
            return { by: each.by, kind: each.kind };
          const edit: Act = (c) => {
            if (each.kind === 'insert') return { circuit: withColumnInserted(c, each.at.column) };
            if (each.kind === 'wire') return { circuit: withWireAdded(c) };
            if (operationAt(c, each.at.column, each.at.wire)) return null;
            const result = withGatePlaced(c, each.at, 'rx', [angle]);
            if ('refusal' in result) return null;
            placed.push(angle);
            return { circuit: result.circuit };
          };
          return { by: each.by, kind: 'edit', act: edit };
        });
        const { server } = walk(edits);
        const kept = server.circuit.columns
          .flat()
          .flatMap((each) => (each.kind === 'gate' ? each.parameters : []));
        expect(kept.toSorted((a, b) => a - b)).toEqual(placed);
      }),
      { numRuns: 80 },
    );
  });

  it(
    'ends with the same circuit for twelve learners who edit five hundred gates at once',
    { tags: ['exhaustive'] },
    () => {
      const room = new Room();
      const learners = Array.from({ length: 12 }, () => new Learner(room));
      for (const [wire, { copy }] of learners.entries()) {
        while (copy.circuit.initial.length < 12) copy.edit(withWireAdded(copy.circuit));
        for (let column = 0; column < 42; column++) {
          if (column % 7 === wire % 7) room.learners[wire]?.cut();
          const result = withGatePlaced(copy.circuit, { column, wire }, 'h');
          if (!('refusal' in result)) copy.edit(result.circuit);
        }
      }
      for (const learner of learners) learner.reconnect();
      for (const { copy } of learners) expect(copy.circuit).toEqual(room.server.circuit);
      expect(room.server.circuit.columns.flat()).toHaveLength(504);
    },
  );
});

const plain = ({ initial, columns }: Circuit) => ({
  initial,
  columns: columns
    .slice(0, columns.findLastIndex((column) => column.length > 0) + 1)
    .map((column) => column.map((each) => JSON.stringify(sorted(each))).sort()),
});

const sorted = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
