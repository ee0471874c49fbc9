import type { ReactNode } from 'react';
import type { SavedPass } from '../../../product/tasks/use-saved-pass.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Success } from '../../../ui/feedback/success.tsx';
import type { TaskProgress } from '../task-state.ts';

export interface TaskFeedbackProps {
  readonly feedback: TaskProgress['feedback'];
  readonly success: string;
  readonly pass: Pick<SavedPass, 'isSignedIn' | 'retry'>;
  readonly what?: 'circuit' | 'program';
  /** Renders a run with a wrong result, to be replayed. Its sentence may already be shown. */
  readonly renderExample?: ((isSaid: boolean) => ReactNode) | undefined;
}

/** The result of the check: passed, or a reason with a next step. */
export function TaskFeedback(props: TaskFeedbackProps) {
  const { feedback, success, pass, what = 'circuit', renderExample } = props;
  if (feedback === null) return null;
  if (feedback !== 'passed') {
    const { reason, next, reply, example } = feedback;
    const isSaid = reply === undefined && reason.endsWith(example?.sentence ?? reason);
    return (
      <>
        <p className="rounded-control bg-action-soft px-4 py-2.5 text-action-ink">
          {reply === undefined ? (
            <>
              <strong className="font-medium">{reason}</strong> {next}
            </>
          ) : (
            <>
              <strong className="font-medium">Not yet.</strong> {reply}
            </>
          )}
        </p>
        {example && (renderExample?.(isSaid) ?? (!isSaid && <p>{example.sentence}</p>))}
      </>
    );
  }
  return (
    <>
      <Success strength="task">{success}</Success>
      {!pass.isSignedIn && (
        <p className="text-base text-ink-soft">You solved it. Sign in to keep it.</p>
      )}
      {pass.retry && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-base text-ink-soft">
            Your {what} is right. It could not be saved just now.
          </p>
          <Button variant="secondary" onClick={pass.retry}>
            Save Again
          </Button>
        </div>
      )}
    </>
  );
}
