import { describe, expect, test } from 'vitest';
import { circuit } from '../../circuit/builder.ts';
import { sameUnitary } from '../../simulate/unitary.ts';
import {
  HEAD_2,
  HEAD_3,
  circuitOf,
  messagesOf,
  gatesOf,
  angleOf,
} from '../../testing/openqasm-text.ts';

describe('the circuit of a text', () => {
  // Shows: N1.7
  test('registers, operations as early as possible, and nothing else', () => {
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

  // Shows: N1.4
  test('the first line sets the version, and a text without it is OpenQASM 3', () => {
    expect(angleOf('1/2', HEAD_2)).toBe(0.5);
    expect(angleOf('1/2', HEAD_3)).toBe(0);
    expect(gatesOf(circuitOf('include "stdgates.inc"; qubit q; rx(1/2) q;'))[0].parameters).toEqual(
      [0],
    );
    expect(messagesOf('OPENQASM 2.0;\nqubit q;')[0]).toContain('OPENQASM 3.0;');
  });

  // Shows: N2.2
  test('rows of registers', () => {
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

// Shows: N2.3
describe('expressions', () => {
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
  // Shows: N2.4
  test('those without angles become definitions, also nested ones, and unused ones are left out', () => {
    const parsed = circuitOf(
      `${HEAD_2}gate a x1 { h x1; }\ngate b x1,x2 { a x1; cx x1,x2; }\ngate unused x1 { z x1; }\nqreg q[2];\nb q[1],q[0];\n`,
    );
    expect(parsed.definitions.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(gatesOf(parsed)).toMatchObject([{ gate: 'b', targets: [1, 0] }]);
  });

  // Shows: N2.4
  test('those with angles are written out', () => {
    const parsed = circuitOf(
      `${HEAD_2}gate turn(a,b) x { rx(a-b) x; ry(a*b) x; }\nqreg q[1];\nturn(3,2) q[0];\n`,
    );
    expect(parsed.definitions).toEqual([]);
    expect(gatesOf(parsed)).toMatchObject([
      { gate: 'rx', parameters: [1] },
      { gate: 'ry', parameters: [6] },
    ]);
  });

  // Shows: N2.4
  test('one that does what its name says is the standard gate, for any body', () => {
    const parsed = circuitOf(
      `${HEAD_3}gate iswap a, b { s a; s b; h a; cx a, b; cx b, a; h b; }\ngate rzz(t) a, b { cx a, b; rz(t) b; cx a, b; }\nqubit[2] q;\niswap q[0], q[1];\nrzz(0.5) q[0], q[1];\n`,
    );
    expect(gatesOf(parsed).map(({ gate }) => gate)).toEqual(['iswap', 'rzz']);
  });

  // Shows: N2.4
  test('one with a standard name and another effect keeps its effect under another name', () => {
    const parsed = circuitOf(`${HEAD_2}gate h a { x a; }\nqreg q[1];\nh q[0];\n`);
    expect(parsed.definitions.map(({ name }) => name)).toEqual(['h_2']);
    expect(sameUnitary(parsed, circuit(1).x(0).build())).toBe(true);
  });

  // Shows: N2.4; N2.8
  test('a phase makes a difference in OpenQASM 3 and none in OpenQASM 2', () => {
    const three = circuitOf(
      'OPENQASM 3.0;\ngate rz(t) a { U(0, 0, t) a; }\nqubit q;\nrz(0.5) q;\n',
    );
    const two = circuitOf(`${HEAD_2}gate rz(t) a { u1(t) a; }\nqreg q[1];\nrz(0.5) q[0];\n`);
    expect(gatesOf(three)[0].gate).toBe('u');
    expect(gatesOf(two)[0].gate).toBe('rz');
  });

  // Shows: N2.5
  test('mistakes in a gate are found at its definition, used or not', () => {
    expect(messagesOf(`${HEAD_2}gate g(t) a { rx(s) a; }\n`)).toEqual([
      expect.stringContaining('3:18 Nothing is called "s" here'),
    ]);
    expect(messagesOf(`${HEAD_2}gate g a { later a; }\ngate later a { h a; }\n`)[0]).toContain(
      '3:12 There is no gate called "later"',
    );
  });

  // Shows: N2.5
  test('gates may be nested far deeper than definitions can be', () => {
    const lines = Array.from(
      { length: 200 },
      (_, i) => `gate g${i} a { ${i === 0 ? 'x' : `g${i - 1}`} a; }`,
    );
    const parsed = circuitOf(`${HEAD_2}${lines.join('\n')}\nqreg q[1];\ng199 q[0];\n`);
    expect(sameUnitary(parsed, circuit(1).x(0).build())).toBe(true);
  });

  // Shows: N2.8
  test('a phase inside an own gate is kept, and is visible under a control', () => {
    const parsed = circuitOf(
      `${HEAD_3}gate turned a { h a; gphase(0.7); h a; }\nqubit[2] q;\nctrl @ turned q[0], q[1];\n`,
    );
    expect(sameUnitary(parsed, circuit(2).p(0.7, 0).build())).toBe(true);
    expect(circuitOf(`${HEAD_3}qubit q;\ngphase(0.7);\nx q;\n`).columns).toEqual(
      circuit(1).x(0).build().columns,
    );
  });
});

// Shows: N2.7
describe('refused with a reason', () => {
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
  // Shows: N1.2
  test('they come in the order of the text, with the expected and the found part', () => {
    expect(messagesOf(`${HEAD_2}qreg q[2];\nh q[5];\ncx q[0] q[1];\nx q[0]\n`)).toEqual([
      '4:5 Index 5 is outside of "q". Expected 0 to 1.',
      '5:8 Expected ";" after gate "cx", found "q".',
      '6:7 Expected ";" after gate "x", found the end of the text.',
    ]);
  });

  // Shows: N1.2
  test('columns count UTF-16 units, and lines end with \\n, \\r, or both', () => {
    expect(messagesOf('OPENQASM 3.0;\r\nqubit q;\rqubit r;\n/* 😀 */ y1 q;')[0]).toContain('4:10 ');
  });

  // Shows: N1.2
  test('at most twenty are reported', () => {
    expect(messagesOf(`${HEAD_2}qreg q[1];\n${'h q[7];\n'.repeat(50)}`)).toHaveLength(20);
  });

  // Shows: N1.3
  test('consequences of a mistake are not reported', () => {
    expect(messagesOf(`${HEAD_2}qreg q[0];\nh q[0];\nmeasure q -> c;\n`)).toHaveLength(2);
    expect(
      messagesOf(`${HEAD_3}const int n = m;\nqubit[n] q;\nx q[n];\ngate g a { x b; }\ng q;\n`),
    ).toHaveLength(2);
    expect(messagesOf(`${HEAD_3}qubit[2 q;\nx q[0];\nfoo q[0];\n`)).toHaveLength(1);
  });
});
