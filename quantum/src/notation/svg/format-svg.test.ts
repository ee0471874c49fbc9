import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { circuit } from '../../circuit/builder.ts';
import type { Circuit } from '../../circuit/circuit.ts';
import { slotsOf, spanOf } from '../drawing/slots.ts';
import { describeCircuit } from '../drawing/operation-text.ts';
import { circuits } from '../../testing/arbitraries.ts';
import { formatSvg } from './format-svg.ts';

/** Throws unless every element is closed in order and every attribute is quoted. */
function requireWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z0-9:-]+="[^"<&]*(?:&[a-z]+;[^"<&]*)*")*)(\/?)>/g,
    (_, close: string, name: string, __, self: string) => {
      if (close === '/' && open.pop() !== name) throw new Error(`</${name}> closes nothing.`);
      if (close === '' && self === '') open.push(name);
      return '';
    },
  );
  if (open.length > 0) throw new Error(`<${open.join('> <')}> is not closed.`);
  if (/[<>]/.test(rest) || /&(?!(?:amp|lt|gt|quot|apos);)/.test(rest))
    throw new Error('There is markup in the text.');
}

const everything = circuit(4, 2)
  .initial(1, '-')
  .h(0)
  .gate('x', [2], { controls: [0], antiControls: [3] })
  .swap(0, 3)
  .rzz(Math.PI / 4, 0, 2)
  .measure(0, 1)
  .when([1], 1, (then) => then.z(3))
  .barrier()
  .reset(2)
  .define({ name: 'oracle', wires: 2, body: [] })
  .gate('oracle', [3, 1], { controls: [2] })
  .build();

// Shows: N7.1
test('any circuit is well-formed SVG', () => {
  fc.assert(
    fc.property(
      circuits({ maxWires: 5, measured: true, initial: true, maxControls: 3, selected: true }),
      (written) => {
        const svg = formatSvg(written);
        requireWellFormed(svg);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      },
    ),
  );
  expect(() => {
    requireWellFormed('<svg><g></svg>');
  }).toThrow();
});

// Shows: N7.1
test('the title and description describe the circuit in words', () => {
  const svg = formatSvg(everything, { idPrefix: 'bell' });
  expect(svg).toContain('role="img" aria-labeledby="bell-title bell-description"');
  expect(svg).toContain('<title id="bell-title">Circuit: 4 qubits, 2 classical bits</title>');
  expect(svg).toContain(`<desc id="bell-description">${describeCircuit(everything)}</desc>`);
  expect(describeCircuit(everything)).toBe(
    '4 qubits, 2 classical bits. q[1] starts in |-⟩. 1: Hadamard on q[0]. 2: Pauli X on q[2], where q[0] is 1 and q[3] is 0. 3: Swap on q[0], q[3]. 4: Rotation about ZZ by π/4 on q[0], q[2]. 5: Measure q[0] into c[1]. 6: Pauli Z on q[3], if c[1] = 1. 7: Barrier on q[0], q[1], q[2], q[3]. 8: Reset q[2]. 9: Gate oracle on q[3], q[1], where q[2] is 1.',
  );
  expect(svg).toContain('<title>Pauli X on q[2], where q[0] is 1 and q[3] is 0</title>');
  expect(formatSvg(everything, { title: 'Mine', description: 'What it does' })).toContain(
    '>Mine</title>',
  );
});

// Shows: N7.1
test('a long circuit is described in part', () => {
  const builder = circuit(1);
  for (let i = 0; i < 100; i++) builder.h(0);
  expect(describeCircuit(builder.build())).toContain('60: Hadamard on q. And 40 more.');
});

// Shows: N7.2
test('the drawing has one color, no background, and classes for style sheets', () => {
  const svg = formatSvg(everything);
  const paints = [...svg.matchAll(/ (?:stroke|fill)="([^"]*)"/g)].map(([, paint]) => paint);
  expect([...new Set(paints)].sort()).toEqual(['currentColor', 'none']);
  expect(svg).not.toContain('style=');
  for (const name of [
    'wire',
    'operation',
    'gate gate-h',
    'control-line',
    'measure',
    'reset',
    'barrier',
    'classical',
    'box',
    'cross',
  ]) {
    expect(svg).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`));
  }
});

// Shows: N7.3
test('labels and signs show states, angles, values, indices, and the order of wires', () => {
  const svg = formatSvg(everything);
  for (const label of [
    'q[0] |0⟩',
    'q[1] |−⟩',
    'c (2)',
    'H',
    'RZZ',
    'π/4',
    '[1] = 1',
    '|0⟩',
    'oracle',
  ]) {
    expect(svg).toContain(`>${label}</text>`);
  }
});

// Shows: N7.4
test('operations whose rows overlap are in different slots', () => {
  fc.assert(
    fc.property(circuits({ maxWires: 6, measured: true, maxControls: 2 }), (written) => {
      const slots = slotsOf(written);
      expect(slots.flat().length).toBe(written.columns.flat().length);
      for (const slot of slots) {
        const spans = slot.map((operation) => spanOf(operation, written));
        for (const [i, one] of spans.entries()) {
          for (const other of spans.slice(i + 1))
            expect(one.bottom < other.top || other.bottom < one.top).toBe(true);
        }
      }
    }),
  );
});

// Shows: N7.5; A16 figures
test('texts of any kind are escaped', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
      const written: Circuit = { ...circuit(1).build(), quantumRegisters: [{ name, size: 1 }] };
      requireWellFormed(formatSvg(written, { title: name, description: name }));
    }),
  );
  const nasty: Circuit = {
    ...circuit(1).build(),
    quantumRegisters: [{ name: '<script>&"\u0001\ud800', size: 1 }],
  };
  expect(formatSvg(nasty)).toContain('&lt;script&gt;&amp;&quot;\uFFFD\uFFFD |0⟩');
});

test('a hundred gates on a hundred wires are drawn quickly', () => {
  const builder = circuit(100);
  for (let i = 0; i < 2000; i++)
    builder
      .h(i % 100)
      .cx(i % 100, (i * 7 + 1) % 100 === i % 100 ? (i + 1) % 100 : (i * 7 + 1) % 100);
  expect(formatSvg(builder.build()).length).toBeGreaterThan(100_000);
});
