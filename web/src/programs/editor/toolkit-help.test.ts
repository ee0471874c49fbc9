import { CompletionContext } from '@codemirror/autocomplete';
import { python } from '@codemirror/lang-python';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { completeToolkit } from './toolkit-help.ts';

/** The names that are offered after a program's last character. */
async function offered(code: string): Promise<readonly string[]> {
  const state = EditorState.create({ doc: code, extensions: python() });
  const result = await completeToolkit(new CompletionContext(state, code.length, false));
  return result?.options.map(({ label }) => label) ?? [];
}

describe("the editor's completion", () => {
  it('offers methods after a dot', async () => {
    const names = await offered('circuit.');
    expect(names).toContain('h');
    expect(names).not.toContain('QuantumCircuit');
  });

  it('offers classes and functions elsewhere', async () => {
    const names = await offered('circuit = Quan');
    expect(names).toContain('QuantumCircuit');
    expect(names).not.toContain('h');
  });

  it.each([
    ['a number', 'angle = 3.'],
    ['an empty line', 'circuit.h(0)\n'],
    ['a comment', '# Two qubits that always agree.'],
    ['a text', "print('They agree."],
    ['a text with values in it', "print(f'{2} agree."],
  ])('offers nothing in %s', async (_, code) => {
    expect(await offered(code)).toEqual([]);
  });
});
