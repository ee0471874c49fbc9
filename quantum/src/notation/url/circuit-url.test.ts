import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circuit } from '../../circuit/builder.ts';
import type { Circuit } from '../../circuit/circuit.ts';
import { emptyCircuit, withColumnInserted } from '../../circuit/edit.ts';
import { circuits, randomUnitary } from '../../testing/arbitraries.ts';
import { BitWriter } from './bit-stream.ts';
import { checksumOf } from './checksum.ts';
import { formatCircuitUrl } from './format-circuit-url.ts';
import { parseCircuitUrl } from './parse-circuit-url.ts';

const bell = circuit(2).h(0).cx(0, 1).build();

function messageOf(text: string): string {
  const result = parseCircuitUrl(text);
  return result.ok ? '' : result.message;
}

/** Returns a link with a correct checksum around any characters. */
function sealed(body: string): string {
  const checksum = new BitWriter();
  checksum.bits(checksumOf(body), 24);
  return body + checksum.text();
}

// Shows: N8.1
describe('writing and reading', () => {
  test('preserve random circuits of every kind exactly', () => {
    fc.assert(
      fc.property(
        circuits({ maxWires: 6, measured: true, initial: true, maxControls: 4, selected: true }),
        (written) => {
          expect(parseCircuitUrl(formatCircuitUrl(written))).toEqual({
            ok: true,
            circuit: written,
          });
        },
      ),
      { numRuns: 200 },
    );
  });

  test('preserve numbers of any size exactly', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (angle) => {
        const written = circuit(1).rx(angle, 0).build();
        expect(parseCircuitUrl(formatCircuitUrl(written))).toEqual({ ok: true, circuit: written });
      }),
      { numRuns: 500, examples: [[-0], [Math.PI / 3], [0.1], [1e-300], [12345.678]] },
    );
  });

  test('preserve registers and gates of any name, definitions in any order, empty columns, and sliders', () => {
    const [[head]] = circuit(3)
      .gate('p', [2], { parameters: [0.5], controls: [0] })
      .build().columns;
    const tied = { ...head, sources: [{ name: 'θ', times: 2, plus: -0.5 }] } as typeof head;
    const written: Circuit = {
      ...emptyCircuit(3, 2),
      quantumRegisters: [
        { name: 'a', size: 1 },
        { name: 'größer 😀 "\ud800', size: 2 },
      ],
      classicalRegisters: [{ name: 'my_bits-0', size: 2 }],
      initial: ['+', '-i', '1'],
      definitions: [
        {
          name: 'outer',
          wires: 2,
          body: [
            [
              {
                kind: 'gate',
                gate: 'any',
                parameters: [],
                targets: [1],
                controls: [{ wire: 0, on: 0 }],
              },
            ],
          ],
        },
        { name: 'any', wires: 1, matrix: randomUnitary(2, 5) },
      ],
      columns: [
        [],
        [tied],
        [
          {
            kind: 'gate',
            gate: 'outer',
            parameters: [],
            targets: [2, 0],
            controls: [],
            condition: { bits: [1, 0], equals: 2 },
          },
        ],
        [{ kind: 'barrier', wires: [0, 2] }],
        [{ kind: 'measure', wire: 1, bit: 0, condition: { bits: [1], equals: 0 } }],
        [{ kind: 'reset', wire: 1 }],
      ],
    };
    expect(parseCircuitUrl(formatCircuitUrl(written))).toEqual({ ok: true, circuit: written });
    const frozen = parseCircuitUrl(formatCircuitUrl(written));
    expect(frozen.ok && Object.isFrozen(frozen.circuit.columns[1][0])).toBe(true);
  });

  test('preserve an empty circuit, and ignore what a sentence leaves around a link', () => {
    const nothing = emptyCircuit(0);
    expect(parseCircuitUrl(formatCircuitUrl(nothing))).toEqual({ ok: true, circuit: nothing });
    for (const around of [' L\n', 'L.', '(L)', '<L>', 'L).', '"L",'])
      expect(parseCircuitUrl(around.replace('L', formatCircuitUrl(bell)))).toEqual({
        ok: true,
        circuit: bell,
      });
  });
});

// Shows: N8.2
describe('short and safe links', () => {
  // Shows: lab: short links
  test('a Bell pair takes 14 characters', () => {
    expect(formatCircuitUrl(bell)).toHaveLength(14);
    expect(formatCircuitUrl(circuit(2).h(0).cx(0, 1).measureAll().build()).length).toBeLessThan(20);
  });

  test('every character is allowed in a URL, and the version comes first', () => {
    fc.assert(
      fc.property(circuits({ maxWires: 4, measured: true }), (written) => {
        expect(formatCircuitUrl(written)).toMatch(/^1[A-Za-z0-9_-]+$/);
      }),
    );
  });

  test('a hundred gates take fewer than 320 characters', () => {
    const builder = circuit(5);
    for (let i = 0; i < 50; i++) builder.h(i % 5).cx(i % 5, (i + 1) % 5);
    expect(formatCircuitUrl(builder.build()).length).toBeLessThan(320);
  });
});

// Shows: N8.3
describe('damage is detected', () => {
  const link = formatCircuitUrl(circuit(3, 1).h(0).rz(0.25, 1).cx(0, 2).measure(2, 0).build());

  test('in up to four neighboring characters', () => {
    const character = fc.constantFrom(
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
    );
    fc.assert(
      fc.property(
        fc.nat(link.length - 1),
        fc.array(character, { minLength: 1, maxLength: 4 }),
        (at, others) => {
          const damaged = (
            link.slice(0, at) +
            others.join('') +
            link.slice(at + others.length)
          ).slice(0, link.length);
          fc.pre(damaged !== link);
          expect(parseCircuitUrl(damaged).ok).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('if the text is cut off, empty, foreign, or of another version', () => {
    for (let length = 0; length < link.length; length++)
      expect(parseCircuitUrl(link.slice(0, length)).ok).toBe(false);
    expect(messageOf(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).toContain('damaged');
    expect(messageOf('https://example.org/#x')).toContain('no link to a circuit');
    expect(messageOf(sealed('2AAAAAAA'))).toContain('of form "2"');
    expect(messageOf('1'.repeat(3_000_000))).toContain('At most 2000000');
  });

  test('if a correct checksum is around nonsense, and quickly', () => {
    const body = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'),
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(body, (text) => {
        const result = parseCircuitUrl(sealed(`1${text}`));
        if (!result.ok) expect(result.message).not.toBe('');
      }),
      { numRuns: 3000 },
    );
    expect(messageOf(sealed(`1${'_'.repeat(2000)}`))).not.toBe('');
    expect(messageOf(sealed(`1${'A'.repeat(2000)}`))).toBe('');
  });
});

// Shows: N8.4
test('links of the first version stay readable', () => {
  const everything = circuit(3, 2)
    .h(0)
    .x(1)
    .y(2)
    .z(0)
    .s(1)
    .sdg(2)
    .t(0)
    .tdg(1)
    .sx(2)
    .sxdg(0)
    .rx(0.1, 1)
    .ry(0.2, 2)
    .rz(Math.PI / 3, 0)
    .p(-Math.PI, 1)
    .u(0.1, 0.2, 0.3, 2)
    .id(0)
    .swap(0, 1)
    .iswap(1, 2)
    .gate('iswapdg', [0, 2])
    .rxx(0.5, 0, 1)
    .ryy(0.6, 1, 2)
    .rzz(0.7, 0, 2)
    .measure(0, 1)
    .reset(0)
    .barrier()
    .build();
  const kept = '1GIHiYACgoMYEQsGYDoiDSClCEXIRBsAgjUCI6QhhFCMF4DAQYsDIgZihKDRkJgakhOD4h6B4YwFUBZ';
  expect(formatCircuitUrl(everything)).toBe(kept);
  expect(parseCircuitUrl(kept)).toEqual({ ok: true, circuit: everything });
});

// Shows: N8.1
test('columns that were inserted empty stay', () => {
  const written = withColumnInserted(bell, 1);
  expect(parseCircuitUrl(formatCircuitUrl(written))).toEqual({ ok: true, circuit: written });
});
