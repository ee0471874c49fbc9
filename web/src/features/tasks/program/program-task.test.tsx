import { LessonId, tasks, type BlockOf, type CurrentUser, type Returned } from '@qubloom/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PythonRunner } from '../../../lib/python/runner.ts';
import type { RunEnd } from '../../../lib/python/run-events.ts';
import { AuthProvider, currentUserQuery } from '../../../product/learner/auth.tsx';
import { OutgoingContext } from '../../../product/outgoing/use-outgoing.ts';
import { keptPrograms } from '../../../programs/kept/kept-programs.ts';
import { ProgramCell } from '../../../programs/program-cell.tsx';
import { OpenPythonContext } from '../../../programs/use-program.ts';
import { outgoingOf } from '../../../testing/outgoing.ts';
import { ada, signedIn, signedOut } from '../../../testing/people.ts';
import { fakeServer, replies } from '../../../testing/server.ts';
import { createToastStore, ToastContext } from '../../../ui/feedback/toast.ts';
import { ProgramTask } from './program-task.tsx';

const block: BlockOf<'program-task'> = {
  kind: 'program-task',
  id: 'make-one',
  title: 'Make a one',
  goal: 'Write one().',
  starter: 'def one():\n    pass',
  function: 'one',
  cases: [
    {
      name: 'the circuit',
      arguments: [],
      check: { kind: 'distribution', chances: { '1': 1 } },
    },
  ],
  limits: { mustUse: [] },
  hints: ['Think of X.', 'Use qc.x(0).', 'Write qc.x(0).'],
  success: 'A sure 1.',
};
const lessonId = LessonId.parse(11);

const qasm = (line: string): Returned => ({
  kind: 'circuit',
  openQasm: `OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[1] q;\n${line}`,
});
const done = (answers: unknown): RunEnd => ({ kind: 'done', report: null, answers });

/** Python that ends every program in one way, after `until`. */
function pythonEndingWith(end: RunEnd, until: Promise<void> = Promise.resolve()) {
  const ran: { readonly code: string; readonly request: string | undefined }[] = [];
  const python: PythonRunner = {
    load: () => Promise.resolve(),
    run: ({ code, request }, on) => {
      ran.push({ code, request });
      on({ kind: 'output', stream: 'out', text: 'hello\n' });
      return until.then(() => end);
    },
    answer: () => undefined,
    close: () => undefined,
  };
  return { ran, open: () => Promise.resolve(python) };
}

function show(
  end: RunEnd,
  what: React.ReactNode,
  user: CurrentUser | null = null,
  until?: Promise<void>,
) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(currentUserQuery.queryKey, user);
  const python = pythonEndingWith(end, until);
  render(
    <QueryClientProvider client={queries}>
      <AuthProvider>
        <ToastContext value={createToastStore()}>
          <OutgoingContext value={outgoingOf(user?.id)}>
            <OpenPythonContext value={python.open}>{what}</OpenPythonContext>
          </OutgoingContext>
        </ToastContext>
      </AuthProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), ran: python.ran };
}
const task = (onSolved = () => undefined, shown = block) => (
  <ProgramTask block={shown} lessonId={lessonId} onSolved={onSolved} />
);
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('a task that a program solves', () => {
  it('calls the function with its cases and says why it is not right yet', async () => {
    fakeServer(signedOut());
    const { user, ran } = show(done([qasm('h q[0];')]), task());
    await press(user, 'Check');
    expect(await screen.findByText(/0 in 50% of the looks/)).toBeVisible();
    expect(JSON.parse(ran[0]?.request ?? '')).toEqual({ function: 'one', cases: [[]] });
  });

  it('comes back as a twin without hints if it was passed with the worked step', async () => {
    fakeServer(signedOut());
    const { hints: _, kind: __, id: ___, ...asked } = block;
    const twin = { ...asked, title: 'Its twin', success: 'And once more.' };
    const { user } = show(done([qasm('x q[0];')]), task(undefined, { ...block, twin }));
    await press(user, 'Check');
    await screen.findByText('A sure 1.');
    expect(screen.queryByRole('region', { name: 'Without hints' })).toBeNull();
    for (const name of ['Hint', 'Next hint', 'Next hint']) await press(user, name);
    await press(user, 'Check');
    const region = within(await screen.findByRole('region', { name: 'Without hints' }));
    expect(region.queryByRole('button', { name: /hint/i })).toBeNull();
    await user.click(region.getByRole('button', { name: 'Check' }));
    expect(await region.findByText('And once more.')).toBeVisible();
  });

  it('passes a right solution, is solved for the lesson, and is saved for the signed-in learner', async () => {
    const server = fakeServer(
      signedIn(),
      replies(tasks.passed, () => ({ passed: [] })),
      replies(tasks.attemptProgram, () => ({
        passed: true,
        nearness: 1,
        diagnosis: null,
        newAchievements: [],
      })),
    );
    const onSolved = vi.fn();
    const { user } = show(done([qasm('x q[0];')]), task(onSolved), ada);
    await press(user, 'Check');
    expect(await screen.findByText('A sure 1.')).toBeVisible();
    await vi.waitFor(() => expect(onSolved).toHaveBeenCalled());
    expect(server.bodiesOf(tasks.attemptProgram)).toEqual([
      { task: 'make-one', program: block.starter, returned: [qasm('x q[0];')] },
    ]);
  });

  it('drops the verdict on a program that was changed in the meantime', async () => {
    fakeServer(signedOut());
    let end: () => void = () => undefined;
    const until = new Promise<void>((resolve) => (end = resolve));
    const { user } = show(done([qasm('x q[0];')]), task(), null, until);
    await press(user, 'Check');
    await user.type(screen.getByRole('textbox', { name: 'Make a one' }), '# later');
    end();
    expect(await screen.findByText('The program is done.')).toBeVisible();
    // The press was for a program that no longer exists.
    expect(screen.queryByText('A sure 1.')).toBeNull();
    await press(user, 'Check');
    expect(await screen.findByText('A sure 1.')).toBeVisible();
  });

  it("shows the author's reply if a program returns the same as an expected wrong one", async () => {
    fakeServer(signedOut());
    const replies = [
      { program: 'def one(): return 1', reply: 'A number is no circuit.' },
      { program: 'def one(): ...', reply: 'H alone leaves a mix.' },
    ];
    const answers = { answers: [qasm('h q[0];')], foreseen: 1 };
    const { user, ran } = show(done(answers), task(undefined, { ...block, replies }));
    await press(user, 'Check');
    expect(await screen.findByText('H alone leaves a mix.', { exact: false })).toBeVisible();
    expect(JSON.parse(ran[0]?.request ?? '')).toMatchObject({
      foreseen: replies.map(({ program }) => program),
    });
  });

  it('explains in a child’s words where the function itself stopped', async () => {
    fakeServer(signedOut());
    const error = {
      type: 'ZeroDivisionError',
      bases: ['ZeroDivisionError', 'ArithmeticError', 'Exception'],
      message: 'division by zero',
      line: 2,
      code: '1 / 0',
      suggestion: null,
      isOfToolkit: false,
      traceback: '',
    };
    const { user } = show(done([{ kind: 'failed', error }]), task());
    await press(user, 'Check');
    expect(await screen.findByText(/Line 2: The program divides by zero here/)).toBeVisible();
  });

  it.each([['nonsense'], [null], [[{ kind: 'circuit', openQasm: 5 }]]])(
    'ignores %j',
    async (answers) => {
      fakeServer(signedOut());
      const { user } = show(done(answers), task());
      await press(user, 'Check');
      expect(await screen.findByText('Your function gave nothing back.')).toBeVisible();
    },
  );

  it('that does not run is explained below it, and is not a wrong answer', async () => {
    fakeServer(signedOut());
    const end: RunEnd = {
      kind: 'failed',
      sentence: 'A bracket is missing.',
      line: 1,
      traceback: '',
      report: null,
    };
    const { user } = show(end, task());
    await press(user, 'Check');
    expect(await screen.findByRole('alert')).toHaveTextContent('A bracket is missing.');
    expect(screen.queryByText(/gave nothing back/)).toBeNull();
  });

  it('gives hints one at a time, and opens as the learner left it', async () => {
    fakeServer(signedOut());
    const { user } = show(done([]), task());
    await press(user, 'Hint');
    expect(screen.getByText('Think of X.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Make a one' }), '# mine');
    const shown = within(document.body).getByRole('textbox', { name: 'Make a one' });
    expect(shown).toHaveValue(`${block.starter}# mine`);
    show(done([]), task());
    expect(screen.getAllByRole('textbox', { name: 'Make a one' })[1]).toHaveValue(
      `${block.starter}# mine`,
    );
  });
});

describe('a program of a lesson', () => {
  const cell: BlockOf<'program'> = {
    kind: 'program',
    id: 'hello',
    title: 'Hello',
    code: 'print(1)\n',
  };

  it('runs, can be changed, and can be reset', async () => {
    fakeServer(signedOut());
    const { user, ran } = show(done(null), <ProgramCell block={cell} />);
    const editor = screen.getByRole('textbox', { name: 'Hello' });
    await user.clear(editor);
    await user.type(editor, 'print(2)');
    await press(user, 'Run');
    expect(await screen.findByText('hello')).toBeVisible();
    expect(ran).toEqual([{ code: 'print(2)', request: undefined }]);
    await press(user, 'Keep in the Code Lab');
    expect(keptPrograms(undefined).open()).toMatchObject({ name: 'Hello', code: 'print(2)' });
    await press(user, 'Start Again');
    expect(editor).toHaveValue('print(1)');
    expect(screen.queryByRole('button', { name: 'Start Again' })).toBeNull();
  });
});
