import { circuit, type Circuit } from '@qubloom/quantum';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { RunEnd } from '../../../lib/python/run-events.ts';
import { startState, type ProgramState } from '../../../programs/program-state.ts';
import { OpenQasmPanel } from './open-qasm-panel.tsx';
import type { ProgramViewProps } from './program-view.ts';
import { useDrawnPrograms } from './use-drawn-programs.ts';

const bell = circuit(2).h(0).cx(0, 1).build();
const code = `from qubloom import QuantumCircuit
circuit = QuantumCircuit(2)
circuit.h(0)
circuit.cx(0, 1)
print("done")
`;
const loop = `from qubloom import QuantumCircuit
circuit = QuantumCircuit(2)
for qubit in range(2):
    circuit.h(qubit)
`;

/** Ends a run at once, with this circuit. */
function Lab({ text, drawn, lines }: { text: string; drawn: Circuit; lines: number[][] }) {
  const [state, setState] = useState<ProgramState>(() => startState(text, false));
  const end: RunEnd = {
    kind: 'done',
    report: [{ name: 'circuit', line: 2, circuit: drawn, lines }],
    answers: null,
  };
  const program: ProgramViewProps['program'] = {
    state,
    isOpen: true,
    edit: (next) => setState((now) => ({ ...now, code: next })),
    startNew: (next) => setState((now) => ({ ...now, code: next })),
    run: () => {
      setState((now) => ({ ...now, run: { kind: 'ended', code: now.code, end } }));
      return Promise.resolve(end);
    },
    answer: () => undefined,
    writeLines: () => undefined,
    stop: () => undefined,
    load: () => undefined,
  };
  return (
    <>
      <OpenQasmPanel program={program} drawn={useDrawnPrograms()} onClose={() => undefined} />
      <textarea
        aria-label="Python"
        value={state.code}
        onChange={(event) => program.edit(event.target.value)}
      />
    </>
  );
}

async function open(text: string, drawn: Circuit, lines: number[][]) {
  const user = userEvent.setup();
  render(<Lab text={text} drawn={drawn} lines={lines} />);
  await user.click(screen.getByRole('button', { name: 'Run and Show' }));
  const qasm = screen.getByRole('textbox', { name: 'circuit as OpenQASM 3' });
  return { user, qasm, python: screen.getByRole('textbox', { name: 'Python' }) };
}

describe('a program as OpenQASM 3', () => {
  it('changes with its text, line by line, and waits while the text is invalid', async () => {
    const { user, qasm, python } = await open(code, bell, [[3], [4]]);
    expect(qasm).toHaveDisplayValue(/h q\[0\];\ncx q\[0\], q\[1\];/);
    await user.type(qasm, 'z');
    expect(screen.getByRole('status')).toHaveTextContent(/^Line 6: .*The program waits/);
    expect(python).toHaveValue(code);
    await user.type(qasm, ' q[[1];');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(python).toHaveValue(code.replace('1)\n', '1)\ncircuit.z(1)\n'));
    expect(qasm).toHaveDisplayValue(/z q\[1\];$/);
  });

  it('follows the program if it is undone or changed by other means', async () => {
    const { user, qasm, python } = await open(code, bell, [[3], [4]]);
    await user.type(qasm, 'x q[[0];');
    await user.clear(python);
    await user.paste(code);
    expect(screen.getByRole('textbox', { name: 'circuit as OpenQASM 3' })).toHaveDisplayValue(
      /cx q\[0\], q\[1\];\n$/,
    );
    await user.type(python, 'circuit.x(0)');
    expect(screen.getByText(/Run the program as it is now/)).toBeVisible();
  });

  it('says what it cannot rewrite, and creates a new program instead', async () => {
    const both = circuit(2).h(0).h(1).build();
    const { user, qasm, python } = await open(loop, both, [[4, 4]]);
    await user.clear(qasm);
    await user.paste('OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[2] q;\nh q[1];\n');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Line 3 places gates in a loop, so none of them can be changed alone. So your program is still as it was.',
    );
    expect(python).toHaveValue(loop);
    await user.click(screen.getByRole('button', { name: 'Make a New Program' }));
    expect(python).toHaveValue(
      'from qubloom import QuantumCircuit\n\ncircuit = QuantumCircuit(2)\ncircuit.h(1)\n',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
