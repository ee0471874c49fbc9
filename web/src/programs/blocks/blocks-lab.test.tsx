import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { PythonRunner } from '../../lib/python/runner.ts';
import { OpenPythonContext } from '../use-program.ts';
import { BlocksLab } from './blocks-lab.tsx';

/** Python that records its programs. */
function openLab({ asks = false } = {}) {
  const ran: string[] = [];
  const answers: string[] = [];
  const continued: string[] = [];
  let answered: (text: string) => void = () => undefined;
  const python: PythonRunner = {
    load: () => Promise.resolve(),
    async run({ code }, hear) {
      ran.push(code);
      if (asks) {
        hear({ kind: 'ask', prompt: 'How often? ', isWaiting: true });
        answers.push(await new Promise<string>((resolve) => (answered = resolve)));
      }
      return { kind: 'done', report: null, answers: null };
    },
    answer: (text) => answered(text),
    close: () => undefined,
  };
  render(
    <OpenPythonContext value={() => Promise.resolve(python)}>
      <BlocksLab
        learner={undefined}
        replacesProgram={() => true}
        onContinue={(code) => continued.push(code)}
      />
    </OpenPythonContext>,
  );
  return { ran, answers, continued, user: userEvent.setup() };
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Your program' }))
    .getAllByRole('group')
    .map((row) => row.getAttribute('aria-label'));
const button = (name: string) => screen.getByRole('button', { name });
const python = () => screen.getByRole('region', { name: 'Python of the blocks' }).textContent;

const bell = `from qubloom import AerSimulator, QuantumCircuit, plot_histogram

circuit = QuantumCircuit(2)
circuit.h(0)
circuit.cx(0, 1)
circuit.measure_all()

counts = AerSimulator().run(circuit, shots=100).result().get_counts()
plot_histogram(counts)
`;

it('a Bell pair is built from the list of blocks with keys alone, shown as Python, and run', async () => {
  const { ran, user } = openLab();
  await user.selectOptions(screen.getByLabelText('Next block'), 'CNOT control 0 target 1');
  await user.tab();
  expect(button('Add Block')).toHaveFocus();
  await user.keyboard('{Enter}');
  const moveUp = 'Move up: CNOT control 0 target 1';
  button(moveUp).focus();
  // The focus moves with the block.
  for (let step = 0; step < 3; step++) await user.keyboard('{Enter}');
  expect(button(moveUp)).toHaveFocus();
  expect(rows()).toEqual([
    'make a circuit with 2 qubits',
    'H on qubit 0',
    'CNOT control 0 target 1',
    'measure all qubits',
    'run it 100 times',
    'show the histogram',
  ]);
  expect(python()).toBe(bell);
  button('Run').focus();
  await user.keyboard('{Enter}');
  await screen.findByText('The program is done.');
  expect(ran).toEqual([bell]);
});

it('fields change the Python, and the lines of the selected block are marked', async () => {
  const { user } = openLab();
  await user.selectOptions(screen.getByLabelText('Gate'), 'X');
  expect(python()).toContain('circuit.x(0)');
  expect(screen.getByText(/circuit\.x/)).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText(/circuit = /)).not.toHaveAttribute('aria-current');
  const times = screen.getByLabelText('Times');
  await user.clear(times);
  await user.type(times, '5');
  expect(python()).toContain('shots=5)');
  // An invalid value is replaced by a valid one.
  await user.clear(screen.getByLabelText('Qubits'));
  await user.type(screen.getByLabelText('Qubits'), '99');
  await user.tab();
  expect(screen.getByLabelText('Qubits')).toHaveDisplayValue('8');
});

it('blocks that cannot run say why, and nothing runs', async () => {
  const { ran, user } = openLab();
  await user.click(button('Remove: measure all qubits'));
  // The next row's button has the focus now.
  expect(button('Remove: run it 100 times')).toHaveFocus();
  await user.click(button('Run'));
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing is measured before the run.');
  await user.click(button('Remove: make a circuit with 2 qubits'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(button('Run'));
  expect(screen.getByRole('alert')).toHaveTextContent('There’s no circuit yet.');
  expect(screen.getByText(/3 blocks aren’t connected/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue in Python' })).not.toBeInTheDocument();
  await user.click(button('Add Block'));
  expect(rows()[0]).toBe('make a circuit with 2 qubits');
  expect(ran).toEqual([]);
});

it('steps are undone and redone, and blocks are saved for the next visit', async () => {
  const { user } = openLab();
  const before = rows();
  await user.click(button('Remove: H on qubit 0'));
  const after = rows();
  expect(after).toHaveLength(4);
  await user.click(button('Undo'));
  expect(rows()).toEqual(before);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(rows()).toEqual(after);
  cleanup();
  openLab();
  expect(rows()).toEqual(after);
  await user.click(button('Start again'));
  expect(rows()).toEqual(before);
});

it('a learner with a program of their own is asked before it is replaced', async () => {
  const { continued, user } = openLab();
  await user.click(button('Continue in Python'));
  await user.click(await screen.findByRole('button', { name: 'Keep My Program' }));
  expect(continued).toEqual([]);
  await user.click(button('Continue in Python'));
  await user.click(await screen.findByRole('button', { name: 'Replace It' }));
  expect(continued).toEqual([python()]);
});

it('a program from blocks that asks gets its answer below the blocks, and Run has the focus afterward', async () => {
  const { answers, user } = openLab({ asks: true });
  await user.click(button('Run'));
  const line = await screen.findByRole('textbox', { name: 'How often?' });
  await waitFor(() => expect(line).toHaveFocus());
  await user.keyboard('3{Enter}');
  await waitFor(() => expect(button('Run')).toHaveFocus());
  expect(answers).toEqual(['3']);
  expect(line).not.toBeInTheDocument();
});
