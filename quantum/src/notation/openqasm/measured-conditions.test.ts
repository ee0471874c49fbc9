import { describe, expect, test } from 'vitest';
import { exactDistribution } from '../../simulate/exact-distribution.ts';
import { HEAD_2, HEAD_3, circuitOf, messagesOf, gatesOf } from '../../testing/openqasm-text.ts';

describe('what depends on measurements becomes conditions', () => {
  /** Runs `statement` for every value of three measured bits and tells for which it flips a qubit. */
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
  ])('[N3.6] [N2.6] %s', async (condition, holds) => {
    expect(await valuesWhere(condition)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].filter(holds));
  });

  test('[N3.6] else, nested, and switch', async () => {
    expect(await valuesWhere('c == 5', ' else { if (c[0]) { x q; } }')).toEqual([1, 3, 5, 7]);
    const parsed = circuitOf(
      `${HEAD_3}qubit[2] q; bit[2] c;\nh q[0]; c[0] = measure q[0];\nswitch (c) { case 0 { x q[1]; } case 1, 2 { z q[1]; } default { x q[1]; } }\nc[1] = measure q[1];\n`,
    );
    expect([...(await exactDistribution(parsed)).keys()]).toEqual(['01', '10']);
  });

  test('[N2.6] one condition on a register is one operation, one on patterns is one for each', () => {
    const count = (condition: string): number =>
      gatesOf(
        circuitOf(`${HEAD_3}qubit[3] q; bit[3] c; c = measure q;\nif (${condition}) x q[0];\n`),
      ).length;
    expect(count('c == 5')).toBe(1);
    expect(count('c[1]')).toBe(1);
    expect(count('c != 5')).toBe(3);
    expect(count('c[0] ^ c[1] ^ c[2]')).toBe(4);
  });

  test('[N3.6] an OpenQASM 2 condition has its register as it stands', () => {
    const parsed = circuitOf(
      `${HEAD_2}qreg q[1]; creg a[2]; creg b[3];\nmeasure q[0] -> b[0];\nif(b==5) x q[0];\nif(b[0]==1) z q[0];\n`,
    );
    expect(gatesOf(parsed)).toMatchObject([
      { gate: 'x', condition: { bits: [2, 3, 4], equals: 5 } },
      { gate: 'z', condition: { bits: [2], equals: 1 } },
    ]);
  });

  test('[N3.7] bits start as 0, so what was never measured is known', () => {
    expect(
      gatesOf(circuitOf(`${HEAD_3}qubit q; bit c;\nif (c) x q; else z q;\n`)).map(
        ({ gate }) => gate,
      ),
    ).toEqual(['z']);
  });

  test('[N3.7] what is stale or would have to compute is refused', () => {
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

  test('[N3.7] a measurement at the end of its own condition is fine', () => {
    expect(
      messagesOf(
        `${HEAD_3}qubit q; bit c; c = measure q;\nif (c) { x q; c = measure q; }\nif (c) x q;\n`,
      ),
    ).toEqual([]);
  });
});
