import { describe, expect, test } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { withColumns } from '../circuit/edit.ts';
import { GATES } from '../gates/catalog.ts';
import type { GateSpec } from '../gates/gate.ts';
import { largestDifference } from '../matrix.ts';
import { unitaryOf } from '../simulate/unitary.ts';
import { formatOpenQasm } from './openqasm/format-openqasm.ts';
import { parseOpenQasm } from './openqasm/parse-openqasm.ts';
import { matrixFromQiskit } from '../testing/qiskit-gates.ts';
import { GATE_CLASSES } from './qiskit/gate-classes.ts';
import { formatQiskit } from './qiskit/format-qiskit.ts';
import { formatQuantikz } from './quantikz/format-quantikz.ts';
import { formatSvg } from './svg/format-svg.ts';
import { formatCircuitUrl } from './url/format-circuit-url.ts';
import { parseCircuitUrl } from './url/parse-circuit-url.ts';

const angles = [0.3, -1.1, 2.2];

function placed(spec: GateSpec): Circuit {
  const targets = Array.from({ length: spec.wires }, (_, wire) => wire);
  return circuit(spec.wires)
    .gate(spec.name, targets, { parameters: angles.slice(0, spec.parameters.length) })
    .build();
}

/** Tests one gate with all its data. Its matrix is the truth, and every notation must agree with it. */
describe.each(Object.values(GATES))('$title', (spec) => {
  const written = placed(spec);
  const matrix = spec.matrix(angles.slice(0, spec.parameters.length));

  // Shows: N2.1; N4.5
  test('its OpenQASM names mean its matrix', () => {
    for (const [version, name] of [
      [2, spec.openQasm2],
      [3, spec.openQasm3],
    ] as const) {
      if (name === null) continue;
      const include = version === 2 ? 'qelib1.inc' : 'stdgates.inc';
      const given =
        spec.parameters.length === 0 ? '' : `(${angles.slice(0, spec.parameters.length).join()})`;
      const operands = Array.from({ length: spec.wires }, (_, wire) => `q[${wire}]`).join(', ');
      const result = parseOpenQasm(
        `OPENQASM ${version}.0;\ninclude "${include}";\nqreg q[${spec.wires}];\n${name}${given} ${operands};\n`,
      );
      expect(result.ok && result.circuit.columns).toEqual(written.columns);
    }
  });

  // Shows: N4.5
  test('the OpenQASM text has its matrix', () => {
    for (const version of [2, 3] as const) {
      const result = parseOpenQasm(formatOpenQasm(written, { version }));
      expect(
        result.ok && largestDifference(unitaryOf(result.circuit).entries, matrix),
      ).toBeLessThan(1e-12);
    }
  });

  // Shows: N5.2
  test('its Qiskit method, or class, means its matrix', () => {
    const program = formatQiskit(written);
    const call =
      /^circuit\.(?:append\((\w+)\(([^)]*)\)(\.inverse\(\))?, \[.*\]\)|(\w+)\((.*)\))$/m.exec(
        program,
      );
    const [, className, given, isInverse, method, operands] = call ?? [];
    const values = (given ?? operands).split(', ').slice(0, spec.parameters.length).map(Number);
    const name =
      className === undefined
        ? method
        : Object.entries(GATE_CLASSES).find(([, one]) => one === className)?.[0];
    const other = matrixFromQiskit(
      name ?? '',
      spec.parameters.length === 0 ? [] : values,
      isInverse !== undefined,
    );
    expect(largestDifference(other, matrix)).toBeLessThan(1e-12);
  });

  // Shows: N6.2; N7.3
  test('it has its sign in both drawings', () => {
    const sign =
      spec.name === 'swap'
        ? { svg: 'class="cross"', latex: '\\targX{}' }
        : { svg: `>${spec.label}</text>`, latex: spec.latex };
    expect(formatSvg(written)).toContain(sign.svg);
    expect(formatSvg(written)).toContain(`gate gate-${spec.name}"`);
    expect(formatQuantikz(written)).toContain(sign.latex);
  });

  // Shows: N8.1
  test('its link contains it', () => {
    expect(parseCircuitUrl(formatCircuitUrl(written))).toEqual({ ok: true, circuit: written });
  });
});

// Shows: N4.8
describe('operations that programs cannot express', () => {
  const shown = circuit(2).h(0).display('probability', 0, 1).display('bloch', 1).x(1).build();
  const selected = circuit(1).h(0).postSelect(0, '-').build();

  test('displays are comments in programs, which OpenQASM reads back, and are left out of pictures', () => {
    for (const version of [2, 3] as const) {
      const text = formatOpenQasm(shown, { version });
      expect(text).toContain('// display: probability of q[0], q[1]\n');
      const read = parseOpenQasm(text);
      expect(read.ok && read.circuit.columns).toEqual(shown.columns);
    }
    expect(formatQiskit(shown)).toContain('\n# display: bloch of q[1]\n');
    const plain = circuit(2).h(0).barrier().x(1).build();
    const without = withColumns(plain, [plain.columns[0], plain.columns[2]]);
    expect(formatQuantikz(shown)).toBe(formatQuantikz(without));
    expect(formatSvg(shown)).toBe(formatSvg(without));
  });

  test('post-selection is refused in a sentence, and drawn', () => {
    for (const version of [2, 3] as const)
      expect(() => formatOpenQasm(selected, { version })).toThrow(
        `OpenQASM ${version} has no post-selection.`,
      );
    expect(() => formatQiskit(selected)).toThrow('Qiskit has no post-selection.');
    expect(formatQuantikz(selected)).toContain('\\gate{\\ket{-}\\bra{-}}');
    expect(formatSvg(selected)).toContain('Post-select q in |-⟩');
  });
});
