import { expect, test } from 'vitest';
import { parseOpenQasm } from './parse-openqasm.ts';

const head = 'OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\nbit c;\n';

function kindsIn(text: string): readonly string[] {
  const read = parseOpenQasm(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.circuit.columns.flat().map(({ kind }) => kind);
}

// Shows: N4.8
test('a comment in the form of a display becomes a display at its place', () => {
  const read = parseOpenQasm(`${head}h q[0];\n// display: bloch of q[0]\nx q[0];\n`);
  expect(read.ok && read.circuit.columns).toMatchObject([
    [{ gate: 'h' }],
    [{ kind: 'display', shows: 'bloch', wires: [0] }],
    [{ gate: 'x' }],
  ]);
});

// Shows: N4.8
test.each([
  ['a wire that is not there', 'h q[0];\n// display: bloch of q[7]\n'],
  ['no register', 'h q[0];\n// display: bloch of r[0]\n'],
  ['bits', 'h q[0];\n// display: bloch of c\n'],
  ['more wires than it shows', 'h q[0];\n// display: bloch of q[0], q[1]\n'],
  ['a wire twice', 'h q[0];\n// display: amplitudes of q[0], q[0]\n'],
  ['another kind', 'h q[0];\n// display: weather of q[0]\n'],
  ['other words', 'h q[0];\n// display: of course\n'],
  ['the middle of a statement', 'h\n// display: bloch of q[0]\nq[0];\n'],
  ['a block', 'for int i in [0:0] {\n// display: bloch of q[0]\nh q[0];\n}\n'],
  ['two branches', 'if (true) { h q[0]; }\n// display: bloch of q[0]\nelse { x q[0]; }\n'],
])('with %s it is an ordinary comment', (_, text) => {
  expect(kindsIn(head + text)).toEqual(['gate']);
});

// Shows: N4.8
test('before the header it is an ordinary comment', () => {
  expect(kindsIn(`// display: bloch of q[0]\n${head}h q[0];\n`)).toEqual(['gate']);
});
