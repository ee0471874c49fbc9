import { describe, expect, it, vi } from 'vitest';
import type { RunEnd } from '../lib/python/run-events.ts';
import type { PythonRunner } from '../lib/python/runner.ts';
import { borrowPython } from './borrow-python.ts';
import type { ProgramAction } from './program-state.ts';
import { openPythonSession } from './python-session.ts';

const done: RunEnd = { kind: 'done', report: null, answers: null };

/** Python whose programs end when the test says so, or when they are stopped. */
function fakePython() {
  const ran: string[] = [];
  let end: ((how: RunEnd) => void) | undefined;
  const python: PythonRunner = {
    load: vi.fn(() => Promise.resolve()),
    run: ({ code }, _on, { signal }) => {
      ran.push(code);
      signal.addEventListener('abort', () => end?.({ kind: 'stopped' }));
      return new Promise((resolve) => (end = resolve));
    },
    answer: () => undefined,
    close: vi.fn(() => end?.({ kind: 'stopped' })),
  };
  return { python, ran, finish: () => end?.(done) };
}

const nothing = () => undefined;
const { signal } = new AbortController();

/** Python that loads when the test says so. */
function later() {
  let resolve: (python: PythonRunner) => void = () => undefined;
  const promise = new Promise<PythonRunner>((found) => (resolve = found));
  return { promise, resolve: (python: PythonRunner) => resolve(python) };
}

describe('one Python for several programs', () => {
  it('runs the last requested program, and none that was stopped while it waited', async () => {
    const { python, ran, finish } = fakePython();
    const [a, b, c] = [borrowPython(() => python), borrowPython(), borrowPython()];
    const first = a.run({ code: 'a' }, nothing, { signal });
    const controller = new AbortController();
    const second = b.run({ code: 'b' }, nothing, controller);
    controller.abort();
    expect(await first).toEqual({ kind: 'stopped' });
    expect(await second).toEqual({ kind: 'stopped' });
    const third = c.run({ code: 'c' }, nothing, { signal });
    const left = a.run({ code: 'left' }, nothing, { signal });
    a.close();
    expect(await left).toEqual({ kind: 'stopped' });
    finish();
    await third;
    expect(ran).toEqual(['a', 'c']);
    b.close();
    expect(python.close).not.toHaveBeenCalled();
    c.close();
    c.close();
    expect(python.close).toHaveBeenCalledOnce();
  });
});

describe('Python of one page', () => {
  it('says at once what the browser lacks, and does not offer to try again', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    try {
      const open = vi.fn(() => Promise.resolve(fakePython().python));
      const told: ProgramAction[] = [];
      const session = openPythonSession(open, (action) => told.push(action));
      await session.load();
      expect(told).toMatchObject([{ kind: 'python', status: { kind: 'missing', isFinal: true } }]);
      expect(await session.run({ code: 'print(1)' }, { signal })).toMatchObject({ kind: 'failed' });
      expect(open).not.toHaveBeenCalled();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('that is left before it has loaded is released, and nothing runs', async () => {
    const { python, ran } = fakePython();
    const told: ProgramAction[] = [];
    const come = later();
    const session = openPythonSession(
      () => come.promise,
      (action) => told.push(action),
    );
    const end = session.run({ code: 'print(1)' }, { signal });
    session.close();
    come.resolve(python);
    expect(await end).toEqual({ kind: 'stopped' });
    await vi.waitFor(() => expect(python.close).toHaveBeenCalled());
    expect(python.load).not.toHaveBeenCalled();
    expect(ran).toEqual([]);
    expect(told.at(-1)).toEqual({ kind: 'end', end: { kind: 'stopped' } });
  });

  it('does not run a program that was stopped while Python was loading', async () => {
    const { python, ran } = fakePython();
    const come = later();
    const session = openPythonSession(
      () => come.promise,
      () => undefined,
    );
    const controller = new AbortController();
    const end = session.run({ code: 'print(1)' }, controller);
    controller.abort();
    expect(await end).toEqual({ kind: 'stopped' });
    come.resolve(python);
    await vi.waitFor(() => expect(python.load).toHaveBeenCalled());
    expect(ran).toEqual([]);
  });
});
