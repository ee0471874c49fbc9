/** Runs one program in one worker, from its code to its end. The program may forge the worker's messages. */
import { onAbort } from '../browser/abort.ts';
import type { FrameWorker } from './frame/open-frame.ts';
import { fromWorkerSchema, type Outcome, type Program, type ToWorker } from './messages.ts';
import { maxAnswerLength } from './answer-length.ts';
import { limitOutput } from './limit-output.ts';
import type { PythonEvent, RunEnd } from './run-events.ts';
import { explainCrash, explainError } from './words/explain-error.ts';

/** Milliseconds that a stopped program has to end by itself. */
const stopTimeout = 250;
/** A program that prints the maximum output line by line needs half as many. */
const maxMessageCount = 200_000;

export interface RunningProgram {
  answer(text: string): void;
}

/** When the signal is aborted, the program is asked to stop, and its worker is ended if it does not. */
export function runProgram(
  worker: FrameWorker,
  program: Program,
  on: (event: PythonEvent) => void,
  onEnd: (end: RunEnd) => void,
  { signal }: { readonly signal: AbortSignal },
): RunningProgram {
  const over = new AbortController();
  let messages = 0;
  const print = limitOutput((stream, text) => on({ kind: 'output', stream, text }));

  function end(how: RunEnd): void {
    if (over.signal.aborted) return;
    over.abort();
    worker.end();
    onEnd(signal.aborted ? { kind: 'stopped' } : how);
  }
  worker.onFail = () => end(crashed('The browser ended the worker.'));
  worker.port.onmessage = ({ data }: MessageEvent<unknown>) => {
    messages += 1;
    if (messages > maxMessageCount) return end(crashed('The program sent too many messages.'));
    const message = fromWorkerSchema.safeParse(data).data;
    if (message?.kind === 'output') print(message.stream, message.text);
    else if (message?.kind === 'ask') on(message);
    else if (message?.kind === 'picture') on({ kind: 'picture', picture: fromJson(message.text) });
    else if (message?.kind === 'end') end(endOf(message.outcome));
  };
  worker.port.postMessage({ kind: 'run', program } satisfies ToWorker);
  onAbort(
    signal,
    () => {
      if (worker.interrupt()) setTimeout(() => end({ kind: 'stopped' }), stopTimeout);
      else end({ kind: 'stopped' });
    },
    { until: over.signal },
  );

  return {
    answer: (text) => {
      if (!over.signal.aborted) worker.answer(text.slice(0, maxAnswerLength));
    },
  };
}

function endOf(outcome: Outcome): RunEnd {
  switch (outcome.kind) {
    case 'done':
      return {
        kind: 'done',
        report: fromJson(outcome.report),
        answers: fromJson(outcome.answers),
      };
    case 'interrupted':
      return { kind: 'stopped' };
    case 'crashed':
      return crashed(outcome.reason);
    case 'failed': {
      const { error, report } = outcome;
      const { line, traceback } = error;
      return {
        kind: 'failed',
        sentence: explainError(error),
        ...(line !== null && { line }),
        traceback,
        report: fromJson(report),
      };
    }
  }
}

const crashed = (reason: string): RunEnd => ({
  kind: 'failed',
  sentence: explainCrash(reason),
  traceback: reason,
  report: null,
});

/** A program can send anything here, so text that is not JSON counts as nothing. */
function fromJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
