import { Button } from '../ui/controls/button.tsx';
import { Progress } from '../ui/feedback/progress.tsx';
import type { PythonStatus } from './program-state.ts';

export interface PythonStateProps {
  readonly status: PythonStatus;
  readonly onTryAgain: () => void;
}

/** Python's loading state. Renders nothing once it has loaded. */
export function PythonState({ status, onTryAgain }: PythonStateProps) {
  if (status.kind === 'waiting') return null;
  if (status.kind === 'ready') {
    return (
      <p role="status" className="text-sm text-ink-soft">
        Python is ready.
      </p>
    );
  }
  if (status.kind === 'missing') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-bad-ink">
        <p>{status.sentence}</p>
        {!status.isFinal && (
          <Button variant="secondary" size="small" onClick={onTryAgain}>
            Try Again
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="flex min-w-48 flex-1 flex-col gap-1">
      <p className="text-sm text-ink-soft">Python is on its way …</p>
      <Progress value={status.fraction * 100} label="Loading Python" />
    </div>
  );
}
