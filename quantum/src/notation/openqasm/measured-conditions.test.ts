import { describe, expect, test } from 'vitest';
import type { Circuit } from '../../circuit/circuit.ts';
import { parseCircuit } from '../../circuit/parse-circuit.ts';
import { exactDistribution } from '../../simulate/exact-distribution.ts';
import { HEAD_2, HEAD_3, circuitOf, messagesOf, gatesOf } from '../../testing/openqasm-text.ts';
import { formatCircuitUrl } from '../url/format-circuit-url.ts';
import { parseCircuitUrl } from '../url/parse-circuit-url.ts';
import { formatOpenQasm } from './format-openqasm.ts';

describe('statements that depend on measurements become conditions', () => {
  /** Runs `statement` for every value of three measured bits and returns the values for which it flips a qubit. */
  async function valuesWhere(condition: string, otherwise = ''): Promise<number[]> {
    const parsed = circuitOf(
      `${HEAD_3}qubit[3] coin; qubit q; bit[3] c; bit r;\nh coin; c = measure coin;\nif (${condition}) x q;${otherwise}\nr = measure q;\n`,
    );
    const outcomes = await exactDistribution(parsed);
    return [...outcomes]
      .filter(([bits]) => bits.startsWith('1'))
      .map(([bits]) => Number.parseInt(bits.slice(1), 2))
      .sort((a, b) => a - b);
  }

  // Shows: N3.6; N2.6
  test.each<[string, (c: number) => boolean]>([
    ['c == 5', (c) => c === 5],
    ['c != 5', (c) => c !== 5],
    ['c < 3', (c) => c < 3],
    ['c <= 3', (c) => c <= 3],
    ['c > 6', (c) => c > 6],
    ['2 <= c', (c) => c >= 2],
    ['c', (c) => c !== 0],
    ['!c[1]', (c) => (c & 2) === 0],
    ['c[0]', (c) => (c & 1) === 1],
    ['c[-1] == true', (c) => c >= 4],
    ['c[0:1] == 2', (c) => (c & 3) === 2],
    ['c[{2, 0}] == 1', (c) => ((c >> 2) & 1) === 1 && (c & 1) === 0],
    ['c[0] == c[2]', (c) => (c & 1) === c >> 2],
    ['c[0] ^ c[1] ^ c[2]', (c) => ((c & 1) ^ ((c >> 1) & 1) ^ (c >> 2)) === 1],
    ['c[0] && (c[1] || !c[2])', (c) => (c & 1) === 1 && ((c & 2) === 2 || c < 4)],
    ['int[3](c) == 7 || uint[3](c) == 0', (c) => c === 7 || c === 0],
    ['(c & "011") == 3', (c) => (c & 3) === 3],
    ['c == 9', () => false],
    ['c < 8', () => true],
    ['c[0] || true', () => true],
  ])('%s', async (condition, holds) => {
    expect(await valuesWhere(condition)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].filter(holds));
  });

  // Shows: N3.6
  test('else, nested, and switch', async () => {
    expect(await valuesWhere('c == 5', ' else { if (c[0]) { x q; } }')).toEqual([1, 3, 5, 7]);
    const parsed = circuitOf(
      `${HEAD_3}qubit[2] q; bit[2] c;\nh q[0]; c[0] = measure q[0];\nswitch (c) { case 0 { x q[1]; } case 1, 2 { z q[1]; } default { x q[1]; } }\nc[1] = measure q[1];\n`,
    );
    expect([...(await exactDistribution(parsed)).keys()]).toEqual(['01', '10']);
  });

  // Shows: N2.6
  test('a condition on a register is one operation, and one on patterns is one operation for each', () => {
    const count = (condition: string): number =>
      gatesOf(
        circuitOf(`${HEAD_3}qubit[3] q; bit[3] c; c = measure q;\nif (${condition}) x q[0];\n`),
      ).length;
    expect(count('c == 5')).toBe(1);
    expect(count('c[1]')).toBe(1);
    expect(count('c != 5')).toBe(3);
    expect(count('c[0] ^ c[1] ^ c[2]')).toBe(4);
  });

  // Shows: N3.6
  test('an OpenQASM 2 condition applies to its whole register', () => {
    const parsed = circuitOf(
      `${HEAD_2}qreg q[1]; creg a[2]; creg b[3];\nmeasure q[0] -> b[0];\nif(b==5) x q[0];\nif(b[0]==1) z q[0];\n`,
    );
    expect(gatesOf(parsed)).toMatchObject([
      { gate: 'x', condition: { bits: [2, 3, 4], equals: 5 } },
      { gate: 'z', condition: { bits: [2], equals: 1 } },
    ]);
  });

  // Shows: N3.7
  test('bits start as 0, so a bit that was never measured is known', () => {
    expect(
      gatesOf(circuitOf(`${HEAD_3}qubit q; bit c;\nif (c) x q; else z q;\n`)).map(
        ({ gate }) => gate,
      ),
    ).toEqual(['z']);
  });

  // Shows: N3.7
  test('stale values, and those that would need computation, are refused', () => {
    const head = `${HEAD_3}qubit[2] q; bit[2] c; c = measure q;\n`;
    expect(
      messagesOf(`${head}bool old = c[0]; c[0] = measure q[1]; if (old) x q[0];`)[0],
    ).toContain('measured again');
    expect(messagesOf(`${head}if (c[0]) { c[0] = measure q[0]; } else { x q[1]; }`)[0]).toContain(
      'measured again',
    );
    expect(messagesOf(`${head}if (c + 1 == 2) x q[0];`)[0]).toContain('depends on a measurement');
    expect(messagesOf(`${head}c[0] = c[1];`)[0]).toContain('only be written by a measurement');
    expect(messagesOf(`${head}c ^= "11";`)[0]).toContain('not supported for classical bits');
    expect(messagesOf(`${head}rx(c[0]) q[0];`)[0]).toContain('depends on a measurement');
    expect(messagesOf(`${head}x q[int[2](c)];`)[0]).toContain('depends on a measurement');
    expect(messagesOf(`${head}for int i in [0:3] { if (c[0]) break; }`)[0]).toContain(
      'known only when the circuit runs',
    );
    expect(messagesOf(`${head}while (c[0]) { x q[0]; }`)[0]).toContain('nobody knows how often');
  });

  // Shows: N3.7
  test('a measurement at the end of its own condition is accepted', () => {
    expect(
      messagesOf(
        `${HEAD_3}qubit q; bit c; c = measure q;\nif (c) { x q; c = measure q; }\nif (c) x q;\n`,
      ),
    ).toEqual([]);
  });

  // Shows: N3.7
  test('a loop until a measurement says stop is refused at the loop, although its bits start as 1', () => {
    const text = `${HEAD_3}def attempt(qubit[2] helpers, qubit work) -> bit[2] {
  bit[2] seen;
  reset helpers;
  h helpers;
  ccx helpers[0], helpers[1], work;
  seen = measure helpers;
  return seen;
}
qubit work; qubit[2] helpers;
bit[2] failed = "11";
while (int[2](failed) != 0) {
  failed = attempt(helpers, work);
}
h work;
`;
    expect(messagesOf(text)).toEqual([
      expect.stringMatching(/^13:\d+ This loop depends on a meas/),
    ]);
    const once = text.replace(/while [^{]*\{/, 'if (int[2](failed) != 0) {');
    expect(gatesOf(circuitOf(once)).map(({ gate }) => gate)).toEqual(['h', 'h', 'x', 'h']);
  });

  // Shows: N3.7
  test('a bit that starts as 1 is known until the required measurement into it', async () => {
    const start = `${HEAD_3}qubit[2] q; bit[2] c = "10"; bit r;
`;
    const known = circuitOf(`${start}if (c[1]) x q[0]; if (c[0]) z q[0];
c = measure q;
`);
    expect(gatesOf(known)).toMatchObject([{ gate: 'x' }]);
    expect(gatesOf(known)[0].condition).toBeUndefined();
    const half = circuitOf(
      `${start}c[0] = measure q[0];\nif (c == 2) x q[1];\nc[1] = measure q[1];\n`,
    );
    expect([...(await exactDistribution(half)).keys()]).toEqual(['010']);
    expect(messagesOf(`${start}c[0] = measure q[0];`)).toEqual([
      expect.stringMatching(/^3:\d+ c\[1\] starts as 1 here, and nothing is measured into it/),
    ]);
    expect(messagesOf(`${start}r = measure q[0]; if (r) c[1] = measure q[1];`)[0]).toContain(
      'is declared as 1',
    );
  });

  // Shows: N3.7
  test('an angle that is measured bit by bit is reported at its use', () => {
    const head = `${HEAD_3}qubit q; angle[3] c;
`;
    expect(
      messagesOf(`${head}h q;
inv @ p(c) q;
c[0] = measure q;`)[0],
    ).toMatch(/^5:\d+ "c" has no value yet\. An angle that is measured bit by bit cannot be drawn/);
    expect(messagesOf(`${head}measure q -> c[0];`)[0]).toMatch(
      /^4:\d+ Expected a classical bit, found the variable "c"\. An angle that is measured/,
    );
  });

  // Shows: N3.7
  test('an index outside its own register is refused, also in a called subroutine', () => {
    const text = `${HEAD_3}def clean(qubit[3] scratch) {
  h scratch[0];
  cz scratch[3], scratch[2];
}
qubit[3] s;
clean(s);
`;
    expect(messagesOf(text)).toEqual(['5:14 Index 3 is outside of "scratch". Expected 0 to 2.']);
  });

  // Shows: N2.6
  test('a condition over more than 53 bits is exact in a run, as data, as a link, and as text', async () => {
    const ones = `1${'0'.repeat(58)}1`;
    const text = (wanted: string) =>
      `${HEAD_3}qubit q; qubit r; bit[60] c; bit d;\nx q;\nc[0] = measure q; c[59] = measure q;\nif (c == "${wanted}") x r;\nd = measure r;\n`;
    const parsed = circuitOf(text(ones));
    const [, flip] = gatesOf(parsed);
    expect(flip.condition).toMatchObject({ equals: String(2n ** 59n + 1n) });
    const flips = async (circuit: Circuit) =>
      [...(await exactDistribution(circuit)).keys()].map((bits) => bits.startsWith('1'));
    expect(await flips(parsed)).toEqual([true]);
    // A number would round the last bit away.
    expect(await flips(circuitOf(text(`1${'0'.repeat(59)}`)))).toEqual([false]);
    expect(parseCircuit(JSON.parse(JSON.stringify(parsed)))).toEqual({ ok: true, circuit: parsed });
    expect(parseCircuitUrl(formatCircuitUrl(parsed))).toMatchObject({ ok: true, circuit: parsed });
    expect(formatOpenQasm(parsed, { version: 3 })).toContain(`if (c == "${ones}") x r[0];`);
    expect(circuitOf(formatOpenQasm(parsed, { version: 3 }))).toEqual(parsed);
  });
});
