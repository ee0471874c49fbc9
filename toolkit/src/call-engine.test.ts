import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngineCall, parsePicture, parseReport, type EngineReply } from './index.ts';

const call = createEngineCall();
const ask = (request: unknown) => JSON.parse(call(JSON.stringify(request))) as EngineReply;

const bell = {
  quantumRegisters: [{ name: 'q', size: 2 }],
  classicalRegisters: [],
  definitions: [],
  operations: [
    { kind: 'gate', gate: 'h', targets: [0], controls: [], parameters: [] },
    { kind: 'gate', gate: 'x', targets: [1], controls: [{ wire: 0, on: 1 }], parameters: [] },
  ],
};

describe('a call of the engine', () => {
  it('answers every request, and never throws', () => {
    const answered = (text: string) => {
      const reply = JSON.parse(call(text)) as EngineReply;
      expect('result' in reply || reply.error.sentence.length > 0).toBe(true);
    };
    const actions = fc.constantFrom(
      'counts',
      'state',
      'describe',
      'evolve',
      'entries',
      'toString',
      '',
    );
    fc.assert(fc.property(fc.string(), answered));
    fc.assert(
      fc.property(actions, fc.jsonValue(), fc.jsonValue(), (action, circuit, other) => {
        answered(
          JSON.stringify({ do: action, circuit, state: other, matrix: other, shots: other }),
        );
      }),
    );
  });

  it('says what a circuit lacks, and what is too large', () => {
    const wrong = { ...bell, operations: [{ ...bell.operations[0], targets: [7] }] };
    expect(ask({ do: 'state', circuit: wrong })).toEqual({
      error: { code: 'circuit', sentence: 'There is no wire 7.' },
    });
    const large = { ...bell, quantumRegisters: [{ name: 'q', size: 25 }] };
    expect(ask({ do: 'state', circuit: large })).toMatchObject({ error: { code: 'too-large' } });
  });

  it('keeps a state until it is released', () => {
    const kept = ask({ do: 'state', circuit: bell });
    if (!('result' in kept)) throw new Error('No state came.');
    const { state } = kept.result as { state: number };
    const half = Math.SQRT1_2;
    expect(ask({ do: 'amplitudes', state })).toEqual({
      result: [half, 0, 0, 0, 0, 0, half, 0].map((value): unknown => expect.closeTo(value, 12)),
    });
    ask({ do: 'forgetState', state });
    expect(ask({ do: 'amplitudes', state })).toMatchObject({ error: { code: 'value' } });
  });

  it('refuses more states than fit', () => {
    const own = createEngineCall();
    const large = { ...bell, quantumRegisters: [{ name: 'q', size: 24 }], operations: [] };
    const replies = [1, 2, 3].map(() => own(JSON.stringify({ do: 'state', circuit: large })));
    expect(replies[1]).toContain('result');
    expect(replies[2]).toContain('too-large');
  }, 60_000);
});

describe('what a program shows', () => {
  it('is parsed if it has the right form', () => {
    const picture = { kind: 'bloch', title: '', vectors: [[0, 0, 1]] };
    expect(parsePicture(picture)).toEqual(picture);
    expect(parsePicture({ ...picture, more: '<script>' })).toEqual(picture);
  });

  it.each([
    '"text"',
    'null',
    '[]',
    '{"kind":"bloch","title":"","vectors":[[0,0]]}',
    '{"kind":"bloch","title":"","vectors":[[0,0,"1"]]}',
    '{"kind":"histogram","title":"","unit":"apples","series":[]}',
    '{"kind":"histogram","title":"","unit":"counts","series":[{"name":"","bars":[["0"]]}]}',
    '{"kind":"circuit","title":"","circuit":{"version":1}}',
    `{"kind":"bloch","title":"${'x'.repeat(300)}","vectors":[]}`,
  ])('is refused if it does not: %s', (text) => {
    expect(parsePicture(JSON.parse(text))).toBeUndefined();
  });

  it('is not a report if lines and operations do not match', () => {
    const reply = ask({ do: 'describe', circuit: bell, lines: [3, 4] });
    if (!('result' in reply)) throw new Error('No circuit came.');
    const { circuit } = reply.result as { circuit: unknown };
    expect(parseReport([{ name: 'bell', circuit, line: 2, lines: [[3], [4]] }])).toHaveLength(1);
    expect(parseReport([{ name: 'bell', circuit, line: 2, lines: [[3]] }])).toBeUndefined();
    expect(parseReport([{ name: 'bell', circuit, line: 2, lines: [[3], ['4']] }])).toBeUndefined();
    expect(parseReport([{ name: 'bell', circuit, lines: [[3], [4]] }])).toBeUndefined();
    expect(parseReport([{ name: 'big', sentence: 'Too many.' }])).toHaveLength(1);
    expect(parseReport({})).toBeUndefined();
  });
});
