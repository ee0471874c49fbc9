import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../circuit/problems.ts';
import { parseOpenQasm, type ParseResult } from './parse-openqasm.ts';

const HEAD_2 = 'OPENQASM 2.0;\ninclude "qelib1.inc";\n';
const HEAD_3 = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

const corpus = new URL('../../../corpus/', import.meta.url);
const texts = ['valid/', 'invalid/'].flatMap((folder) =>
  readdirSync(new URL(folder, corpus))
    .filter((name) => !/^(?:endless|huge|too-many)/.test(name)) // slow on purpose
    .map((name) => readFileSync(new URL(folder + name, corpus), 'utf8')),
);

/** Pieces that are likely to cause trouble for a parser in unexpected places. */
const pieces = [
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ';',
    ',',
    '@',
    '->',
    '=',
    '==',
    '-',
    '**',
    '^',
    '"01"',
    '$7',
    '/*',
    '*/',
    '//',
  ],
  ...[
    'ctrl @ ',
    'negctrl(2) @ ',
    'inv @ ',
    'pow(0.5) @ ',
    'pow(-3) @ ',
    'if (c) ',
    'for int i in [0:3] ',
    'measure ',
  ],
  ...[
    'def f(qubit q) { f(q); }',
    'gate g a { g a; }',
    'gphase(1);',
    'U(1,2,3) q;',
    'let a = q;',
    'return;',
    'end;',
  ],
  ...[
    'const int n = 5;',
    'bit[n] z;',
    'qubit[0] w;',
    'switch (c) { case 1 { x q; } }',
    'c[0]',
    'q[0:1]',
    'q[-1]',
  ],
  ...[
    '99999999',
    '1e308',
    '0x',
    '1_',
    '.',
    'pi',
    '\u0000',
    '😀',
    '\ud800',
    'constructor',
    '__proto__',
    'toString',
  ],
];

/** A text of the corpus with a few pieces removed, inserted, or doubled. */
const mutated = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(
      fc.tuple(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(20),
        fc.option(fc.constantFrom(...pieces)),
      ),
      { minLength: 1, maxLength: 5 },
    ),
  )
  .map(([text, changes]) =>
    changes.reduce((before, [where, length, piece]) => {
      const at = Math.floor(where * before.length);
      const cut =
        piece === null
          ? before.slice(at, at + length) + before.slice(at)
          : piece + before.slice(at + (length % 7));
      return before.slice(0, at) + cut;
    }, text),
  );

function expectSane(text: string, result: ParseResult): void {
  if (result.ok) {
    expect(problemsOf(result.circuit)).toEqual([]);
    return;
  }
  expect(result.problems.length).toBeGreaterThan(0);
  expect(result.problems.length).toBeLessThanOrEqual(20);
  const lines = text.split(/\r\n|\r|\n/);
  for (const { line, column, message } of result.problems) {
    expect(message).not.toBe('');
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual(lines[line - 1].length + 1);
  }
}

// Shows: N1.1; N1.2
describe('any text', () => {
  test('gives a sound circuit or problems with places after mutations of the corpus', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        expectSane(text, parseOpenQasm(text));
      }),
      { numRuns: 1500 },
    );
  });

  test('does so for random characters, and for random pieces in a row', () => {
    const random = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(fc.constantFrom(...pieces, 'x q;', 'q', ' ', '\n', 'qubit[2] q;', 'bit[2] c;'), {
          maxLength: 60,
        })
        .map((parts) => HEAD_3 + parts.join(' ')),
    );
    fc.assert(
      fc.property(random, (text) => {
        expectSane(text, parseOpenQasm(text));
      }),
      { numRuns: 600 },
    );
  });
});

/** Fills a text up to half of the maximum length. */
function filled(piece: string): string {
  return piece.repeat(Math.floor(900_000 / piece.length));
}

const hostile: readonly (readonly [string, string])[] = [
  ['brackets', `${HEAD_3}qubit q; rx(${filled('(')}`],
  ['signs', `${HEAD_3}qubit q; rx(${filled('-')}`],
  ['sums', `${HEAD_3}qubit q; rx(1${filled('+1')}) q;`],
  ['powers', `${HEAD_3}qubit q; rx(1${filled('**1')}) q;`],
  ['indices', `${HEAD_3}qubit[4] q; x q${filled('[0]')};`],
  ['casts', `${HEAD_3}const int n = ${filled('int(')}`],
  ['braces', filled('{')],
  ['blocks', filled('{}')],
  ['branches', `${HEAD_3}${filled('if (true) {} else ')}`],
  ['conditions', `${HEAD_2}creg c[1];${filled('if(c==1) ')}`],
  ['quotes', filled('"\'\n')],
  ['comments', filled('/*')],
  ['digits', `OPENQASM 3; const int n = ${filled('1_')}1;`],
  ['letters', filled('a')],
  ['foreign characters', filled('§a')],
  ['emoji', filled('😀')],
  ['annotations', filled('@a\n')],
  ['modifiers', `${HEAD_3}qubit[2] q; ${filled('ctrl @ ')}x q[0];`],
  [
    'gates in gates',
    `${HEAD_2}qreg q[1];\n${chain(30_000, (i) => `gate g${i} a { ${i === 0 ? 'x' : `g${i - 1}`} a; }`)}\ng29999 q[0];`,
  ],
  [
    'gates with angles in gates',
    `${HEAD_2}qreg q[1];\n${chain(30_000, (i) => `gate g${i}(t) a { ${i === 0 ? 'rx' : `g${i - 1}`}(t) a; }`)}\ng29999(1) q[0];`,
  ],
  [
    'doubling gates',
    `${HEAD_2}qreg q[1];\n${chain(64, (i) => `gate g${i}(t) a { ${i === 0 ? 'rx(t) a;' : `g${i - 1}(t) a; g${i - 1}(t) a;`} }`)}\ng63(1) q[0];`,
  ],
  [
    'subroutines in subroutines',
    `${HEAD_3}qubit q;\n${chain(20_000, (i) => `def f${i}(qubit a) { ${i === 0 ? 'x a;' : `f${i - 1}(a);`} }`)}\nf19999(q);`,
  ],
  [
    'deep values',
    `${HEAD_3}${chain(120, (i) => `def f${i}() -> int { return ${i === 0 ? '1' : `f${i - 1}()`}${'+1'.repeat(400)}; }`)}\nqubit q; rx(f119()) q;`,
  ],
  ['many bits', `${HEAD_3}${filled('{bit b;}')}`],
  ['many names', `${HEAD_2}gate g ${chain(150_000, (i) => `a${i}`, ',')} { }`],
  ['turns', `${HEAD_3}while (true) { }`],
  [
    'turns of turns',
    `${HEAD_3}for int i in [0:99999] { for int j in [0:99999] { int k = i * j; } }`,
  ],
  [
    'turns over a long list',
    `${HEAD_3}for int j in [0:299999] { for int i in {${'1,'.repeat(100_000)}1} { } }`,
  ],
  [
    'turns over wide values',
    `${HEAD_3}qubit[4000] q; bit[4000] c; c = measure q; for int i in [0:299999] { int n = c; }`,
  ],
  [
    'turns over wide aliases',
    `${HEAD_3}qubit[4000] q; for int i in [0:299999] { let a = q[0:3999]; }`,
  ],
  [
    'turns over many patterns',
    `${HEAD_3}qubit[9] q; bit[9] c; c = measure q; for int i in [0:299999] { if (c[0]^c[1]^c[2]^c[3]^c[4]^c[5]^c[6]) x q[0]; }`,
  ],
  [
    'turns over many controls',
    `${HEAD_3}qubit[4000] q; for int i in [0:299999] { ctrl(3999) @ x ${chain(4000, (i) => `q[${i}]`, ',')}; }`,
  ],
  [
    'turns over roots',
    `${HEAD_3}gate g a { ${'h a; t a; '.repeat(5000)} } qubit q; for int i in [0:299999] pow(0.3) @ g q;`,
  ],
  [
    'huge powers',
    `${HEAD_3}gate g a { h a; } qubit q; pow(9007199254740991) @ g q; pow(1e300) @ g q; pow(-1e15) @ g q;`,
  ],
  ['many gates', `${HEAD_3}qubit[4096] q; for int i in [0:299] h q;`],
];

function chain(count: number, piece: (i: number) => string, between = '\n'): string {
  return Array.from({ length: count }, (_, i) => piece(i)).join(between);
}

// Shows: N1.1; N1.5
describe('texts made to overflow or to hang', () => {
  test.each(hostile)('%s', (_, text) => {
    const begin = process.cpuUsage();
    expectSane(text, parseOpenQasm(text));
    const { user, system } = process.cpuUsage(begin);
    expect((user + system) / 1e6).toBeLessThan(8); // seconds of work; two is the usual maximum
  });
});

// Shows: N1.5
describe('limits with a message', () => {
  const messageOf = (text: string): string => {
    const result = parseOpenQasm(text);
    return result.ok ? '' : result.problems[0].message;
  };

  test('apply to length, qubits, bits, gates, and depth', () => {
    expect(messageOf(' '.repeat(2_000_001))).toBe(
      'This text has 2,000,001 characters. At most 2,000,000 are read.',
    );
    expect(messageOf(' '.repeat(2_000_000))).toBe('');
    expect(messageOf(`${HEAD_3}qubit[4097] q;`)).toContain(
      'This makes 4,097 qubits. At most 4,096',
    );
    expect(messageOf(`${HEAD_3}qubit[4096] q;`)).toBe('');
    expect(messageOf(`${HEAD_3}bit[65537] c;`)).toContain('At most 65,536');
    expect(messageOf('x $4096;')).toContain('At most 4,096');
    expect(messageOf(`${HEAD_3}qubit q; rx(${'('.repeat(100)}1${')'.repeat(100)}) q;`)).toBe('');
    expect(messageOf(`${HEAD_3}qubit q; rx(${'('.repeat(200)}1${')'.repeat(200)}) q;`)).toContain(
      '128 deep',
    );
    expect(
      messageOf(`${HEAD_3}qubit[300] q; bit[300] c; c = measure q; if (c == 1) x q[0];`),
    ).toContain('300 classical bits. At most 256');
  });
});

// Shows: N1.6
describe('cost', () => {
  const gates = (count: number): string => {
    const lines = Array.from(
      { length: count },
      (_, i) =>
        [
          `h q[${i % 20}];`,
          `cx q[${i % 20}],q[${(i + 1) % 20}];`,
          `rz(${i % 7}*pi/8) q[${i % 20}];`,
        ][i % 3],
    );
    return `${HEAD_2}qreg q[20];\n${lines.join('\n')}\n`;
  };
  test('100,000 gates are all read', () => {
    const read = parseOpenQasm(gates(100_000));
    if (!read.ok) throw new Error('it is refused');
    const operations = read.circuit.columns.flatMap((column) => column);
    expect(operations).toHaveLength(100_000);
  });
});
