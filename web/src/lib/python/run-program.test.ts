import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FrameWorker } from './frame/open-frame.ts';
import { maxOutputLength } from './messages.ts';
import type { PythonEvent, RunEnd } from './run-events.ts';
import { runProgram } from './run-program.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a program with a worker whose messages the test sends. */
function start({ canInterrupt = true } = {}) {
  const posted: unknown[] = [];
  const port = { onmessage: null as ((event: { data: unknown }) => void) | null };
  const worker = {
    port: Object.assign(port, { postMessage: (message: unknown) => posted.push(message) }),
    onFail: () => undefined,
    interrupt: vi.fn(() => canInterrupt),
    answer: vi.fn(),
    end: vi.fn(),
  };
  const events: PythonEvent[] = [];
  const ends: RunEnd[] = [];
  const controller = new AbortController();
  const running = runProgram(
    // Only these two methods of the port are used.
    worker as unknown as FrameWorker,
    { code: 'print(1)' },
    (event) => events.push(event),
    (end) => ends.push(end),
    controller,
  );
  const say = (data: unknown) => port.onmessage?.({ data });
  return { posted, worker, events, ends, running, say, stop: () => controller.abort() };
}

const error = {
  type: 'ZeroDivisionError',
  bases: ['ZeroDivisionError', 'ArithmeticError', 'Exception'],
  message: 'division by zero',
  line: 3,
  code: '1 / 0',
  suggestion: null,
  isOfToolkit: false,
  traceback: 'Traceback ...',
};

describe('a program in its worker', () => {
  it('asks the page for a line, gets it, and gets none after it has ended', () => {
    const { events, running, say, worker } = start();
    say({ kind: 'ask', prompt: 'Your name? ', isWaiting: true });
    expect(events).toEqual([{ kind: 'ask', prompt: 'Your name? ', isWaiting: true }]);
    running.answer('Ada');
    expect(worker.answer).toHaveBeenCalledExactlyOnceWith('Ada');
    say({ kind: 'end', outcome: { kind: 'interrupted' } });
    running.answer('late');
    expect(worker.answer).toHaveBeenCalledOnce();
  });

  it('is passed on, reports its output and pictures, and ends with the toolkit’s report', () => {
    const { posted, events, ends, say, worker } = start();
    expect(posted).toEqual([{ kind: 'run', program: { code: 'print(1)' } }]);
    say({ kind: 'output', stream: 'out', text: '1\n' });
    say({ kind: 'picture', text: '{"a":1}' });
    say({
      kind: 'end',
      outcome: { kind: 'done', report: '{"circuits":[]}', answers: '[{"kind":"nothing"}]' },
    });
    expect(events).toEqual([
      { kind: 'output', stream: 'out', text: '1\n' },
      { kind: 'picture', picture: { a: 1 } },
    ]);
    expect(ends).toEqual([
      { kind: 'done', report: { circuits: [] }, answers: [{ kind: 'nothing' }] },
    ]);
    expect(worker.end).toHaveBeenCalledOnce();
  });

  it('that fails ends with a sentence, its line, and the traceback', () => {
    const { ends, say } = start();
    say({ kind: 'end', outcome: { kind: 'failed', error, report: null } });
    expect(ends).toEqual([
      {
        kind: 'failed',
        sentence: 'The program divides by zero here, and that has no answer.',
        line: 3,
        traceback: 'Traceback ...',
        report: null,
      },
    ]);
  });

  it.each([
    { kind: 'end', outcome: { kind: 'crashed', reason: 'Maximum call stack size exceeded' } },
    'the browser',
  ])('that crashes Python ends with a sentence: %j', (said) => {
    const { ends, say, worker } = start();
    if (said === 'the browser') worker.onFail();
    else say(said);
    expect(ends).toMatchObject([
      { kind: 'failed', sentence: expect.stringMatching(/started again\.$/) },
    ]);
  });

  it('that stops when asked was stopped', () => {
    const { stop, ends, say, worker } = start();
    stop();
    expect(worker.interrupt).toHaveBeenCalledOnce();
    expect(ends).toEqual([]);
    say({ kind: 'end', outcome: { kind: 'failed', error, report: null } });
    expect(ends).toEqual([{ kind: 'stopped' }]);
  });

  it('that does not stop is ended', () => {
    const { stop, ends, worker } = start();
    stop();
    vi.runAllTimers();
    expect(ends).toEqual([{ kind: 'stopped' }]);
    expect(worker.end).toHaveBeenCalledOnce();
  });

  it('that has ended is not interrupted', () => {
    const { stop, ends, say, worker } = start();
    say({ kind: 'end', outcome: { kind: 'done', report: null, answers: null } });
    stop();
    expect(worker.interrupt).not.toHaveBeenCalled();
    expect(ends).toEqual([{ kind: 'done', report: null, answers: null }]);
  });

  it('is ended at once if the browser cannot interrupt', () => {
    const { stop, ends } = start({ canInterrupt: false });
    stop();
    expect(ends).toEqual([{ kind: 'stopped' }]);
  });
});

// Shows: A31 messages
describe('a program that forges messages', () => {
  it.each([
    null,
    'end',
    { kind: 'end' },
    { kind: 'end', outcome: { kind: 'done', report: 5, answers: null } },
    { kind: 'end', outcome: { kind: 'failed', error: { ...error, line: -1 }, report: null } },
    { kind: 'output', stream: 'html', text: '<img>' },
    { kind: 'output', stream: 'out', text: 'x'.repeat(maxOutputLength + 2) },
    { kind: 'picture', text: 'x'.repeat(400_001) },
    { kind: 'open', canInterrupt: true },
  ])('is ignored: %#', (message) => {
    const { say, events, ends } = start();
    say(message);
    expect([...events, ...ends]).toEqual([]);
  });

  it('shows no picture and no report that is not JSON', () => {
    const { say, events, ends } = start();
    say({ kind: 'picture', text: '{' });
    say({ kind: 'end', outcome: { kind: 'done', report: 'alert(1)', answers: null } });
    expect(events).toEqual([{ kind: 'picture', picture: null }]);
    expect(ends).toEqual([{ kind: 'done', report: null, answers: null }]);
  });

  it('is ended if there are too many of them', () => {
    const { say, ends } = start();
    for (let count = 0; count <= 200_000; count += 1) say(null);
    expect(ends).toMatchObject([{ kind: 'failed' }]);
  });

  it('ends once, whatever follows', () => {
    const { say, ends } = start();
    const end = { kind: 'end', outcome: { kind: 'done', report: null, answers: null } };
    say(end);
    say(end);
    expect(ends).toHaveLength(1);
  });
});

describe('output', () => {
  it('is cut with one note if there is too much of it', () => {
    const { say, events } = start();
    const half = 'x'.repeat(maxOutputLength / 2 + 10);
    for (let count = 0; count < 4; count += 1) say({ kind: 'output', stream: 'out', text: half });
    expect(events).toHaveLength(3);
    const [first, second, note] = events.map((event) =>
      event.kind === 'output' ? event.text : '',
    );
    expect(`${first}${second}`).toHaveLength(maxOutputLength);
    expect(note).toContain('more than 100,000 characters');
  });
});
