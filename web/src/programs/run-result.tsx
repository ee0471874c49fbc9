import { clsx } from 'clsx';
import { lazyPart } from '../lib/code-loading/lazy-part.ts';
import type { RunEnd } from '../lib/python/run-events.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import type { ProgramState } from './program-state.ts';
import { ProblemCard } from './problem-card.tsx';
import { reachedByKeys } from '../ui/controls/reached-by-keys.ts';

const RunPictures = lazyPart(
  async () => (await import('./pictures/run-pictures.tsx')).RunPictures,
  undefined,
  Nothing,
);

export interface RunResultProps {
  readonly state: ProgramState;
  readonly headingLevel?: 'h2' | 'h4';
}

export function RunResult({ state, headingLevel = 'h2' }: RunResultProps) {
  const { run, output, pictures } = state;
  const Heading = headingLevel;
  const end = run.kind === 'ended' ? run.end : null;
  return (
    <>
      <div className="flex min-h-8 items-center justify-between gap-3">
        <Heading className="text-xl">Output</Heading>
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
          {run.kind === 'running' && <Spinner />}
          {statusText(run.kind === 'running', end?.kind)}
        </p>
      </div>
      <pre
        role="log"
        aria-label="Output of the program"
        {...reachedByKeys}
        className="max-h-112 min-h-24 overflow-auto rounded-card border border-line bg-sunken p-4 font-mono text-[0.9375rem] leading-snug break-words whitespace-pre-wrap"
      >
        {output.map(({ stream, text }, index) => (
          <span key={index} className={clsx(stream === 'err' && 'text-bad-ink')}>
            {text}
          </span>
        ))}
      </pre>
      {end?.kind === 'failed' && run.kind === 'ended' && (
        <ProblemCard problem={end} code={run.code} />
      )}
      {(pictures.length > 0 || reportOf(end) !== null) && (
        <RunPictures pictures={pictures} report={reportOf(end)} />
      )}
    </>
  );
}

/** A program that was stopped or that failed on its way has shown pictures all the same. */
function reportOf(end: RunEnd | null): unknown {
  return end && end.kind !== 'stopped' ? end.report : null;
}

function Nothing() {
  return null;
}

function statusText(isRunning: boolean, end: 'done' | 'stopped' | 'failed' | undefined): string {
  if (isRunning) return 'Running …';
  if (end === 'done') return 'The program is done.';
  if (end === 'stopped') return 'You stopped the program.';
  if (end === 'failed') return 'The program ended with an error.';
  return '';
}
