import { describe, expect, test } from 'vitest';
import type { Circuit } from '../../circuit/circuit.ts';
import { withParameters } from '../../circuit/parameters.ts';
import { exactDistribution } from '../../simulate/exact-distribution.ts';
import { smallStateAfter } from '../../simulate/state-after.ts';
import { isQuirk } from './is-quirk.ts';
import { parseQuirk } from './parse-quirk.ts';

/*
 * Expected states are computed by hand from Quirk's manual and its gate descriptions ("Principle square root of Not.",
 * "Adds 1 to the little-endian number"), not from the reader. Wire 0 is the top one and the least significant.
 */

const link = (circuit: unknown) => `https://algassert.com/quirk#circuit=${JSON.stringify(circuit)}`;

function circuitOf(data: unknown): Circuit {
  const read = parseQuirk(typeof data === 'string' ? data : link(data));
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.circuit;
}

function problemsOf(data: unknown): readonly string[] {
  const read = parseQuirk(typeof data === 'string' ? data : link(data));
  return read.ok ? [] : read.problems;
}

type Amplitude = number | readonly [re: number, im: number];

/** Compares states up to a global phase, which cannot be observed. */
function expectState(circuit: Circuit, wanted: readonly Amplitude[]): void {
  const { amplitudes } = smallStateAfter(circuit);
  const found = wanted.map((_, i) => [amplitudes[2 * i], amplitudes[2 * i + 1]] as const);
  const expected = wanted.map((each) => (typeof each === 'number' ? ([each, 0] as const) : each));
  expect(amplitudes.length).toBe(2 * wanted.length);
  let [re, im] = [0, 0];
  for (const [i, [a, b]] of expected.entries()) {
    re += a * found[i][0] + b * found[i][1];
    im += a * found[i][1] - b * found[i][0];
  }
  expect(Math.hypot(re, im)).toBeCloseTo(1, 6);
}

const half = Math.SQRT1_2;
const polar = (angle: number, length = 1): Amplitude => [
  length * Math.cos(angle),
  length * Math.sin(angle),
];

// Shows: N9.1
describe('gates of a Quirk link', () => {
  test.each<readonly [name: string, data: object, state: readonly Amplitude[]]>([
    ['a Bell pair', { cols: [['H'], ['•', 'X']] }, [half, 0, 0, half]],
    ['the top wire as the lowest bit', { cols: [[1, 'X']] }, [0, 0, 1, 0]],
    ['an anti-control', { cols: [['H'], ['◦', 'X']] }, [0, half, half, 0]],
    [
      'all gates of a column under its controls',
      { cols: [['H'], ['•', 'X', 'X']] },
      [half, 0, 0, 0, 0, 0, 0, half],
    ],
    [
      'two controls',
      {
        cols: [
          ['X', 'X'],
          ['•', '•', 'X'],
        ],
      },
      [0, 0, 0, 0, 0, 0, 0, 1],
    ],
    ['a swap', { cols: [['X'], ['Swap', 1, 'Swap']] }, [0, 0, 0, 0, 1, 0, 0, 0]],
    [
      'a swap under a control',
      {
        cols: [
          ['X', 'X'],
          ['Swap', '•', 'Swap'],
        ],
      },
      [0, 0, 0, 0, 0, 0, 1, 0],
    ],
    ['Y', { cols: [['Y']] }, [0, [0, 1]]],
    ['H, Z, H', { cols: [['H'], ['Z'], ['H']] }, [0, 1]],
    // Half a NOT on 0 leaves (1 + i)/2 |0> + (1 - i)/2 |1>.
    [
      'a square root of X',
      { cols: [['X^½']] },
      [
        [0.5, 0.5],
        [0.5, -0.5],
      ],
    ],
    [
      'its adjoint',
      { cols: [['X^-½']] },
      [
        [0.5, -0.5],
        [0.5, 0.5],
      ],
    ],
    [
      'S and T: a phase of 3/4 pi',
      { cols: [['H'], ['Z^½'], ['Z^¼']] },
      [half, polar((3 * Math.PI) / 4, half)],
    ],
    [
      'an eighth and a sixteenth',
      { cols: [['H'], ['Z^⅛'], ['Z^⅟₁₆']] },
      [half, polar((3 * Math.PI) / 16, half)],
    ],
    ['a square root of Y', { cols: [['Y^½']] }, [half, half]],
    ['init', { cols: [['…']], init: [1, '+', 0] }, [0, half, 0, half, 0, 0, 0, 0]],
    ['init along Y', { cols: [], init: ['i', '-i'] }, [0.5, [0, 0.5], [0, -0.5], 0.5]],
    // Controls along X act on |->, so on |+> only an anti-control does.
    ['an anti-control along X', { cols: [['H'], ['⊕', 'X']] }, [0, 0, half, half]],
    ['a control along X', { cols: [['X'], ['H'], ['⊖', 'X']] }, [0, 0, half, -half]],
    [
      'parity controls: 1 and 1 are even',
      {
        cols: [
          ['X', 'X'],
          ['zpar', 'zpar', 'X'],
        ],
      },
      [0, 0, 0, 1, 0, 0, 0, 0],
    ],
    [
      'parity controls: 1 and 0 are odd',
      { cols: [['X'], ['zpar', 'zpar', 'X']] },
      [0, 0, 0, 0, 0, 1, 0, 0],
    ],
    ['a phase under a control', { cols: [['H'], ['•', 'i']] }, [half, [0, half], 0, 0]],
    [
      'half a NOT under a control, phase and all',
      { cols: [['H'], ['•', 'X^½'], ['•', 'X^½']] },
      [half, 0, 0, half],
    ],
  ])('%s', (_, data, state) => {
    expectState(circuitOf(data), state);
  });

  test.each<readonly [name: string, data: object, from: number, to: number]>([
    ['an increment of 5 is 6', { cols: [['inc3']] }, 5, 6],
    ['an increment of 7 wraps to 0', { cols: [['inc3']] }, 7, 0],
    ['a decrement of 4 is 3', { cols: [['dec3']] }, 4, 3],
    ['reversed bits: 001 is 100', { cols: [['rev3']] }, 1, 4],
    ['bits rotated downward: 100 goes around to 001', { cols: [['<<3']] }, 4, 1],
    ['bits rotated upward: 001 goes around to 100', { cols: [['>>3']] }, 1, 4],
    [
      'A added: 2 + 3 is 5, with A on the lower two wires',
      { cols: [['inputA2', 1, '+=A3']] },
      0b010_11,
      0b101_11,
    ],
    ['A taken away: 1 - 3 is 6 modulo 8', { cols: [['inputA2', 1, '-=A3']] }, 0b001_11, 0b110_11],
  ])('%s', (_, { cols }: { cols?: unknown[] }, from, to) => {
    const wires = Math.max(3, to >= 8 || from >= 8 ? 5 : 3);
    const start = Array.from({ length: wires }, (__, wire) => (from >> wire) & 1);
    const state = Array.from({ length: 2 ** wires }, (__, i) => (i === to ? 1 : 0));
    expectState(circuitOf({ cols, init: start }), state);
  });

  test('a Fourier transform is the sum over all phases, and its inverse undoes it', () => {
    for (const from of [1, 3, 6]) {
      const init = [0, 1, 2].map((wire) => (from >> wire) & 1);
      const wanted = Array.from({ length: 8 }, (_, k) =>
        polar((2 * Math.PI * from * k) / 8, Math.sqrt(1 / 8)),
      );
      expectState(circuitOf({ cols: [['QFT3']], init }), wanted);
      const back = Array.from({ length: 8 }, (_, k) => (k === from ? 1 : 0));
      expectState(circuitOf({ cols: [['QFT3'], ['QFT†3']], init }), back);
    }
  });

  test('only the runs that a post-selection keeps are left', () => {
    expectState(circuitOf({ cols: [['H'], ['•', 'X'], [1, '|1⟩⟨1|']] }), [0, 0, 0, 1]);
    expectState(circuitOf({ cols: [['|+⟩⟨+|']] }), [half, half]);
    expectState(circuitOf({ cols: [['|X⟩⟨X|']] }), [half, [0, half]]);
  });

  test('a measured wire has a classical bit, and controls on it still act', async () => {
    const read = circuitOf({ cols: [['H'], ['Measure'], ['•', 'X'], [1, 'Measure']] });
    expect(await exactDistribution(read)).toEqual(
      new Map([
        ['00', expect.closeTo(0.5, 12)],
        ['11', expect.closeTo(0.5, 12)],
      ]),
    );
  });
});

// Shows: N9.2
describe('rotations by formulas', () => {
  test.each([
    ['pi/2', Math.PI / 2],
    ['PI / 3', Math.PI / 3],
    ['2pi/3', (2 * Math.PI) / 3],
    ['½ pi', Math.PI / 2],
    ['-pi^2', Math.PI ** 2], // signs bind tighter than powers in Quirk
    ['√2', Math.SQRT2],
    ['sqrt(2) + 1e-1', Math.SQRT2 + 0.1],
    ['acos(1/3)', Math.acos(1 / 3)],
    ['2^3^2 / 64', 1], // from left to right
    ['sin(pi/6)+cos(0)', 1.5],
    ['e - ln(e)', Math.E - 1],
    ['0.5+', 0.5],
  ])('Ryft of %s rotates by %f', (arg, angle) => {
    const read = circuitOf({ cols: [[{ id: 'Ryft', arg }]] });
    expectState(read, [Math.cos(angle / 2), Math.sin(angle / 2)]);
  });

  test('Rxft, Rzft, and powers rotate about their axes', () => {
    expectState(circuitOf({ cols: [[{ id: 'Rxft', arg: 'pi/2' }]] }), [half, [0, -half]]);
    expectState(circuitOf({ cols: [['H'], [{ id: 'Rzft', arg: 'pi/2' }]] }), [half, [0, half]]);
    expectState(circuitOf({ cols: [[{ id: 'X^ft', arg: '1' }]] }), [0, 1]);
    expectState(circuitOf({ cols: [['H'], [{ id: 'Z^ft', arg: '1/4' }]] }), [
      half,
      polar(Math.PI / 4, half),
    ]);
  });

  test('a gate that turns evenly with the time follows the time of the lab', () => {
    const read = circuitOf({ cols: [[{ id: 'Ryft', arg: 'pi t' }], ['Z^t']] });
    const gates = read.columns.flat();
    expect(gates).toMatchObject([
      { gate: 'ry', sources: [{ name: 'time' }] },
      { gate: 'p', sources: [{ name: 'time' }] },
    ]);
    // Halfway through a round Quirk's t is 0, and Z^t has gone halfway around.
    const halfway = withParameters(read, { time: 0.5 }).columns.flat();
    expect(halfway).toMatchObject([
      { parameters: [expect.closeTo(0, 12)] },
      { parameters: [expect.closeTo(Math.PI, 12)] },
    ]);
  });

  test('a gate that turns unevenly keeps its value at the start of a round, with a note', () => {
    const read = parseQuirk(link({ cols: [[{ id: 'Ryft', arg: 'pi t^2' }]] }));
    expect(read).toMatchObject({
      ok: true,
      notes: [expect.stringContaining('changes unevenly with the time')],
    });
    expectState(circuitOf({ cols: [[{ id: 'Ryft', arg: 'pi t^2' }]] }), [0, 1]);
  });

  test.each(['foo', '(1', '', 'i', '1/0'])('the formula %j is refused with its place', (arg) => {
    expect(problemsOf({ cols: [[], [1, { id: 'Rxft', arg }]] })).toEqual([
      expect.stringMatching(/^Column 2, wire 2: the formula of "Rxft" can't be read\. ./),
    ]);
  });
});

// Shows: N9.1
describe("the link's own gates", () => {
  test('come from a matrix', () => {
    const gates = [{ id: '~h', name: 'mix', matrix: '{{√½,√½},{√½,-√½}}' }];
    const read = circuitOf({ cols: [['~h']], gates });
    expectState(read, [half, half]);
    expect(read.definitions).toMatchObject([{ name: 'mix', wires: 1 }]);
    const turn = [{ id: '~s', matrix: '{{1,0},{0,0.7071+0.7071i}}' }];
    expectState(circuitOf({ cols: [['H'], ['~s']], gates: turn }), [
      half,
      polar(Math.PI / 4, half),
    ]);
  });

  test('come from a circuit, and may contain one another', () => {
    const gates = [
      { id: '~bell', name: 'bell', circuit: { cols: [['H'], ['•', 'X']] } },
      {
        id: '~both',
        name: 'both',
        circuit: {
          cols: [
            ['~bell', 1],
            [1, 'Z'],
          ],
        },
      },
    ];
    expectState(circuitOf({ cols: [['~both']], gates }), [half, 0, 0, -half]);
  });

  test('keep their phases, which are visible under a control', () => {
    const gates = [{ id: '~p', name: 'phase', circuit: { cols: [['X^½'], ['X^½'], ['X']] } }];
    expectState(circuitOf({ cols: [['H'], ['•', '~p']], gates }), [half, half, 0, 0]);
  });

  test.each([
    ['{{1,1},{0,1}}', 'not unitary'],
    ['{{1,0}}', "can't be read"],
    ['{{1,0},{0,q}}', "can't be read"],
  ])('the matrix %s is refused', (matrix, message) => {
    expect(problemsOf({ cols: [['~a']], gates: [{ id: '~a', matrix }] })[0]).toContain(message);
  });
});

// Shows: N9.4
describe('links as people paste them', () => {
  const bell = { cols: [['H'], ['•', 'X']] };

  test.each([
    ['as they are', link(bell)],
    [
      'with signs for blanks and brackets',
      `https://algassert.com/quirk#circuit=${encodeURIComponent(JSON.stringify(bell))}`,
    ],
    ['with the end of a sentence', `${link(bell)}).`],
    ['with something before and behind', `Look: <${link(bell)}>!`],
    ['as data alone', JSON.stringify(bell)],
    [
      'of another place',
      `http://localhost:8000/quirk.html?x=1#circuit=${JSON.stringify(bell)}&y=2`,
    ],
  ])('%s', (_, text) => {
    expect(isQuirk(text)).toBe(true);
    expectState(circuitOf(text), [half, 0, 0, half]);
  });

  // Shows: N9.3
  test('displays are left out, with a note', () => {
    const read = parseQuirk(link({ cols: [['H', 'Bloch'], ['Chance2'], ['Amps2'], ['Density']] }));
    expect(read).toMatchObject({
      ok: true,
      notes: [expect.stringContaining('displays were left out')],
    });
    expect(read.ok && read.circuit.columns).toMatchObject([[{ gate: 'h' }]]);
  });

  test.each([
    [
      { cols: [['H'], [1, 'QuantumFoo']] },
      `Column 2, wire 2: Quirk's gate "QuantumFoo" has no counterpart here.`,
    ],
    [{ cols: [['Swap']] }, 'Column 1: a swap needs two ends, found 1.'],
    [{ cols: [['•', 'Measure']] }, 'Column 1: only gates may have controls.'],
    [{ cols: [['+=A2']] }, 'Column 1: there is no input A in this column.'],
    [{ cols: 3 }, 'This Quirk link holds no circuit.'],
    [{ cols: [[{}]] }, `Column 1, wire 1: Quirk's gate "" has no counterpart here.`],
    [{ cols: [], init: ['up'] }, 'Wire 1 begins with up, which is not known.'],
  ])('%j is refused with the reason', (data, message) => {
    expect(problemsOf(data)).toContain(message);
  });

  test('a text that is cut off or far too large is refused', () => {
    expect(problemsOf(link(bell).slice(0, -4))[0]).toMatch(/damaged/);
    expect(problemsOf('https://algassert.com/quirk#circuit=%7B%zz')[0]).toMatch(/damaged/);
    expect(problemsOf({ cols: [Array.from({ length: 100 }, () => 'H')] })[0]).toMatch(/64 wires/);
    const gates = Array.from({ length: 300 }, (_, i) => ({ id: `~${i}`, circuit: { cols: [] } }));
    expect(problemsOf({ cols: [], gates })[0]).toMatch(/200 gates/);
    expect(problemsOf(`{"cols":[${'[],'.repeat(700_000)}[]]}`)[0]).toMatch(/At most 2,000,000/);
  });

  test('a program is not a Quirk link', () => {
    expect(isQuirk('OPENQASM 3.0; // circuit={}\nqubit q;')).toBe(false);
    expect(isQuirk('{"version":1}')).toBe(false);
  });
});
