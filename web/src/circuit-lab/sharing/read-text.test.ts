import { circuit, emptyCircuit, formatCircuitUrl } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { wordAt } from './code-field.tsx';
import { pictureScale, svgOf } from './picture.ts';
import { readText, withPlainLines } from './read-text.ts';
import { stateTable, amplitudeTable, writtenAmplitude } from '../printing/state-rows.ts';
import { writeForm, writtenForms } from './written-forms.ts';

const bell = circuit(2).h(0).cx(0, 1).build();
const messages = (text: string) => {
  const read = readText(text);
  return read.ok ? [] : read.problems;
};

describe('a text that is opened', () => {
  it.each([
    ['OpenQASM 2', 'OPENQASM 2.0;\ninclude "qelib1.inc";\nqreg q[2];\nh q[0];\ncx q[0],q[1];'],
    ['OpenQASM 3', 'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\nh q[0];\ncx q[0], q[1];'],
    [
      'an address',
      `https://example.org/simulators/circuit-lab?level=full#c=${formatCircuitUrl(bell)}`,
    ],
    ['a bare link', `  ${formatCircuitUrl(bell)}\n`],
    ['saved data', JSON.stringify(bell)],
    [
      'an address with the end of a sentence',
      `https://example.org/lab#c=${formatCircuitUrl(bell)}.`,
    ],
    ['an address in brackets', `(https://example.org/lab#c=${formatCircuitUrl(bell)})`],
    [
      'an address in a letter',
      `Hi!\nTry this: https://example.org/lab#c=${formatCircuitUrl(bell)}.\nBye`,
    ],
    ['a bare link with the end of a sentence', `${formatCircuitUrl(bell)}).`],
    ['a link to Quirk', 'https://algassert.com/quirk#circuit={"cols":[["H"],["•","X"]]}'],
    [
      'a link to Quirk as browsers copy it',
      `https://algassert.com/quirk#circuit=${encodeURIComponent('{"cols":[["H"],["•","X"]]}')}).`,
    ],
    ['the data of Quirk', '{"cols":[["H"],["•","X"]]}'],
  ])('may be %s', (_, text) => {
    const read = readText(text);
    expect(read).toMatchObject({ ok: true, circuit: { columns: bell.columns } });
  });

  it('comes with the positions of parts that can never run', () => {
    expect(
      readText('OPENQASM 3.0;\nqubit q;\nbit c;\nif (c) U(0, 0, 0) q;\nc = measure q;'),
    ).toMatchObject({ ok: true, notes: [{ position: { line: 4, column: 8 } }] });
  });

  it('is refused at the limit without being read, for any kind of text', () => {
    for (const text of [' '.repeat(2_000_001), `{"cols":[${'[],'.repeat(700_000)}[]]}`])
      expect(messages(text)[0]?.message).toMatch(/too long: 2,000,000 characters/);
  });

  it('has one message about each pair of curly quotes, and is read further', () => {
    const text = 'OPENQASM 2.0;\ninclude “qelib1.inc”;\nqreg q[1];\nh q[0];\nnope q[0];';
    expect(messages(text)).toMatchObject([{ position: { line: 2, column: 9 } }]);
  });

  it('comes from Quirk with a note about displays', () => {
    expect(readText('{"cols":[["H","Bloch"]]}')).toMatchObject({
      ok: true,
      notes: [{ message: expect.stringContaining('displays were left out') as string }],
    });
  });

  it('is a program even if a comment in it holds a link', () => {
    const link = `https://example.org/lab#c=${formatCircuitUrl(circuit(3).x(0).build())}`;
    const text = `OPENQASM 3.0;\n// ${link}\nqubit[2] q;\nU(0, 0, 0) q[0];`;
    expect(readText(text)).toMatchObject({ ok: true, circuit: { initial: ['0', '0'] } });
  });

  it('is refused with the position of each mistake', () => {
    const text = withPlainLines(
      'OPENQASM 2.0;\r\ninclude "qelib1.inc";\r\nqreg q[2];\r\nh q[7];\r\nnope q[0];',
    );
    expect(messages(text)).toMatchObject([
      { position: { line: 4, column: 5 } },
      { position: { line: 5, column: 1 } },
    ]);
    const { start, end } = wordAt(text, 5, 1);
    expect(text.slice(start, end)).toBe('nope');
  });

  it.each<readonly [string, RegExp]>([
    ['', /nothing to read/],
    [formatCircuitUrl(bell).slice(0, -1), /damaged/],
    [`9${formatCircuitUrl(bell).slice(1)}`, /form "9"/],
    ['{"version":', /damaged/],
    [JSON.stringify({ ...bell, version: 2 }), /Version 2/],
    [JSON.stringify(emptyCircuit(30)), /30 wires. The lab takes 24/],
    ['OPENQASM 3.0;', /no wires/],
    ['from qiskit import QuantumCircuit\nqc = QuantumCircuit(2)', /Python with Qiskit.*code lab/],
    ['qc.h(0)\nqc.cx(0, 1)', /Python with Qiskit/],
    ['import cirq\nq = cirq.LineQubit.range(2)', /Cirq.*to_qasm/],
    ['import numpy as np', /This is Python, not OpenQASM/],
    ['namespace Quantum.Bell {', /Q#/],
    ['H 0\nCNOT 0 1', /Quil/],
    ['\\begin{quantikz}', /LaTeX/],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', /picture/],
    ['https://example.org/some/page', /a link, and it holds no circuit/],
    ['{"name": "bell", "gates": 3}', /JSON, but no circuit/],
    ['[{"gate": "h"}]', /JSON, not OpenQASM/],
    ['{"cols":[["Foo"]]}', /"Foo" has no counterpart/],
    ['OPENQASM 2.0;\ninclude “qelib1.inc”;\nqreg q[1];\nh q[0];', /curly quote “.*straight/],
    ['OPENQASM 3.0;\nqubit q;\nU(0, 0, –1) q;', /U\+2013.*Did you mean -\?/],
    ['OPENQASM 3.0;\nqubit q;\nCNOT q, q;', /Did you mean "cx"/],
    ['a\0b', /no text/],
  ])('is refused in message: %j', (text, message) => {
    expect(messages(text)[0]?.message).toMatch(message);
  });
});

describe('a circuit that is written', () => {
  // Shows: lab: OpenQASM 2 / 3 / Qiskit
  it('is read back from OpenQASM unchanged', () => {
    for (const form of writtenForms.slice(0, 2)) {
      const text = writeForm(form, bell);
      expect(text.ok && readText(text.text)).toMatchObject({
        ok: true,
        circuit: { columns: bell.columns },
      });
    }
    const qiskit = writtenForms.find(({ id }) => id === 'qiskit');
    expect(qiskit && writeForm(qiskit, bell)).toMatchObject({ text: /circuit\.h\(q\[0\]\)/ });
  });

  it('names the operations that a notation cannot express', () => {
    const bits = Array.from({ length: 20 }, (_, i) => i);
    const builder = circuit(2, 20).x(0);
    const wide = { ...builder.build() };
    const columns = [
      [
        {
          ...wide.columns[0]?.[0],
          condition: { bits: bits.filter((i) => i % 2 === 0), equals: 3 },
        },
      ],
    ];
    const [, two] = writtenForms;
    const result = two && writeForm(two, { ...wide, columns } as typeof bell);
    expect(result).toMatchObject({ ok: false, message: /./ });
  });

  // Shows: lab: LaTeX, SVG, PNG
  it('is a figure of ink on paper, no larger than a canvas can hold', () => {
    expect(svgOf(bell)).toMatch(/^<svg [^>]*color="#1d1547"><rect width="100%"/);
    expect(writtenForms.find(({ id }) => id === 'latex')?.write(bell)).toMatch(
      /\\begin\{quantikz\}/,
    );
    expect(pictureScale(200, 100)).toBe(2);
    const scale = pictureScale(52_000, 1300);
    expect(52_000 * scale).toBeLessThanOrEqual(16_000);
  });
});

describe('the state on paper', () => {
  it('is a row for each possible ket', () => {
    expect(amplitudeTable(circuit(2).h(0).cz(0, 1).s(0).build())).toEqual({
      kind: 'amplitudes',
      rows: [
        { name: '|00⟩', probability: '50%', amplitude: '0.7071', phase: '0' },
        { name: '|01⟩', probability: '50%', amplitude: '0.7071i', phase: 'π/2' },
      ],
      more: 0,
    });
    expect(writtenAmplitude(-0.5, -0.5)).toBe('−0.5 − 0.5i');
  });

  it('is a row for each result if the circuit measures', async () => {
    const looked = circuit(1, 1).h(0).measure(0, 0).build();
    expect(amplitudeTable(looked)).toBeNull();
    expect(await stateTable(looked)).toMatchObject({
      kind: 'probabilities',
      rows: [
        { name: '0', probability: '50%' },
        { name: '1', probability: '50%' },
      ],
    });
  });
});
