import type { RunEnd } from '../lib/python/run-events.ts';
import { Fold } from '../ui/display/fold.tsx';

export interface ProblemCardProps {
  readonly problem: Extract<RunEnd, { kind: 'failed' }>;
  /** The program that ran. */
  readonly code: string;
}

/** The error, its line, and Python's own message. */
export function ProblemCard({ problem, code }: ProblemCardProps) {
  const { sentence, line, traceback } = problem;
  const text = line === undefined ? undefined : code.split('\n')[line - 1]?.trim();
  return (
    <div
      role="alert"
      className="flex flex-col gap-2 rounded-card border border-line bg-bad-soft px-4 py-3 text-bad-ink"
    >
      <p>
        {line !== undefined && <strong>Line {line}: </strong>}
        {sentence}
      </p>
      {text && (
        <pre className="overflow-x-auto rounded-control bg-surface px-3 py-2 font-mono text-[0.9375rem] text-ink">
          <span className="mr-3 text-ink-soft select-none">{line}</span>
          {text}
        </pre>
      )}
      {traceback && (
        <Fold summary="What Python says">
          <pre className="overflow-x-auto rounded-control bg-surface px-3 py-2 font-mono text-sm text-ink">
            {traceback}
          </pre>
        </Fold>
      )}
    </div>
  );
}
