import { describe, expect, test } from 'vitest';
import { circuit } from '../../circuit/builder.ts';
import type { Circuit } from '../../circuit/circuit.ts';
import { exactDistribution } from '../../simulate/exact-distribution.ts';
import { sameUnitary } from '../../simulate/unitary.ts';
import { HEAD_2, HEAD_3, circuitOf, messagesOf, gatesOf } from '../../testing/openqasm-text.ts';
import { formatOpenQasm } from './format-openqasm.ts';
import { parseOpenQasm } from './parse-openqasm.ts';

// Shows: N3.1
describe('modifiers', () => {
  const applied = (statement: string): Circuit =>
    circuitOf(`${HEAD_3}gate own a, b { h a; cx a, b; gphase(0.3); }\nqubit[4] q;\n${statement}\n`);

  test.each([
    ['inv @ s q[0];', 'sdg q[0];'],
    ['inv @ U(0.1, 0.2, 0.3) q[0];', 'U(-0.1, -0.3, -0.2) q[0];'],
    ['inv @ ctrl @ t q[0], q[1];', 'ctrl @ inv @ t q[0], q[1];'],
    ['inv @ own q[0], q[1]; own q[0], q[1];', ''],
    ['ctrl @ inv @ own q[2], q[0], q[1]; ctrl @ own q[2], q[0], q[1];', ''],
    ['inv @ inv @ own q[0], q[1];', 'own q[0], q[1];'],
    ['pow(2) @ t q[0];', 's q[0];'],
    ['pow(3) @ own q[0], q[1];', 'own q[0], q[1]; own q[0], q[1]; own q[0], q[1];'],
    ['pow(-2) @ own q[0], q[1];', 'inv @ own q[0], q[1]; inv @ own q[0], q[1];'],
    ['pow(1000001) @ x q[0];', 'x q[0];'],
    ['pow(100) @ U(0.1, 0.2, 0.3) q[0];', 'pow(50) @ pow(2) @ U(0.1, 0.2, 0.3) q[0];'],
    ['pow(0.5) @ rx(0.6) q[0];', 'rx(0.3) q[0];'],
    ['pow(0.5) @ p(3 * pi / 2) q[0];', 'p(-pi / 4) q[0];'],
    ['pow(0.5) @ h q[0]; pow(0.5) @ h q[0];', 'h q[0];'],
    ['pow(0.5) @ ctrl @ x q[0], q[1];', 'ctrl @ sx q[0], q[1];'],
    [
      'ctrl @ pow(0.5) @ own q[2], q[0], q[1]; ctrl @ pow(0.5) @ own q[2], q[0], q[1];',
      'ctrl @ own q[2], q[0], q[1];',
    ],
    ['pow(0.5) @ swap q[0], q[1]; pow(0.5) @ swap q[0], q[1];', 'swap q[0], q[1];'],
    ['ctrl @ ctrl @ x q[0], q[1], q[2];', 'ccx q[0], q[1], q[2];'],
    ['ctrl(2) @ x q[0], q[1], q[2];', 'ccx q[0], q[1], q[2];'],
    ['negctrl @ x q[0], q[1];', 'x q[0]; cx q[0], q[1]; x q[0];'],
    [
      'negctrl(2) @ ctrl @ z q[0], q[1], q[2], q[3];',
      'x q[0]; x q[1]; ctrl(3) @ z q[0], q[1], q[2], q[3]; x q[0]; x q[1];',
    ],
    ['ctrl @ gphase(0.4) q[0];', 'p(0.4) q[0];'],
    ['negctrl @ gphase(0.4) q[0];', 'x q[0]; p(0.4) q[0]; x q[0];'],
    ['ctrl @ negctrl @ gphase(0.4) q[0], q[1];', 'x q[1]; cp(0.4) q[0], q[1]; x q[1];'],
    ['negctrl(2) @ gphase(0.4) q[0], q[1];', 'x q[0]; x q[1]; cp(0.4) q[0], q[1]; x q[0]; x q[1];'],
    ['ctrl @ U(0.1, 0.2, 0.3) q[0], q[1];', 'cu(0.1, 0.2, 0.3, 0.05) q[0], q[1];'],
    ['ctrl @ rz(0.4) q[0], q[1];', 'crz(0.4) q[0], q[1];'],
    ['ctrl @ x q[0], q[1:3];', 'cx q[0], q[1]; cx q[0], q[2]; cx q[0], q[3];'],
  ])('%s is %s', (one, other) => {
    expect(sameUnitary(applied(one), applied(other))).toBe(true);
  });

  test('controls keep the order of the text', () => {
    expect(
      gatesOf(applied('ctrl @ negctrl @ ctrl @ x q[3], q[1], q[0], q[2];'))[0].controls,
    ).toEqual([
      { wire: 3, on: 1 },
      { wire: 1, on: 0 },
      { wire: 0, on: 1 },
    ]);
  });

  test.each([
    ['ctrl(0) @ x q[0];', 'at least 1'],
    ['ctrl(-1) @ x q[0];', 'at least 1'],
    ['ctrl(1.5) @ x q[0], q[1];', 'whole number'],
    ['ctrl x q[0], q[1];', 'Expected "@" after "ctrl"'],
    ['pow @ x q[0];', '"(" and the exponent'],
    ['pow(2) @ inv q[0];', 'Expected "@" after "inv"'],
    ['ctrl @ q[0];', 'There is no gate called "q"'],
  ])('%s is refused', (statement, message) => {
    expect(messagesOf(`${HEAD_3}qubit[4] q;\n${statement}\n`).join()).toContain(message);
  });
});

describe('known values are computed', () => {
  // Shows: N3.2
  test('constants, variables, and their types', () => {
    const parsed = circuitOf(
      `${HEAD_3}const uint n = 2 * 2; const float step = pi / n; const bool go = n > 3; const angle[8] a = step;\nqubit[n] q;\nint[4] i = 7; i += 9; i *= 3;\nuint[2] u = 5;\nif (go) rx(a + i + u) q[n - 1];\n`,
    );
    expect(gatesOf(parsed)).toMatchObject([
      { gate: 'rx', targets: [3], parameters: [Math.PI / 4 + 0 + 1] },
    ]);
  });

  // Shows: N3.2
  test('wrong types and changes of constants are refused', () => {
    expect(messagesOf(`${HEAD_3}int n = 2.5;`)[0]).toContain('Write int(...) around it');
    expect(messagesOf(`${HEAD_3}const int n = 1; n += 1;`)[0]).toContain('is a constant');
    expect(messagesOf(`${HEAD_3}int n; qubit[n] q;`)[0]).toContain('"n" has no value yet');
    expect(messagesOf(`${HEAD_3}const int n;`)[0]).toContain('the value of the constant "n"');
    expect(messagesOf(`${HEAD_3}int[2] n = 1; n[0] = 1;`)[0]).toContain('Single bits of a number');
  });

  // Shows: N3.3
  test('loops and branches are written out', () => {
    const parsed = circuitOf(
      `${HEAD_3}qubit[6] q;\nfor int i in [0:2:5] { if (i == 2) { continue; } x q[i]; if (i == 4) break; }\nfor uint j in {1, 3} z q[j];\nint k = 3; while (k > 0) { k -= 1; if (k == 1) y q[k]; else { h q[k]; } }\nswitch (k) { case 1 { x q; } case 0, 2 { s q[5]; } default { x q; } }\nend;\nx q;\n`,
    );
    expect(
      gatesOf(parsed)
        .map(({ gate, targets }) => `${gate}${targets.join()}`)
        .sort(),
    ).toEqual(['h0', 'h2', 's5', 'x0', 'x4', 'y1', 'z1', 'z3']);
  });

  // Shows: N3.3
  test('a loop variable ends with its loop, and names in a block end with the block', () => {
    expect(messagesOf(`${HEAD_3}qubit[4] q;\nfor int i in [0:1] x q[i];\nx q[i];\n`)[0]).toContain(
      '5:5 Nothing is called "i"',
    );
    expect(messagesOf(`${HEAD_3}qubit q;\nif (true) { int n = 1; }\nrx(n) q;\n`)[0]).toContain(
      'Nothing is called "n"',
    );
  });

  // Shows: N3.4
  test('aliases, ranges, sets, and negative indices', () => {
    const targets = (statements: string): number[] =>
      gatesOf(circuitOf(`${HEAD_3}qubit[6] q; qubit[2] r;\n${statements}\n`)).flatMap((one) => [
        ...one.targets,
      ]);
    expect(targets('x q[1:3];')).toEqual([1, 2, 3]);
    expect(targets('x q[4:-2:0];')).toEqual([4, 2, 0]);
    expect(targets('x q[:1];')).toEqual([0, 1]);
    expect(targets('x q[4:];')).toEqual([4, 5]);
    expect(targets('x q[:3:];')).toEqual([0, 3]);
    expect(targets('x q[{5, 0}];')).toEqual([5, 0]);
    expect(targets('x q[-1]; x q[-3:-2];')).toEqual([5, 3, 4]);
    expect(targets('let a = r ++ q[0:1]; x a; let b = a[1:2]; z b[1];')).toEqual([6, 7, 0, 1, 0]);
    expect(messagesOf(`${HEAD_3}qubit[6] q; let a = q ++ q[0];`)[0]).toContain(
      'the same qubit twice',
    );
    expect(messagesOf(`${HEAD_3}qubit[6] q; bit[2] c; let a = q ++ c;`)[0]).toContain(
      'cannot be in the same register',
    );
    expect(messagesOf(`${HEAD_3}qubit q; x q[0];`)[0]).toContain('is a single qubit');
  });

  // Shows: N3.8
  test('a delay of one number with a unit waits on each of its wires', () => {
    const parsed = circuitOf(
      `${HEAD_3}qubit[2] q; bit c; delay[1_500 ns] q; delay[2.5us] $0; delay[1s] q[1];
      delay[100dt] q[0]; delay[0ns] q[0]; c = measure q[0]; if (c) { delay[1ms] q[1]; }
      gate g a { delay[1ns] a; x a; } g q[1];`,
    );
    const expected = circuit(3, 1).delay(1500, 1).delay(1500, 2).delay(2500, 0).delay(1e9, 2);
    expect(parsed.columns.flat()).toEqual(
      expect.arrayContaining(expected.build().columns.flat() as unknown[]),
    );
    expect(parsed.columns.flat().filter(({ kind }) => kind === 'delay')).toHaveLength(4);
    const read = circuitOf(formatOpenQasm(parsed, { version: 3 }));
    expect(read.columns.flat().filter(({ kind }) => kind === 'delay')).toHaveLength(4);
  });

  // Shows: N3.8
  test('statements that only take time change nothing', () => {
    const parsed = circuitOf(
      `${HEAD_3}@one two three\n#pragma four\npragma five\nqubit[2] q;\ndelay[3 * 100ns] q[0];\nnop q;\nbox[2us] { x q[1]; }\n`,
    );
    expect(parsed.columns).toEqual(circuit(2).x(1).build().columns);
  });

  // Shows: N3.9
  test('physical qubits', () => {
    const parsed = circuitOf(`${HEAD_3}qubit q;\n// $9 is not meant\ncx $2, q;\n`);
    expect(parsed.quantumRegisters).toEqual([
      { name: 'physical', size: 3 },
      { name: 'q', size: 1 },
    ]);
    expect(gatesOf(parsed)).toMatchObject([{ controls: [{ wire: 2, on: 1 }], targets: [3] }]);
    expect(messagesOf(`${HEAD_3}gate g a { cx $0, a; }`)[0]).toContain('cannot be used here');
    expect(messagesOf(`${HEAD_2}x $0;`)[0]).toContain('cannot be used here');
    expect(messagesOf('x $4096;')[0]).toContain('At most 4,096');
  });
});

// Shows: N3.5
describe('subroutines', () => {
  test('values, qubits, and registers go in, bits and values come out', async () => {
    const parsed = circuitOf(
      `${HEAD_3}def twice(float x) -> float { return 2 * x; }\ndef flip(qubit[2] pair, int which) { x pair[which]; }\ndef look(qubit a) -> bit { h a; h a; return measure a; }\nqubit[3] q;\nbit[2] c;\nflip(q[1:2], 1);\nflip(q[0:1], 0);\nrx(twice(twice(pi)) / 4) q[1];\nc[1] = look(q[1]);\nif (look(q[2]) == 1) x q[0];\nc[0] = measure q[0];\n`,
    );
    const outcomes = await exactDistribution(parsed);
    expect([...outcomes]).toEqual([['110', expect.closeTo(1, 12)]]);
    expect(parsed.classicalRegisters.map(({ name }) => name)).toEqual(['c', 'look_result']);
  });

  test('the older form of calls, with qubits after the parentheses', () => {
    const parsed = circuitOf(
      `${HEAD_3}def turn(float t, qubit a) { rx(t) a; }\nqubit[2] q;\nturn(0.5) q[1];\n`,
    );
    expect(gatesOf(parsed)).toMatchObject([{ gate: 'rx', targets: [1], parameters: [0.5] }]);
  });

  test.each([
    ['def f(qubit a) { x a; } qubit[2] q; f(q);', 'takes 1 qubits, found 2'],
    ['def f(qubit a, qubit b) { cx a, b; } qubit q; f(q, q);', 'the same qubit twice'],
    ['def f(qubit a) { x a; } qubit q; f();', 'takes 1 arguments, found 0'],
    ['def f(qubit a) { f(a); } qubit q; f(q);', 'Does something call itself?'],
    ['def f(int n) -> int { return n; } gate f a { x a; }', ''],
    ['def f() -> int { } int n = f();', 'comes to its end without one'],
    ['def f(int n) { return n; } f(1);', 'does not say which kind'],
    ['def f(qubit a) { x a; } def f(qubit a) { x a; }', 'defined already'],
    ['def x(qubit a) { h a; }', 'is a gate already'],
    ['gate g a { f(a); } def f(qubit a) { }', 'no gate called "f"'],
    ['def f(input a) { }', 'gets its value from outside'],
    ['def f(readonly array[int, 2] a) { }', 'Arrays are not supported'],
  ])('%s', (text, message) => {
    const messages = messagesOf(`${HEAD_3}${text}`).join();
    if (message === '') expect(messages).toBe('');
    else expect(messages).toContain(message);
  });
});

// Shows: N3.10
describe('gates of the language and of an included file', () => {
  test.each([
    ['gate h a { x a; }', '3:6 Gate "h" is defined already: it is in the included file.'],
    ['gate cx a, b { ctrl @ x a, b; }', '3:6 Gate "cx" is defined already'],
    ['gate U(t) a { gphase(t); }', '3:6 Gate "U" is defined already: it is part of OpenQASM 3.'],
  ])('cannot be defined again: %s', (definition, message) => {
    expect(messagesOf(`${HEAD_3}${definition}\n`)).toEqual([expect.stringContaining(message)]);
  });

  test('cannot be included after a gate with the same name', () => {
    const own = 'OPENQASM 3.0;\ngate h a { U(pi, 0, pi) a; }\n';
    expect(messagesOf(`${own}include "stdgates.inc";`)).toEqual([
      expect.stringContaining('3:1 Gate "h" is defined above, and again in "stdgates.inc".'),
    ]);
    expect(gatesOf(circuitOf(`${own}qubit q;\nh q;`))).toHaveLength(1);
  });

  test('can be defined if no file has them, and in OpenQASM 2 as Qiskit reads it', () => {
    const sxdg = `${HEAD_3}gate sxdg a { inv @ sx a; }\nqubit q;\nsxdg q;`;
    expect(gatesOf(circuitOf(sxdg))).toMatchObject([{ gate: 'sxdg' }]);
    expect(messagesOf(`${HEAD_2}gate h a { x a; }\n`)).toEqual([]);
  });
});

// Shows: N3.8
describe('annotations change nothing in any place', () => {
  const plain = circuitOf(
    `${HEAD_3}qubit[2] q; bit c; c = measure q[0]; if (c) { x q[1]; } else { z q[1]; } for uint i in [0:1] { h q[i]; } ctrl @ x q[0], q[1]; ctrl(1) @ x q[0], q[1];`,
  );

  test.each([
    ['behind a pragma', 'pragma user one\n@keep this\n'],
    ['behind a #pragma', '#pragma user one\n@keep this\n'],
    ['several, with signs of the language in them', '@a { ; "\n@b.c $9 /* (\n'],
    ['behind a display', '// display: probability of q[0]\n@keep\n'],
  ])('%s', (_, before) => {
    const text = `${HEAD_3}qubit q;\nreset q;\n${before}U(pi, 0, pi) q;`;
    expect(gatesOf(circuitOf(text))).toMatchObject([{ gate: 'u' }]);
  });

  test('also before the statements of branches and loops, with and without braces', () => {
    const text = `${HEAD_3}qubit[2] q; bit c;
@m
c = measure q[0];
if (c) @one $8
 x q[1]; else @other (
 z q[1];
for uint i in [0:1] @turn
 h q[i];
ctrl @x q[0], q[1];
ctrl(1) @x q[0], q[1];`;
    expect(circuitOf(text).columns).toEqual(plain.columns);
    const braces = `${HEAD_3}qubit[2] q; bit c; c = measure q[0];
if (c) {
@one
 x q[1];
@last
 } else {
@other
 z q[1]; }
for uint i in [0:1] {
@turn
 h q[i]; }
ctrl @ x q[0], q[1]; ctrl(1) @ x q[0], q[1];`;
    expect(circuitOf(braces).columns).toEqual(plain.columns);
  });
});

// Shows: N2.9
describe("other tools' names for gates", () => {
  test.each([
    ['CNOT q[0], q[1];', 'Did you mean "cx"?'],
    ['cnot q[0], q[1];', 'Did you mean "cx"?'],
    ['Toffoli q[0], q[1], q[2];', 'Did you mean "ccx"?'],
    ['CCNOT q[0], q[1], q[2];', 'Did you mean "ccx"?'],
    ['fredkin q[0], q[1], q[2];', 'Did you mean "cswap"?'],
    ['Hadamard q[0];', 'Did you mean "h"?'],
    ['H q[0];', 'Did you mean "h"?'],
    ['PauliX q[0];', 'Did you mean "x"?'],
    ['NOT q[0];', 'Did you mean "x"?'],
    ['I q[0];', 'Did you mean "id"?'],
    ['SDAG q[0];', 'Did you mean "sdg"?'],
    ['tdag q[0];', 'Did you mean "tdg"?'],
    ['V q[0];', 'Did you mean "sx"?'],
    ['RotX(1) q[0];', 'Did you mean "rx"?'],
    ['R1(1) q[0];', 'Did you mean "p"?'],
    ['CPHASE(1) q[0], q[1];', 'Did you mean "c'],
    ['SWP q[0], q[1];', 'Did you mean "swap"?'],
  ])('%s leads to a question', (use, question) => {
    expect(messagesOf(`${HEAD_2}qreg q[3];\n${use}`)[0]).toContain(question);
    expect(messagesOf(`${HEAD_3}qubit[3] q;\n${use}`)[0]).toContain(question);
  });

  test('if the file is missing, its name is in the message, too', () => {
    expect(messagesOf('OPENQASM 2.0;\nqreg q[2];\nCNOT q[0],q[1];')[0]).toContain(
      'Did you mean "cx"? It is in a file: write include "qelib1.inc"; near the top.',
    );
  });
});

// Shows: N1.8
describe('whole numbers that lose their fraction in an angle', () => {
  const notesOf = (text: string) => {
    const read = parseOpenQasm(text);
    return read.ok ? read.notes : [];
  };

  test('1/2*pi is strictly 0, and gets a note only in OpenQASM 3', () => {
    const text = `${HEAD_3}qubit q;\nrx(1/2*pi) q;`;
    expect(gatesOf(circuitOf(text))[0].parameters).toEqual([0]);
    expect(notesOf(text)).toEqual([
      {
        line: 4,
        column: 5,
        message:
          '1/2 is 0 here: in OpenQASM 3 whole numbers divide without a fraction. For the fraction, write 1.0/2.',
      },
    ]);
    expect(notesOf(`${HEAD_2}qreg q[1];\nrx(1/2*pi) q[0];`)).toEqual([]);
  });

  test.each([
    ['float x = 2/3;', 1],
    ['const angle a = pi * (3/2);', 1],
    ['gate g(t) a { rx(t * 3 / 2) a; ry(1/4) a; } qubit q; g(2) q;', 1],
    ['qubit q; rx(4/2 * pi) q;', 0],
    ['qubit q; rx(pi/2) q; for int i in [0:5/2] { x q; }', 0],
    ['qubit q; for int i in [0:3] { rx(1/2) q; }', 1],
  ])('%s has %i notes', (text, count) => {
    expect(notesOf(HEAD_3 + text)).toHaveLength(count);
  });
});

// Shows: N3.2
describe('numbers with many bits', () => {
  const low = `1${'0'.repeat(59)}`;
  const high = `1${'0'.repeat(58)}1`;

  test.each([
    [`"${low}" == "${high}"`, false],
    [`"${high}" == "${high}"`, true],
    [`"${low}" < "${high}"`, true],
    [`"${high}" <= "${low}"`, false],
  ])('%s is %s', (condition, isMet) => {
    const text = `${HEAD_3}qubit q; if (${condition}) x q;`;
    expect(gatesOf(circuitOf(text))).toHaveLength(isMet ? 1 : 0);
  });
});

// Shows: N1.5
describe('a limit', () => {
  test('on the length is reported at its place', () => {
    const text = `${'\n'.repeat(1_000_000)}${' '.repeat(1_000_001)}`;
    expect(messagesOf(text)).toEqual([
      '1000001:1000001 This text has 2,000,001 characters. At most 2,000,000 are read.',
    ]);
  });

  test('on the number of gates ends the reading with one problem, at the statement that exceeds it', () => {
    const text = `${HEAD_3}qubit[4000] q;\n${'h q;\n'.repeat(300)}nonsense q;\n`;
    expect(messagesOf(text)).toEqual(['254:1 This text comes to more than 1,000,000 gates.']);
  });
});

// Shows: N2.10
test('an empty classical register, as tools write it, is read', () => {
  const text = `${HEAD_2}qreg q[1];\ncreg c[0];\ncreg d[1];\nh q[0];\nmeasure q -> d;`;
  expect(circuitOf(text).classicalRegisters).toEqual([{ name: 'd', size: 1 }]);
  expect(messagesOf(`${HEAD_2}qreg q[1];\ncreg c[0];\nmeasure q -> c;`)[0]).toContain(
    '1 qubit cannot be measured into 0 classical bits',
  );
});
