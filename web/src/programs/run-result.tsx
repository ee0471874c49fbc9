import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { bringIntoView } from '../lib/browser/bring-into-view.ts';
import { whenIdle } from '../lib/code-loading/when-idle.ts';
import { lazyPart } from '../lib/code-loading/lazy-part.ts';
import type { RunEnd } from '../lib/python/run-events.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import type { ProgramState } from './program-state.ts';
import { ProblemCard } from './problem-card.tsx';
import { reachedByKeys } from '../ui/controls/reached-by-keys.ts';

const RunPictures = lazyPart(
  async () => (await import('./pictures/run-pictures.tsx')).RunPictures,
  NoPictures,
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
  const isReady = state.python.kind === 'ready';
  useEffect(() => (isReady ? whenIdle(() => void RunPictures.preload()) : undefined), [isReady]);
  const text = useRef<HTMLDivElement>(null);
  const isRunning = run.kind === 'running';
  useEffect(() => {
    // On a phone, it begins below the window.
    if (isRunning && text.current) bringIntoView(text.current);
  }, [isRunning]);
  return (
    <>
      <div ref={text} className="flex min-w-0 flex-col gap-3">
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
      </div>
      {end?.kind === 'failed' && run.kind === 'ended' && (
        <ProblemCard problem={end} code={run.code} />
      )}
      {(pictures.length > 0 || reportOf(end) !== null) && (
        <RunPictures pictures={pictures} report={reportOf(end)} output={text} />
      )}
    </>
  );
}

/** A program that was stopped or failed may still have shown pictures. */
function reportOf(end: RunEnd | null): unknown {
  return end && end.kind !== 'stopped' ? end.report : null;
}

function NoPictures() {
  return (
    <p role="alert" className="rounded-card bg-bad-soft px-4 py-3 text-bad-ink">
      The program made a picture, but the part of the page that draws it couldn’t be loaded. Check
      the connection and reload the page.
    </p>
  );
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
