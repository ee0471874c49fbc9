import { mergeUpdates, roomLimits } from '@qubloom/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import { SharedCircuit } from './shared-circuit.ts';

function editOf(...gates: readonly string[]): Buffer {
  const doc = new Doc();
  for (const gate of gates) doc.getMap('gates').set(gate, { name: 'H', wires: [0, 1] });
  return Buffer.from(encodeStateAsUpdate(doc));
}
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

function gatesIn(state: Uint8Array): string[] {
  const doc = new Doc();
  applyUpdate(doc, state);
  return [...doc.getMap('gates').keys()].toSorted();
}

// Shows: R14
test('edits may come in any order and twice, and still merge', () => {
  const edits = [editOf('a'), editOf('b'), editOf('c')];
  const circuit = new SharedCircuit([]);
  for (const edit of [edits[2], edits[0], edits[2], edits[1]]) if (edit) circuit.apply(edit);
  expect(gatesIn(circuit.state())).toEqual(['a', 'b', 'c']);
  expect(gatesIn(mergeUpdates(edits))).toEqual(['a', 'b', 'c']);
});

// Shows: R15
test('a circuit grows to its limit and no further', () => {
  const circuit = new SharedCircuit([]);
  let taken = 0;
  for (let n = 0; n < 40; n += 1) {
    const update = circuit.parse(base64(editOf(`${String(n)} ${'x'.repeat(10_000)}`)));
    if (update === null) break;
    circuit.apply(update);
    taken += 1;
  }
  expect(taken).toBeGreaterThan(20);
  expect(circuit.state().length).toBeLessThanOrEqual(roomLimits.circuitSize);
});

// Shows: R15
test('bytes that a document can read but a merge cannot are refused', () => {
  const update =
    'AQLMmczEgAAoAQVnYXRKcwFhAXYCBG5hbWV3AUgFd2lyZXN1An0AfQEoAQVnYXRlcwFiAXYCBG5hbWV3AUgFd2lyZXN1An0AfQEA';
  const bytes = Buffer.from(update, 'base64');
  expect(() => applyUpdate(new Doc(), bytes)).not.toThrow();
  expect(() => mergeUpdates([bytes, editOf('a')])).toThrow();
  expect(new SharedCircuit([]).parse(update)).toBeNull();
});

// Shows: R15; A13 broken
test(
  'whatever bytes arrive, a room that accepted them can be loaded again',
  { tags: ['exhaustive'] },
  () => {
    const good = editOf('a', 'b');
    const broken = fc
      .array(
        fc.tuple(fc.integer({ min: 0, max: good.length - 1 }), fc.integer({ min: 0, max: 255 })),
        { minLength: 1, maxLength: 6 },
      )
      .map((changes) => {
        const bytes = Buffer.from(good);
        for (const [place, byte] of changes) bytes[place] = byte;
        return bytes;
      });
    fc.assert(
      fc.property(
        fc.array(fc.oneof(broken, fc.uint8Array({ maxLength: 60 })), {
          minLength: 1,
          maxLength: 4,
        }),
        (sent) => {
          const circuit = new SharedCircuit([editOf('kept')]);
          const stored: Uint8Array[] = [editOf('kept')];
          for (const bytes of sent) {
            const update = circuit.parse(base64(bytes));
            if (update === null) continue;
            stored.push(update);
            circuit.apply(update);
          }
          expect(gatesIn(circuit.state())).toContain('kept');
          expect(gatesIn(new SharedCircuit(stored).state())).toContain('kept');
          expect(gatesIn(new SharedCircuit([mergeUpdates(stored)]).state())).toContain('kept');
        },
      ),
      { numRuns: 500 },
    );
  },
);
