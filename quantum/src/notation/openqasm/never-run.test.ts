import { describe, expect, test } from 'vitest';
import { parseOpenQasm } from './parse-openqasm.ts';

const HEAD_2 = 'OPENQASM 2.0; include "qelib1.inc"; qreg q[2]; creg c[2];\n';
const HEAD_3 = 'OPENQASM 3.0; include "stdgates.inc"; qubit[2] q; bit[2] c;\n';
const leftOut = 'This can never run, so it was left out.';

function read(text: string): { readonly gates: number; readonly notes: readonly string[] } {
  const result = parseOpenQasm(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return {
    gates: result.circuit.columns.flat().filter(({ kind }) => kind === 'gate').length,
    notes: result.notes.map(({ line, column, message }) => `${line}:${column} ${message}`),
  };
}

// Shows: N1.8
describe('statements that can never run are noted', () => {
  test.each([
    ['a condition on bits that nothing has set', `${HEAD_3}if (c[0] == 1) x q[1];`, '2:16'],
    ['the same in OpenQASM 2', `${HEAD_2}if(c==2) x q[1];`, '2:10'],
    ['a branch that is known not to be taken', `${HEAD_3}if (true) {} else { x q[0]; }`, '2:21'],
    ['a loop without a turn', `${HEAD_3}int n = 0; while (n > 0) { x q[0]; }`, '2:28'],
    ['a case that is not met', `${HEAD_3}switch (2) { case 1 { x q[0]; } default {} }`, '2:23'],
    ['a statement after the end', `${HEAD_3}end;\nx q[0];`, '3:1'],
    ['a statement after a break', `${HEAD_3}for int i in [0:3] { break; x q[i]; }`, '2:29'],
    [
      'conditions that contradict one another',
      `${HEAD_3}c = measure q; if (c[0]) { if (!c[0]) { x q[1]; } }`,
      '2:41',
    ],
  ])('%s', (_, text, place) => {
    expect(read(text)).toEqual({ gates: 0, notes: [`${place} ${leftOut}`] });
  });

  test('a measurement that can never run stays, with a note', () => {
    expect(read(`${HEAD_3}if (c == 1) c = measure q;`).notes).toEqual([
      '2:13 This can never run: its condition looks at classical bits that nothing has set before it.',
    ]);
  });

  test('a statement that runs in another iteration of its loop is not noted', () => {
    expect(
      read(
        `${HEAD_3}for int i in [0:1] { if (i == 0) { h q[0]; continue; } cx q[0], q[i]; }
for int i in [0:2] { if (i == 1) break; x q[i]; }
for int i in [0:1] { if (c[0]) x q[1]; c[0] = measure q[0]; }`,
      ),
    ).toEqual({ gates: 4, notes: [] });
  });

  test('a text in which everything can run has no notes', () => {
    expect(read(`${HEAD_3}h q[0]; c[0] = measure q[0]; if (c[0]) x q[1];`)).toEqual({
      gates: 2,
      notes: [],
    });
  });

  test('a statement that does nothing is not noted either', () => {
    expect(read(`${HEAD_3}if (false) { int n = 1; barrier q; }`)).toEqual({ gates: 0, notes: [] });
  });
});
