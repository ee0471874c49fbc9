import { SharedCircuit } from '@qubloom/contract';
import { circuit } from '@qubloom/quantum';
import { describe, expect, it, vi } from 'vitest';
import { gate, place, redo, undo } from '../testing/lab-actions.ts';
import { reuseColumns, sharedLabOf, SharedLabStore } from './shared-lab-store.ts';

/** Returns two labs on one circuit. Each receives the other's edits at once. */
function pair() {
  const [mine, theirs] = [new SharedCircuit(), new SharedCircuit()];
  mine.onUpdate((update, isOwn) => isOwn && theirs.apply(update, 'ada'));
  theirs.onUpdate((update, isOwn) => isOwn && mine.apply(update, 'grace'));
  return { ada: new SharedLabStore(mine), grace: new SharedLabStore(theirs) };
}

const gates = (store: SharedLabStore) =>
  store
    .snapshot()
    .circuit.columns.map((column) =>
      column.map((each) =>
        each.kind === 'gate' ? `${each.gate}${each.targets.join('')}` : each.kind,
      ),
    );

describe('a lab over a shared circuit', () => {
  it('shows the edits of others a moment later, and continues from there', () => {
    vi.useFakeTimers();
    const { ada, grace } = pair();
    ada.dispatch(place(0, 0, gate('h')));
    expect(gates(grace)).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(gates(grace)).toEqual([['h0']]);
    ada.dispatch(place(1, 0, gate('x')));
    grace.dispatch(place(1, 1, gate('z')));
    expect(gates(grace)).toEqual([['h0'], ['x0', 'z1']]);
    vi.useRealTimers();
  });

  it("undoes and redoes one's own edits, and leaves those of others unchanged", () => {
    const { ada, grace } = pair();
    ada.dispatch(place(0, 0, gate('h')));
    grace.dispatch(place(1, 0, gate('x')));
    ada.dispatch(undo);
    expect(gates(ada)).toEqual([['x0']]);
    expect(ada.snapshot().notice.message).toBe('Undone.');
    ada.dispatch(undo);
    expect(ada.snapshot().notice).toMatchObject({
      isRefusal: true,
      message: 'There is nothing of yours to undo.',
    });
    ada.dispatch(redo);
    expect(gates(ada)).toEqual([['h0'], ['x0']]);
  });

  it('keeps gates on their wires while another learner removes a wire', () => {
    const { ada, grace } = pair();
    ada.dispatch({ kind: 'add-wire' });
    grace.dispatch(place(0, 2, gate('h')));
    ada.dispatch({ kind: 'remove-wire', wire: 0 });
    grace.dispatch(place(1, 1, gate('z')));
    expect(gates(grace)).toEqual([['h1'], ['z1']]);
  });

  it('makes one undo step of a drag of a slider', () => {
    const { ada } = pair();
    ada.dispatch(place(0, 0, gate('rx')));
    const turn = (angle: number) =>
      ada.dispatch({
        kind: 'set-angle',
        at: { column: 0, wire: 0 },
        parameter: 0,
        angle,
        gesture: 'pull',
      });
    const [before] = ada.snapshot().circuit.columns.flat();
    turn(1);
    turn(2);
    ada.dispatch(undo);
    expect(ada.snapshot().circuit.columns.flat()).toEqual([before]);
  });

  it('refuses to open a gate of one’s own, because others would not see it open', () => {
    const { ada } = pair();
    ada.dispatch(place(0, 0, gate('h')));
    ada.dispatch({ kind: 'select-all' });
    ada.dispatch({ kind: 'define', name: 'A' });
    ada.dispatch({ kind: 'open-gate', gate: 'A' });
    expect(ada.snapshot().notice.isRefusal).toBe(true);
    expect(ada.snapshot().outer).toEqual([]);
  });

  it('is the same lab when its tab is opened again', () => {
    const shared = new SharedCircuit();
    expect(sharedLabOf(shared)).toBe(sharedLabOf(shared));
  });

  it('keeps unchanged columns as the same objects, so that they are not drawn again', () => {
    const before = circuit(2).h(0).cx(0, 1).build();
    const after = circuit(2).h(0).cx(0, 1).x(0).build();
    const next = reuseColumns(before, after);
    expect(next.columns[0]).toBe(before.columns[0]);
    expect(next.columns).toHaveLength(3);
    expect(reuseColumns(before, circuit(2).h(0).cx(0, 1).build())).toBe(before);
  });
});
