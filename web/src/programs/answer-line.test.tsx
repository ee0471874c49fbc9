import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import type { PythonEvent } from '../lib/python/run-events.ts';
import { AnswerLine } from './answer-line.tsx';
import { programReducer, startState, type ProgramState } from './program-state.ts';
import type { Program } from './use-program.ts';

const running = programReducer(startState('input()', false), { kind: 'run' });
const after = (event: PythonEvent): ProgramState =>
  programReducer(running, { kind: 'hear', events: [event] });

function show(state: ProgramState) {
  const program: Program = {
    state,
    isOpen: true,
    edit: () => undefined,
    run: () => undefined,
    answer: vi.fn(),
    writeLines: vi.fn(),
    stop: () => undefined,
    load: () => undefined,
  };
  const focusAfter = createRef<HTMLButtonElement>();
  const shown = (now: Program) => (
    <>
      <button ref={focusAfter}>Run</button>
      <AnswerLine program={now} focusAfter={focusAfter} />
    </>
  );
  const { rerender } = render(shown(program));
  return { program, become: (next: ProgramState) => rerender(shown({ ...program, state: next })) };
}

it('takes the focus when a program asks, has the question as its name, and submits the line on Enter', async () => {
  const { program } = show(after({ kind: 'ask', prompt: 'Your name? ', isWaiting: true }));
  expect(screen.getByRole('textbox', { name: 'Your name?' })).toHaveFocus();
  await userEvent.keyboard('Ada{Enter}');
  expect(program.answer).toHaveBeenCalledExactlyOnceWith('Ada');
});

it('has a field for prepared lines if a program cannot wait, and keeps them for the next run', async () => {
  const asked = after({ kind: 'ask', prompt: '', isWaiting: false });
  const { program } = show(asked);
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Answers for input(), one per line' }),
    '7',
  );
  expect(program.writeLines).toHaveBeenCalledWith('7');
  const written = programReducer(asked, { kind: 'lines', lines: '7' });
  expect(programReducer(written, { kind: 'run' }).lines).toBe('7');
});

it('passes the focus to Run when the program ends, unless the focus is elsewhere', async () => {
  const asked = after({ kind: 'ask', prompt: 'Your name? ', isWaiting: true });
  const ended = programReducer(asked, { kind: 'end', end: { kind: 'stopped' } });
  const { become } = show(asked);
  become(ended);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Run' })).toHaveFocus());
  become(asked);
  (document.activeElement as HTMLElement).blur();
  become(ended);
  expect(document.body).toHaveFocus();
});
