import { describe, expect, test } from 'vitest';
import { circuit } from '../../circuit/builder.ts';
import type { Circuit, GateOperation } from '../../circuit/circuit.ts';
import { exactDistribution } from '../../simulate/exact-distribution.ts';
import { sameUnitary } from '../../simulate/unitary.ts';
import { parseOpenQasm } from './parse-openqasm.ts';

const HEAD_2 = 'OPENQASM 2.0;\ninclude "qelib1.inc";\n';
const HEAD_3 = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

function circuitOf(text: string): Circuit {
  const result = parseOpenQasm(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.circuit;
}

function messagesOf(text: string): string[] {
  const result = parseOpenQasm(text);
  return result.ok
    ? []
    : result.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

function gatesOf(parsed: Circuit): GateOperation[] {
  return parsed.columns.flat().filter((operation) => operation.kind === 'gate');
}

/** The only angle of a text that places one RX. */
function angleOf(expression: string, head = HEAD_3): number {
  const declaration = head === HEAD_2 ? 'qreg q[1];' : 'qubit[1] q;';
  return gatesOf(circuitOf(`${head}${declaration}\nrx(${expression}) q[0];\n`))[0].parameters[0];
}

describe('what a circuit gets from its text', () => {
  test('[N1.7] registers, operations as early as they can stand, and nothing else', () => {
    const parsed = circuitOf(
      `${HEAD_2}qreg a[1];\nqreg b[2];\ncreg c[2];\nh a[0];\ncx a[0],b[1];\nx b[0];\nmeasure b -> c;\n`,
    );
    const expected = circuit(3, 2).h(0).cx(0, 2).x(1).measure(1, 0).measure(2, 1).build();
    expect(parsed).toEqual({
      ...expected,
      quantumRegisters: [
        { name: 'a', size: 1 },
        { name: 'b', size: 2 },
      ],
    });
    expect(Object.isFrozen(parsed.columns[0][0])).toBe(true);
  });

  test('[N1.4] the first line tells the version, and a text without it is OpenQASM 3', () => {
    expect(angleOf('1/2', HEAD_2)).toBe(0.5);
    expect(angleOf('1/2', HEAD_3)).toBe(0);
    expect(gatesOf(circuitOf('include "stdgates.inc"; qubit q; rx(1/2) q;'))[0].parameters).toEqual(
      [0],
    );
    expect(messagesOf('OPENQASM 2.0;\nqubit q;')[0]).toContain('OPENQASM 3.0;');
  });

  test('[N2.2] rows of registers', () => {
    const parsed = circuitOf(`${HEAD_2}qreg a[3];\nqreg b[3];\nqreg c[1];\nccx a,c[0],b;\n`);
    expect(
      gatesOf(parsed).map((one) => [
        ...one.controls.map((control) => control.wire),
        ...one.targets,
      ]),
    ).toEqual([
      [0, 6, 3],
      [1, 6, 4],
      [2, 6, 5],
    ]);
  });
});

describe('[N2.3] expressions', () => {
  test.each([
    ['-pi^2', -(Math.PI ** 2)],
    ['2^3^2', 512],
    ['-2^2', -4],
    ['2*-3', -6],
    ['1-2-3', -4],
    ['8/4/2', 1],
    ['(1+2)*3', 9],
    ['+1.5', 1.5],
    ['sin(pi/6)', Math.sin(Math.PI / 6)],
    ['cos(0)+tan(0)', 1],
    ['exp(1)', Math.E],
    ['ln(exp(2))', 2],
    ['sqrt(2)', Math.SQRT2],
    ['asin(1)', Math.asin(1)],
    ['1e-3', 0.001],
    ['.5e1', 5],
    ['5.', 5],
    ['3*pi/4', (3 * Math.PI) / 4],
  ])('OpenQASM 2 reads %s as %f', (expression, value) => {
    expect(angleOf(expression, HEAD_2)).toBe(value);
  });

  test.each([
    ['π / 2', Math.PI / 2],
    ['τ', 2 * Math.PI],
    ['ℇ + euler', 2 * Math.E],
    ['2 ** 3 ** 2', 512],
    ['-2 ** 2', -4],
    ['7 / 2', 3],
    ['-7 / 2', -3],
    ['7.0 / 2', 3.5],
    ['7 % 4', 3],
    ['mod(-1, 4)', 3],
    ['0x1F + 0b101 + 0o17 + 1_000', 1051],
    ['5 ^ 3', 6],
    ['6 & 3 | 8', 10],
    ['1 << 4 >> 1', 8],
    ['float(3) / 2', 1.5],
    ['int(3.9)', 3],
    ['int(-3.9)', -3],
    ['uint[3](9)', 1],
    ['int[3](5)', -3],
    ['bool(7) + 1', 2],
    ['int[4]("0101")', 5],
    ['popcount("1101")', 3],
    ['abs(-3) + floor(2.5) + ceiling(2.5)', 8],
    ['pow(2, 10)', 1024],
    ['arcsin(1.0) + arccos(0.0) + arctan(0.0)', Math.PI],
    ['(3 > 2) + (2 >= 2) + (1 != 1)', 2],
    ['!(1 == 2) && (false || true)', 1],
  ])('OpenQASM 3 reads %s as %f', (expression, value) => {
    expect(angleOf(expression)).toBeCloseTo(value, 14);
  });

  test.each([
    ['1/0', 'Division by zero'],
    ['sqrt(-1)', 'sqrt(-1) is not a finite real number'],
    ['arcsin(2)', 'arcsin(2) is not a finite real number'],
    ['exp(1000)', 'exp(1000) is not a finite real number'],
    ['2.0 ** 5000', 'no finite value'],
    ['9007199254740993', 'too large'],
    ['2 ** 60', 'too large'],
    ['1e999', 'too large'],
    ['foo', 'Nothing is called "foo"'],
    ['foo(1)', 'no function called "foo"'],
    ['sin(1, 2)', 'takes 1 value, found 2'],
    ['"012"', 'Expected a bit string'],
    ['100ns', 'Times take no part'],
    ['2im', 'Complex numbers are not supported'],
    ['q', 'found the qubit "q"'],
    ['$0', 'found the qubit $0'],
    ['~5', 'Expected a bit'],
    ['1 +', 'Expected an expression'],
    ['', 'takes 1 angle, found 0'],
  ])('%s has no value, and the message says why', (expression, message) => {
    expect(messagesOf(`${HEAD_3}qubit q;\nrx(${expression}) q;\n`).join()).toContain(message);
  });
});

describe('own gates', () => {
  test('[N2.4] without angles they become definitions, inside one another, and unused ones are left out', () => {
    const parsed = circuitOf(
      `${HEAD_2}gate a x1 { h x1; }\ngate b x1,x2 { a x1; cx x1,x2; }\ngate unused x1 { z x1; }\nqreg q[2];\nb q[1],q[0];\n`,
    );
    expect(parsed.definitions.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(gatesOf(parsed)).toMatchObject([{ gate: 'b', targets: [1, 0] }]);
  });

  test('[N2.4] with angles they are written out', () => {
    const parsed = circuitOf(
      `${HEAD_2}gate turn(a,b) x { rx(a-b) x; ry(a*b) x; }\nqreg q[1];\nturn(3,2) q[0];\n`,
    );
    expect(parsed.definitions).toEqual([]);
    expect(gatesOf(parsed)).toMatchObject([
      { gate: 'rx', parameters: [1] },
      { gate: 'ry', parameters: [6] },
    ]);
  });

  test('[N2.4] one that does what its name says is the standard gate, whatever its body', () => {
    const parsed = circuitOf(
      `${HEAD_3}gate iswap a, b { s a; s b; h a; cx a, b; cx b, a; h b; }\ngate rzz(t) a, b { cx a, b; rz(t) b; cx a, b; }\nqubit[2] q;\niswap q[0], q[1];\nrzz(0.5) q[0], q[1];\n`,
    );
    expect(gatesOf(parsed).map(({ gate }) => gate)).toEqual(['iswap', 'rzz']);
  });

  test('[N2.4] one of a standard name that does something else keeps its meaning under another name', () => {
    const parsed = circuitOf(`${HEAD_3}gate h a { x a; }\nqubit q;\nh q;\n`);
    expect(parsed.definitions.map(({ name }) => name)).toEqual(['h_2']);
    expect(sameUnitary(parsed, circuit(1).x(0).build())).toBe(true);
  });

  test('[N2.4] [N2.8] in OpenQASM 3 a phase makes a difference, in OpenQASM 2 it does not', () => {
    const body = 'gate rz(t) a { p(t) a; }';
    const three = circuitOf(`${HEAD_3}${body}\nqubit q;\nrz(0.5) q;\n`);
    const two = circuitOf(`${HEAD_2}${body.replace('p(', 'u1(')}\nqreg q[1];\nrz(0.5) q[0];\n`);
    expect(gatesOf(three)[0].gate).toBe('p');
    expect(gatesOf(two)[0].gate).toBe('rz');
  });

  test('[N2.5] mistakes inside of a gate are found where it is defined, used or not', () => {
    expect(messagesOf(`${HEAD_2}gate g(t) a { rx(s) a; }\n`)).toEqual([
      expect.stringContaining('3:18 Nothing is called "s" here'),
    ]);
    expect(messagesOf(`${HEAD_2}gate g a { later a; }\ngate later a { h a; }\n`)[0]).toContain(
      '3:12 There is no gate called "later"',
    );
  });

  test('[N2.5] gates may be nested far deeper than definitions can be', () => {
    const lines = Array.from(
      { length: 200 },
      (_, i) => `gate g${i} a { ${i === 0 ? 'x' : `g${i - 1}`} a; }`,
    );
    const parsed = circuitOf(`${HEAD_2}${lines.join('\n')}\nqreg q[1];\ng199 q[0];\n`);
    expect(sameUnitary(parsed, circuit(1).x(0).build())).toBe(true);
  });

  test('[N2.8] a phase inside of an own gate is kept, and shows under a control', () => {
    const parsed = circuitOf(
      `${HEAD_3}gate turned a { h a; gphase(0.7); h a; }\nqubit[2] q;\nctrl @ turned q[0], q[1];\n`,
    );
    expect(sameUnitary(parsed, circuit(2).p(0.7, 0).build())).toBe(true);
    expect(circuitOf(`${HEAD_3}qubit q;\ngphase(0.7);\nx q;\n`).columns).toEqual(
      circuit(1).x(0).build().columns,
    );
  });
});

describe('[N3.1] modifiers', () => {
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

  test('controls stand in the order of the text', () => {
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

describe('what is known is computed', () => {
  test('[N3.2] constants, variables and their types', () => {
    const parsed = circuitOf(
      `${HEAD_3}const uint n = 2 * 2; const float step = pi / n; const bool go = n > 3; const angle[8] a = step;\nqubit[n] q;\nint[4] i = 7; i += 9; i *= 3;\nuint[2] u = 5;\nif (go) rx(a + i + u) q[n - 1];\n`,
    );
    expect(gatesOf(parsed)).toMatchObject([
      { gate: 'rx', targets: [3], parameters: [Math.PI / 4 + 0 + 1] },
    ]);
  });

  test('[N3.2] wrong types and constants that change are refused', () => {
    expect(messagesOf(`${HEAD_3}int n = 2.5;`)[0]).toContain('Write int(...) around it');
    expect(messagesOf(`${HEAD_3}const int n = 1; n += 1;`)[0]).toContain('is a constant');
    expect(messagesOf(`${HEAD_3}int n; qubit[n] q;`)[0]).toContain('"n" has no value yet');
    expect(messagesOf(`${HEAD_3}const int n;`)[0]).toContain('the value of the constant "n"');
    expect(messagesOf(`${HEAD_3}int[2] n = 1; n[0] = 1;`)[0]).toContain('Single bits of a number');
  });

  test('[N3.3] loops and branches are written out', () => {
    const parsed = circuitOf(
      `${HEAD_3}qubit[6] q;\nfor int i in [0:2:5] { if (i == 2) { continue; } x q[i]; if (i == 4) break; }\nfor uint j in {1, 3} z q[j];\nint k = 3; while (k > 0) { k -= 1; if (k == 1) y q[k]; else { h q[k]; } }\nswitch (k) { case 1 { x q; } case 0, 2 { s q[5]; } default { x q; } }\nend;\nx q;\n`,
    );
    expect(
      gatesOf(parsed)
        .map(({ gate, targets }) => `${gate}${targets.join()}`)
        .sort(),
    ).toEqual(['h0', 'h2', 's5', 'x0', 'x4', 'y1', 'z1', 'z3']);
  });

  test('[N3.3] the loop variable ends with its loop, and names of blocks with their block', () => {
    expect(messagesOf(`${HEAD_3}qubit[4] q;\nfor int i in [0:1] x q[i];\nx q[i];\n`)[0]).toContain(
      '5:5 Nothing is called "i"',
    );
    expect(messagesOf(`${HEAD_3}qubit q;\nif (true) { int n = 1; }\nrx(n) q;\n`)[0]).toContain(
      'Nothing is called "n"',
    );
  });

  test('[N3.4] aliases, ranges, sets and negative indices', () => {
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
      'cannot stand in one register',
    );
    expect(messagesOf(`${HEAD_3}qubit q; x q[0];`)[0]).toContain('is a single qubit');
  });

  test('[N3.8] what takes time changes nothing', () => {
    const parsed = circuitOf(
      `${HEAD_3}@one two three\n#pragma four\npragma five\nqubit[2] q;\ndelay[3 * 100ns] q[0];\nnop q;\nbox[2us] { x q[1]; }\n`,
    );
    expect(parsed.columns).toEqual(circuit(2).x(1).build().columns);
  });

  test('[N3.9] physical qubits', () => {
    const parsed = circuitOf(`${HEAD_3}qubit q;\n// $9 is not meant\ncx $2, q;\n`);
    expect(parsed.quantumRegisters).toEqual([
      { name: 'physical', size: 3 },
      { name: 'q', size: 1 },
    ]);
    expect(gatesOf(parsed)).toMatchObject([{ controls: [{ wire: 2, on: 1 }], targets: [3] }]);
    expect(messagesOf(`${HEAD_3}gate g a { cx $0, a; }`)[0]).toContain('cannot be used here');
    expect(messagesOf(`${HEAD_2}x $0;`)[0]).toContain('cannot be used here');
  });
});

describe('[N3.5] subroutines', () => {
  test('values, qubits and registers go in, bits and values come out', async () => {
    const parsed = circuitOf(
      `${HEAD_3}def twice(float x) -> float { return 2 * x; }\ndef flip(qubit[2] pair, int which) { x pair[which]; }\ndef look(qubit a) -> bit { h a; h a; return measure a; }\nqubit[3] q;\nbit[2] c;\nflip(q[1:2], 1);\nflip(q[0:1], 0);\nrx(twice(twice(pi)) / 4) q[1];\nc[1] = look(q[1]);\nif (look(q[2]) == 1) x q[0];\nc[0] = measure q[0];\n`,
    );
    const outcomes = await exactDistribution(parsed);
    expect([...outcomes]).toEqual([['110', expect.closeTo(1, 12)]]);
    expect(parsed.classicalRegisters.map(({ name }) => name)).toEqual(['c', 'look_result']);
  });

  test('the older way of calling, qubits behind the brackets', () => {
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

describe('[N2.7] refused with a reason', () => {
  test.each([
    ['opaque g a;', 'has no body'],
    ['input angle t;', 'gets its value from outside'],
    ['output duration d;', 'Durations take no part'],
    ['extern f(int) -> int;', 'not part of this text'],
    ['cal { }', 'Pulses'],
    ['defcalgrammar "openpulse";', 'Pulses'],
    ['stretch s;', 'Durations'],
    ['array[int[8], 4] a;', 'Arrays'],
    ['complex[float[64]] z;', 'Complex numbers'],
  ])('%s', (statement, reason) => {
    expect(messagesOf(`${HEAD_3}${statement}\n`)[0]).toContain(reason);
  });
});

describe('problems', () => {
  test('[N1.2] they come in the order of the text, with what was expected and found', () => {
    expect(messagesOf(`${HEAD_2}qreg q[2];\nh q[5];\ncx q[0] q[1];\nx q[0]\n`)).toEqual([
      '4:5 Index 5 is outside of "q". Expected 0 to 1.',
      '5:8 Expected ";" after gate "cx", found "q".',
      '6:7 Expected ";" after gate "x", found the end of the text.',
    ]);
  });

  test('[N1.2] columns count UTF-16 units, lines end with \\n, \\r or both', () => {
    expect(messagesOf('OPENQASM 3.0;\r\nqubit q;\rqubit r;\n/* 😀 */ y1 q;')[0]).toContain('4:10 ');
  });

  test('[N1.2] twenty are told at most', () => {
    expect(messagesOf(`${HEAD_2}qreg q[1];\n${'h q[7];\n'.repeat(50)}`)).toHaveLength(20);
  });

  test('[N1.3] what follows from a mistake is not reported', () => {
    expect(messagesOf(`${HEAD_2}qreg q[0];\nh q[0];\nmeasure q -> c;\n`)).toHaveLength(2);
    expect(
      messagesOf(`${HEAD_3}const int n = m;\nqubit[n] q;\nx q[n];\ngate g a { x b; }\ng q;\n`),
    ).toHaveLength(2);
    expect(messagesOf(`${HEAD_3}qubit[2 q;\nx q[0];\nfoo q[0];\n`)).toHaveLength(1);
  });
});
