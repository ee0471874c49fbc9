import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import { withColumns, withDefinition, withGateAt, withInitialState } from '../circuit/edit.ts';
import { wireCount } from '../circuit/operations.ts';
import { circuits } from '../testing/arbitraries.ts';
import type { Backend } from '../backend/backend.ts';
import { plainBackend } from './state-vector/plain-backend.ts';
import { smallStateAfter } from './state-after.ts';
import { createStepper } from './stepper.ts';

const measured = circuits({
  minWires: 2,
  maxWires: 4,
  measured: true,
  initial: true,
  maxOperations: 25,
});

/** Counts the steps that a backend receives. */
function counting(): { backend: Backend; steps: () => number } {
  let steps = 0;
  const backend: Backend = {
    ...plainBackend,
    run(list, state, options) {
      steps += list.length;
      return plainBackend.run(list, state, options);
    },
  };
  return { backend, steps: () => steps };
}

describe('the stepper', () => {
  // Shows: Q5.18
  it('gives the same results as stateAfter, after any earlier calls', async () => {
    await fc.assert(
      fc.asyncProperty(
        measured,
        fc.array(fc.tuple(fc.nat(25), fc.nat(3), fc.integer({ min: -1, max: 25 })), {
          maxLength: 12,
        }),
        fc.constantFrom(1, 400, 1e6),
        async (start, edits, memory) => {
          const stepper = createStepper({ memory });
          let c = start;
          for (const [at, wire, column] of edits) {
            c = withGateAt(c, Math.min(at, c.columns.length), 'h', [wire % wireCount(c)]);
            expect(await stepper.stateAfter(c, column)).toEqual(smallStateAfter(c, column));
          }
          const other = withInitialState(c, 0, '-i');
          expect(await stepper.stateAfter(other)).toEqual(smallStateAfter(other));
        },
      ),
    );
  });

  // Shows: Q5.18
  it('does not compute columns before an edit again', async () => {
    const { backend, steps } = counting();
    const stepper = createStepper({ backend });
    let c = circuit(3).build();
    for (let column = 0; column < 50; column++) c = withGateAt(c, column, 'h', [column % 3]);
    await stepper.stateAfter(c);
    expect(steps()).toBe(50);
    await stepper.stateAfter(withGateAt(c, 47, 'x', [2]));
    expect(steps()).toBe(53);
    await stepper.stateAfter(c, 20);
    expect(steps()).toBe(53);
  });

  // Shows: Q5.18
  it("notices a changed gate of the circuit's own", async () => {
    const stepper = createStepper();
    const empty = circuit(1).build();
    const x = withDefinition(empty, {
      name: 'mine',
      wires: 1,
      body: circuit(1).x(0).build().columns,
    });
    const placed = withGateAt(x, 0, 'mine', [0]);
    await stepper.stateAfter(placed);
    const changed = withDefinition(placed, {
      name: 'mine',
      wires: 1,
      body: circuit(1).h(0).build().columns,
    });
    expect(await stepper.stateAfter(changed)).toEqual(smallStateAfter(changed));
    expect((await stepper.stateAfter(withColumns(changed, []))).amplitudes[0]).toBe(1);
  });
});
