/**
 * Checks that the code lab's examples run in the Python that the site serves, and that their circuits can be
 * edited.
 */
import { beforeAll, expect, test } from 'vitest';
import { startPython, type RunOfTest } from '../../testing/python.ts';
import { differencesIn } from './to-qiskit.ts';
import { examples } from './examples.ts';
import { startProgram } from './start-program.ts';
import { codeCircuitsOf } from './write-back/code-circuit.ts';

let run: (code: string) => RunOfTest;

beforeAll(async () => {
  run = await startPython();
}, 60_000);

test.each([{ name: 'the program that the code lab opens with', code: startProgram }, ...examples])(
  '$name',
  ({ code }) => {
    const { error, output, pictures, circuits } = run(code);
    expect(error).toBe('');
    expect(output.length + pictures).toBeGreaterThan(0);
    expect(codeCircuitsOf(circuits)).toHaveLength(1);
    const forQiskit = run(
      `from qubloom import to_qiskit\nprint(to_qiskit(${JSON.stringify(code)}))`,
    );
    expect(forQiskit.output).not.toContain('qubloom');
    expect(differencesIn(code).length).toBeGreaterThan(0);
  },
);
