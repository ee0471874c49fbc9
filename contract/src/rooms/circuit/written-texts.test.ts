import { arithmeticGate, circuit, findGate, type Circuit } from '@qubloom/quantum';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { isReadyGateName, readyGateNames } from '../gate-names.ts';
import { SharedCircuit } from './shared-circuit.ts';
import { writtenTexts, type WrittenTexts } from './written-texts.ts';

/** A page, and a server's copy of the document that checks each update before applying it. */
function watched() {
  const page = new SharedCircuit();
  const doc = new Y.Doc();
  const seen: WrittenTexts[] = [];
  page.onUpdate((update, isOwn) => {
    if (!isOwn) return;
    const texts = writtenTexts(doc, update);
    if (texts === null) throw new Error('An update of ours was not understood.');
    seen.push(texts);
    Y.applyUpdate(doc, update);
  });
  const names = () => [...new Set(seen.splice(0).flatMap((texts) => texts.names))];
  const others = () => [...new Set(seen.splice(0).flatMap((texts) => texts.others))];
  return { page, doc, names, others };
}

const withGate = (name: string): Circuit =>
  circuit(2)
    .define({ name, wires: 1, body: [circuit(1).h(0).build().columns[0] ?? []] })
    .gate(name, [0])
    .build();

/** Update made by a program that is not one of our pages. */
function handmade(write: (doc: Y.Doc) => void, before?: Y.Doc): Uint8Array {
  const doc = new Y.Doc();
  if (before) Y.applyUpdate(doc, Y.encodeStateAsUpdate(before));
  const since = Y.encodeStateVector(doc);
  write(doc);
  return Y.encodeStateAsUpdate(doc, since);
}

describe('the texts that an update writes', () => {
  it('include the names of gates, in their definitions and where they are placed', () => {
    const { page, names } = watched();
    page.edit(withGate('p5558675309'));
    expect(names()).toEqual(['p5558675309']);
    page.edit(
      circuit(2)
        .define(...withGate('p5558675309').definitions)
        .h(0)
        .build(),
    );
    expect(names()).toEqual([]);
  });

  it('include names that look like the keys of columns', () => {
    const { page, names } = watched();
    page.edit(withGate('d5558675309'));
    expect(names()).toEqual(['d5558675309']);
  });

  it('are found in gates within gates, and in a renamed gate', () => {
    const { page, doc, names } = watched();
    page.edit(circuit(2).x(0).build());
    names();
    const [id = ''] = doc.getMap('parts').keys();
    const rename = handmade((copy) => {
      const part = copy.getMap('parts').get(id);
      if (part instanceof Y.Map) part.set('gate', 'd5558675309');
    }, doc);
    expect(writtenTexts(doc, rename)?.names).toEqual(['d5558675309']);
    const nested = handmade((copy) =>
      copy.getMap('definitions').set('A', {
        wires: 1,
        body: [[{ kind: 'gate', gate: 'inner', parameters: [], targets: [0], controls: [] }]],
      }),
    );
    expect(writtenTexts(doc, nested)?.names).toEqual(['A', 'inner']);
  });

  it('include the signs of a task and its key', () => {
    const { page, others } = watched();
    page.task.start({ lessonId: 3, taskId: 'make-a-bell-pair' });
    page.task.put(new Map([['0,0', 'RX(5558675309)']]));
    expect(others()).toEqual(['make-a-bell-pair', '3.make-a-bell-pair 0,0', 'RX(5558675309)']);
  });

  it('include numbers with many digits, if somebody could read them', () => {
    const { doc } = watched();
    const condition = { bits: [0], equals: 5_558_675_309 };
    const update = handmade((copy) => {
      copy.getMap('parts').set('a-0', new Y.Map<unknown>([['condition', condition]]));
      copy.getMap('game').set('seed', 4_000_000_000);
    });
    expect(writtenTexts(doc, update)?.others).toEqual(['5558675309']);
  });

  it('include texts in places that no page writes to, and the names of these places', () => {
    const { doc } = watched();
    const update = handmade((copy) => copy.getMap('notes').set('to grace', { text: ['call me'] }));
    expect(writtenTexts(doc, update)?.names).toEqual(['notes', 'to grace', 'text', 'call me']);
    const inPart = handmade((copy) =>
      copy.getMap('parts').set('a-0', new Y.Map<unknown>([['label', 'hello']])),
    );
    expect(writtenTexts(doc, inPart)?.names).toEqual(['label', 'hello']);
  });

  it('cannot be hidden in content that an update overwrites, deletes, or sends out of order', () => {
    const { doc } = watched();
    const overwritten = Y.mergeUpdates([
      handmade((copy) => copy.getMap('initial').set('a0', 'first words')),
      handmade((copy) => copy.getMap('initial').set('a0', '+')),
    ]);
    expect(writtenTexts(doc, overwritten)?.names).toContain('first words');
    const source = new Y.Doc();
    source.getMap('definitions').set('A', 1);
    const early = handmade((copy) => copy.getMap('definitions').set('A', 'call me'), source);
    expect(writtenTexts(doc, early)?.names).toEqual(['call me']);
  });

  it.each([
    ['letter by letter', (doc: Y.Doc) => doc.getText('parts').insert(0, 'call me')],
    ['as bytes', (doc: Y.Doc) => doc.getMap('definitions').set('A', new Uint8Array([104, 105]))],
    ['as a document within', (doc: Y.Doc) => doc.getMap('parts').set('a-0', new Y.Doc())],
    ['in a list that grows', (doc: Y.Doc) => doc.getMap('parts').set('a-0', new Y.Array())],
    ['as a page', (doc: Y.Doc) => doc.getMap('parts').set('a-0', new Y.XmlElement('b'))],
  ])('are not written %s by any page of ours', (_, write) => {
    expect(
      writtenTexts(
        new Y.Doc(),
        handmade((doc) => void write(doc)),
      ),
    ).toBeNull();
  });

  it('are empty while learners use only the built-in gates', () => {
    const part = fc.record({
      wire: fc.nat(2),
      gate: fc.constantFrom('h', 'x', 'z', 't'),
      isMeasured: fc.boolean(),
    });
    const built = fc.array(part, { maxLength: 12 }).map((parts) => {
      const builder = circuit(4, 3);
      for (const { wire, gate, isMeasured } of parts) {
        if (isMeasured) builder.measure(wire, wire);
        else builder.gate(gate, [wire], { controls: [{ wire: 3, on: 1 }] });
      }
      return builder.build();
    });
    fc.assert(
      fc.property(
        fc.array(built, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (edits, isUndone) => {
          const { page, names, others } = watched();
          for (const next of edits) page.edit(next);
          if (isUndone) page.undo();
          page.game.start(123_456_789);
          page.game.sit(7_654_321, 'alice');
          page.game.answer('alice', { bit: 1, way: 'own' });
          expect(names()).toEqual([]);
          expect(others()).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a gate name that everybody may use', () => {
  it.each(readyGateNames)(
    'may be %s, which a lab accepts and no gate of the catalog has',
    (name) => {
      expect(isReadyGateName(name)).toBe(true);
      expect(name).toMatch(/^[a-z][a-z0-9_]{0,11}$/i);
      expect(findGate(name.toLowerCase())).toBeUndefined();
    },
  );

  it('may be the name of an arithmetic gate', () => {
    const counting = [
      arithmeticGate({ kind: 'add', wires: 8, amount: 1 }),
      arithmeticGate({ kind: 'add', wires: 3, amount: -1 }),
      arithmeticGate({ kind: 'add-register', size: 2, sign: 1 }),
      arithmeticGate({ kind: 'multiply', factor: 7, modulus: 15 }),
    ];
    for (const { name } of counting) expect([name, isReadyGateName(name)]).toEqual([name, true]);
  });

  it.each(['p5558675309', 'star', 'Star2', '×555 mod 867', '+1 mod 8 call me', '+555 mod 256', ''])(
    'is not %j',
    (name) => {
      expect(isReadyGateName(name)).toBe(false);
    },
  );
});
