import {
  circuit,
  emptyCircuit,
  problemsOf,
  trimmed,
  withColumnInserted,
  withGatePlaced,
  withoutColumn,
  withoutPartAt,
  withoutWire,
  withParameter,
  withPartMoved,
  withWireAdded,
  withWireMoved,
  type CellEditResult,
  type Circuit,
} from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { roomLimits } from '../limits.ts';
import { formatUpdate, parseUpdate, SharedCircuit } from './shared-circuit.ts';

const made = (result: CellEditResult): Circuit => {
  if ('refusal' in result) throw new Error(result.refusal.code);
  return result.circuit;
};
const place = (shared: SharedCircuit, column: number, wire: number, gate: string) =>
  shared.edit(made(withGatePlaced(shared.circuit, { column, wire }, gate)));

/** Two copies of one circuit, which exchange updates only when they meet. */
function pair(start?: Circuit) {
  const [ada, grace] = [new SharedCircuit(), new SharedCircuit()];
  const meet = () => {
    const [toGrace, toAda] = [ada.encode(grace.stateVector()), grace.encode(ada.stateVector())];
    ada.apply(toAda, 'grace');
    grace.apply(toGrace, 'ada');
    expect(grace.circuit).toEqual(ada.circuit);
    expect(problemsOf(ada.circuit)).toEqual([]);
  };
  if (start) {
    ada.edit(start);
    meet();
  }
  return { ada, grace, meet };
}

const gates = ({ columns }: Circuit) =>
  columns.map((column) =>
    column
      .map((each) => (each.kind === 'gate' ? `${each.gate}${each.targets.join('')}` : each.kind))
      .sort()
      .join(' '),
  );

describe('a shared circuit', () => {
  it('starts with two empty wires', () => {
    expect(new SharedCircuit().circuit).toEqual(emptyCircuit(2));
  });

  it('holds the edited circuit after an edit, and reloads from its saved form', () => {
    const wanted = circuit(3)
      .initial(0, 'i')
      .h(1)
      .cx(1, 2)
      .rx(0.5, 0)
      .measure(0, 0)
      .when(0, 1, (then) => then.z(2))
      .build();
    const shared = new SharedCircuit();
    shared.edit(wanted);
    expect(trimmed(shared.circuit)).toEqual(trimmed(wanted));
    expect(new SharedCircuit(shared.encode()).circuit).toEqual(shared.circuit);
  });

  it('keeps the gates of two learners who place at once, even in one cell', () => {
    const { ada, grace, meet } = pair();
    place(ada, 0, 0, 'h');
    place(grace, 0, 1, 'x');
    meet();
    expect(gates(ada.circuit)).toEqual(['h0 x1']);
    place(ada, 1, 0, 'z');
    place(grace, 1, 0, 'y');
    meet();
    expect(gates(ada.circuit).slice(1).sort()).toEqual(['y0', 'z0']);
  });

  it('keeps a gate in its column while another learner inserts a column before it', () => {
    const { ada, grace, meet } = pair(circuit(2).h(0).x(0).build());
    ada.edit(withColumnInserted(ada.circuit, 1));
    place(grace, 1, 1, 'z');
    meet();
    expect(gates(ada.circuit)).toEqual(['h0', '', 'x0 z1']);
  });

  it('keeps a gate on its wire while another learner removes or moves the wire before it', () => {
    const { ada, grace, meet } = pair(circuit(3).h(2).build());
    ada.edit(withoutWire(ada.circuit, 0), { previousWires: [1, 2] });
    place(grace, 1, 2, 'z');
    meet();
    expect(gates(ada.circuit)).toEqual(['h1', 'z1']);
    ada.edit(withWireMoved(ada.circuit, 1, 0), { previousWires: [1, 0] });
    place(grace, 2, 1, 'x');
    meet();
    expect(gates(ada.circuit)).toEqual(['h0', 'z0', 'x0']);
  });

  it('restores a wire or column that one learner removed while another built on it', () => {
    const { ada, grace, meet } = pair(circuit(3).h(0).x(0).build());
    ada.edit(withoutWire(ada.circuit, 2), { previousWires: [0, 1] });
    ada.edit(withoutColumn(ada.circuit, 0));
    place(grace, 0, 2, 'z');
    meet();
    expect(gates(ada.circuit)).toEqual(['z2', 'x0']);
  });

  it('adds one wire when two learners add one at once', () => {
    const { ada, grace, meet } = pair();
    ada.edit(withWireAdded(ada.circuit));
    grace.edit(withWireAdded(grace.circuit));
    meet();
    expect(ada.circuit.initial).toHaveLength(3);
  });

  it('keeps both a move and a change of angle of one gate', () => {
    const { ada, grace, meet } = pair(circuit(2).rx(0.5, 0).build());
    ada.edit(made(withPartMoved(ada.circuit, { column: 0, wire: 0 }, { column: 2, wire: 1 })));
    grace.edit(made(withParameter(grace.circuit, { column: 0, wire: 0 }, 0, 2)));
    meet();
    expect(ada.circuit.columns.flat()).toMatchObject([
      { gate: 'rx', parameters: [2], targets: [1] },
    ]);
    expect(ada.circuit.columns.at(2)).toHaveLength(1);
  });

  it("undoes and redoes only a copy's own edits, one edit at a time", () => {
    const { ada, grace, meet } = pair();
    place(ada, 0, 0, 'h');
    meet();
    place(grace, 1, 0, 'x');
    meet();
    place(ada, 2, 0, 'z');
    meet();
    ada.undo();
    ada.undo();
    meet();
    expect(gates(grace.circuit).filter((column) => column !== '')).toEqual(['x0']);
    expect(ada.canUndo).toBe(false);
    ada.undo();
    ada.redo();
    meet();
    expect(gates(grace.circuit).filter((column) => column !== '')).toEqual(['h0', 'x0']);
  });

  it('makes one step of undo from edits that continue each other', () => {
    const shared = new SharedCircuit();
    shared.edit(circuit(2).rx(0.5, 0).build());
    const cell = { column: 0, wire: 0 };
    shared.edit(made(withParameter(shared.circuit, cell, 0, 1)));
    shared.edit(made(withParameter(shared.circuit, cell, 0, 2)), { isContinuation: true });
    shared.undo();
    expect(shared.circuit.columns.flat()).toMatchObject([{ parameters: [0.5] }]);
  });

  it('names the authors of changes by others', () => {
    const { ada, grace, meet } = pair();
    place(ada, 0, 0, 'h');
    place(grace, 1, 0, 'x');
    meet();
    expect(ada.authors()).toEqual([{ column: 1, operation: 0, author: 'grace' }]);
    expect(grace.authors()).toEqual([{ column: 0, operation: 0, author: 'ada' }]);
  });

  it('splits an edit into updates that fit a message, and undoes all of them', () => {
    const builder = circuit(4);
    for (let i = 0; i < 500; i++) builder.rx(i / 100, i % 4);
    const large = builder.build();
    const [shared, other] = [new SharedCircuit(), new SharedCircuit()];
    const sizes: number[] = [];
    shared.onUpdate((update, isOwn) => {
      expect(isOwn).toBe(true);
      const text = formatUpdate(update);
      sizes.push(text.length);
      other.apply(parseUpdate(text) ?? update);
    });
    shared.edit(large);
    expect(other.circuit.columns).toEqual(large.columns);
    shared.edit(emptyCircuit(2));
    shared.undo();
    expect(other.circuit.columns.flat()).toHaveLength(500);
    shared.undo();
    expect(other.circuit.columns.flat()).toEqual([]);
    expect(Math.max(...sizes)).toBeLessThan(roomLimits.circuitDataLength);
  });

  it('refuses circuits larger than a room keeps', () => {
    const shared = new SharedCircuit();
    expect(shared.edit(emptyCircuit(25))).toBe('too-many-wires');
    const long = { ...emptyCircuit(1), columns: Array.from({ length: 1001 }, () => []) };
    expect(shared.edit(long)).toBe('too-many-columns');
    expect(shared.circuit).toEqual(emptyCircuit(2));
  });

  it('refuses bytes that are not an update, and notices missing updates', () => {
    const shared = new SharedCircuit();
    expect(shared.apply(new Uint8Array([7, 3, 255, 255, 1]))).toBe(false);
    expect(shared.circuit).toEqual(emptyCircuit(2));
    const other = new SharedCircuit();
    place(other, 0, 0, 'h');
    const known = other.stateVector();
    place(other, 1, 0, 'h');
    shared.apply(other.encode(known));
    expect(shared.hasGaps).toBe(true);
    shared.apply(other.encode());
    expect(shared.hasGaps).toBe(false);
    expect(gates(shared.circuit)).toEqual(['h0', 'h0']);
  });

  it('removes a control from a gate that has moved onto its wire', () => {
    const { ada, grace, meet } = pair(circuit(3).cx(0, 1).build());
    ada.edit(made(withPartMoved(ada.circuit, { column: 0, wire: 0 }, { column: 0, wire: 2 })));
    grace.edit(made(withPartMoved(grace.circuit, { column: 0, wire: 1 }, { column: 0, wire: 2 })));
    meet();
    expect(ada.circuit.columns.flat()).toHaveLength(1);
    ada.edit(made(withoutPartAt(ada.circuit, { column: 0, wire: 2 })));
    meet();
    expect(ada.circuit.columns.flat()).toEqual([]);
  });
});
