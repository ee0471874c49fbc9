import { describe, expect, test } from 'vitest';
import type { Circuit } from '../../circuit/circuit.ts';
import { sameUnitary, unitaryOf } from '../../simulate/unitary.ts';
import { parseOpenQasm } from './parse-openqasm.ts';

function circuitOf(text: string): Circuit {
  const result = parseOpenQasm(text);
  if (!result.ok) throw new Error(`${JSON.stringify(result.problems)}\n${text}`);
  return result.circuit;
}

/** Each gate of the file, and the same in previously defined gates, from the comments of the standard. */
const QELIB1: readonly (readonly [string, string])[] = [
  ['u3(0.3,0.2,0.1) a;', 'U(0.3,0.2,0.1) a;'],
  ['u2(0.2,0.1) a;', 'U(pi/2,0.2,0.1) a;'],
  ['u1(0.7) a;', 'U(0,0,0.7) a;'],
  ['u0(1) a;', 'U(0,0,0) a;'],
  ['u(0.3,0.2,0.1) a;', 'U(0.3,0.2,0.1) a;'],
  ['p(0.7) a;', 'U(0,0,0.7) a;'],
  ['id a;', 'U(0,0,0) a;'],
  ['x a;', 'U(pi,0,pi) a;'],
  ['y a;', 'U(pi,pi/2,pi/2) a;'],
  ['z a;', 'U(0,0,pi) a;'],
  ['h a;', 'U(pi/2,0,pi) a;'],
  ['s a;', 'U(0,0,pi/2) a;'],
  ['sdg a;', 'U(0,0,-pi/2) a;'],
  ['t a;', 'U(0,0,pi/4) a;'],
  ['tdg a;', 'U(0,0,-pi/4) a;'],
  ['rx(0.7) a;', 'U(0.7,-pi/2,pi/2) a;'],
  ['ry(0.7) a;', 'U(0.7,0,0) a;'],
  ['rz(0.7) a;', 'U(0,0,0.7) a;'],
  ['sx a;', 'h a; s a; h a;'],
  ['sxdg a;', 'h a; sdg a; h a;'],
  ['cx a,b;', 'CX a,b;'],
  ['cz a,b;', 'h b; CX a,b; h b;'],
  ['cy a,b;', 'sdg b; CX a,b; s b;'],
  ['ch a,b;', 'ry(-pi/4) b; cz a,b; ry(pi/4) b;'],
  ['swap a,b;', 'CX a,b; CX b,a; CX a,b;'],
  ['ccx a,b,c;', 'csx b,c; CX a,b; inverse_csx b,c; CX a,b; csx a,c;'],
  ['cswap a,b,c;', 'CX c,b; ccx a,b,c; CX c,b;'],
  ['crx(0.7) a,b;', 'h b; crz(0.7) a,b; h b;'],
  ['cry(0.7) a,b;', 'ry(0.35) b; CX a,b; ry(-0.35) b; CX a,b;'],
  ['crz(0.7) a,b;', 'rz(0.35) b; CX a,b; rz(-0.35) b; CX a,b;'],
  ['cu1(0.7) a,b;', 'u1(0.35) a; CX a,b; u1(-0.35) b; CX a,b; u1(0.35) b;'],
  ['cp(0.7) a,b;', 'cu1(0.7) a,b;'],
  [
    'cu3(0.3,0.2,0.1) a,b;',
    'u1(0.15) a; u1(-0.05) b; CX a,b; u3(-0.15,0,-0.15) b; CX a,b; u3(0.15,0.2,0) b;',
  ],
  ['csx a,b;', 'h b; cu1(pi/2) a,b; h b;'],
  ['cu(0.3,0.2,0.1,0.4) a,b;', 'p(0.4) a; cu3(0.3,0.2,0.1) a,b;'],
  ['rxx(0.7) a,b;', 'h a; h b; CX a,b; rz(0.7) b; CX a,b; h a; h b;'],
  ['rzz(0.7) a,b;', 'CX a,b; rz(0.7) b; CX a,b;'],
];

/** A gate that the right side of one also needs. */
const HELPERS = 'gate inverse_csx a,b { h b; cu1(-pi/2) a,b; h b; }\n';

const HEAD_2 = 'OPENQASM 2.0;\ninclude "qelib1.inc";\n';
const HEAD_3 = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

// Shows: N2.1
describe('qelib1.inc', () => {
  const onRegister = (text: string): string =>
    text.replace(/\b([abcd])\b(?=[,;])/g, (name) => `q[${'abcd'.indexOf(name)}]`);

  test.each(QELIB1)('%s is %s', (left, right) => {
    const text = (body: string): string => `${HEAD_2}${HELPERS}qreg q[4];\n${onRegister(body)}\n`;
    expect(sameUnitary(circuitOf(text(left)), circuitOf(text(right)))).toBe(true);
  });

  test('c3x, c3sqrtx, and c4x are controls of X and of its root', () => {
    const both = (left: string, right: string): void => {
      const one = circuitOf(`${HEAD_2}qreg q[5];\n${left}\n`);
      const other = circuitOf(`OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[5] q;\n${right}\n`);
      expect(sameUnitary(one, other), left).toBe(true);
    };
    both('c3x q[0],q[1],q[2],q[3];', 'ctrl(3) @ x q[0], q[1], q[2], q[3];');
    both('c3sqrtx q[0],q[1],q[2],q[3];', 'ctrl(3) @ sx q[0], q[1], q[2], q[3];');
    both('c4x q[0],q[1],q[2],q[3],q[4];', 'ctrl(4) @ x q[0], q[1], q[2], q[3], q[4];');
  });

  test('rccx and rc3x are CCX and C3X except for phases: they move basis states in the same way', () => {
    for (const [relative, exact, wires] of [
      ['rccx', 'ccx', 3],
      ['rc3x', 'c3x', 4],
    ] as const) {
      const operands = Array.from({ length: wires }, (_, i) => `q[${i}]`).join(',');
      const undone = circuitOf(
        `${HEAD_2}qreg q[${wires}];\n${relative} ${operands};\n${exact} ${operands};\n`,
      );
      const diagonal = circuitOf(`${HEAD_2}qreg q[${wires}];\n`);
      expect(sameUnitary(undone, diagonal)).toBe(false);
      for (let start = 0; start < 2 ** wires; start++) {
        const prepared = Array.from({ length: wires }, (_, i) =>
          (start >> i) % 2 === 1 ? `x q[${i}];` : '',
        ).join('');
        const text = `${HEAD_2}qreg q[${wires}];\n${prepared}\n${relative} ${operands};\n${exact} ${operands};\n${prepared}\n`;
        expect(zeroProbability(circuitOf(text))).toBeCloseTo(1, 12);
      }
    }
  });
});

/** Returns |<0|U|0>|^2 from the first entry of the unitary. */
function zeroProbability(circuit: Circuit): number {
  const { entries } = unitaryOf(circuit);
  return entries[0] ** 2 + entries[1] ** 2;
}

// Shows: N2.1
describe('stdgates.inc: each gate under a control is its definition under a control', () => {
  /** The definitions of the specification, "Standard library", in previously defined gates. */
  const definitions: readonly (readonly [string, string])[] = [
    ['p(0.7) a;', 'ctrl @ gphase(0.7) a;'],
    ['x a;', 'U(π, 0, π) a; gphase(-π/2);'],
    ['y a;', 'U(π, π/2, π/2) a; gphase(-π/2);'],
    ['z a;', 'p(π) a;'],
    ['h a;', 'U(π/2, 0, π) a; gphase(-π/4);'],
    ['s a;', 'pow(0.5) @ z a;'],
    ['sdg a;', 'inv @ pow(0.5) @ z a;'],
    ['t a;', 'pow(0.5) @ s a;'],
    ['tdg a;', 'inv @ pow(0.5) @ s a;'],
    ['sx a;', 'pow(0.5) @ x a;'],
    ['rx(0.7) a;', 'U(0.7, -π/2, π/2) a; gphase(-0.35);'],
    ['ry(0.7) a;', 'U(0.7, 0, 0) a; gphase(-0.35);'],
    ['rz(0.7) a;', 'gphase(-0.35); U(0, 0, 0.7) a;'],
    ['cx a, b;', 'ctrl @ x a, b;'],
    ['cy a, b;', 'ctrl @ y a, b;'],
    ['cz a, b;', 'ctrl @ z a, b;'],
    ['cp(0.7) a, b;', 'ctrl @ p(0.7) a, b;'],
    ['crx(0.7) a, b;', 'ctrl @ rx(0.7) a, b;'],
    ['cry(0.7) a, b;', 'ctrl @ ry(0.7) a, b;'],
    ['crz(0.7) a, b;', 'ctrl @ rz(0.7) a, b;'],
    ['ch a, b;', 'ctrl @ h a, b;'],
    ['swap a, b;', 'cx a, b; cx b, a; cx a, b;'],
    ['ccx a, b, c;', 'ctrl @ ctrl @ x a, b, c;'],
    ['cswap a, b, c;', 'ctrl @ swap a, b, c;'],
    ['cu(0.3, 0.2, 0.1, 0.4) a, b;', 'p(0.4 - 0.15) a; ctrl @ U(0.3, 0.2, 0.1) a, b;'],
    ['CX a, b;', 'cx a, b;'],
    ['phase(0.7) a;', 'U(0, 0, 0.7) a;'],
    ['cphase(0.7) a, b;', 'ctrl @ phase(0.7) a, b;'],
    ['id a;', 'U(0, 0, 0) a;'],
    ['u1(0.7) a;', 'U(0, 0, 0.7) a;'],
    ['u2(0.2, 0.1) a;', 'gphase(-(0.2+0.1+π/2)/2); U(π/2, 0.2, 0.1) a;'],
    ['u3(0.3, 0.2, 0.1) a;', 'gphase(-(0.2+0.1+0.3)/2); U(0.3, 0.2, 0.1) a;'],
  ];

  test.each(definitions)('%s is %s', (left, right) => {
    const text = (body: string): string =>
      `${HEAD_3}gate tried a, b, c { ${body} }\nqubit[4] q;\nctrl @ tried q[3], q[0], q[1], q[2];\n`;
    expect(sameUnitary(circuitOf(text(left)), circuitOf(text(right)))).toBe(true);
  });
});
