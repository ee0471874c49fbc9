import { Success } from '../../ui/feedback/success.tsx';
import type { Checked, Outcome } from './use-answers.ts';

export interface FeedbackProps {
  readonly checked: Checked;
  readonly day: string;
  readonly today: string;
  readonly isVisitor: boolean;
  /** It was solved before this answer. */
  readonly wasDone: boolean;
}

/** The verdict with its reason and, for a right answer, what it pays. */
export function Feedback({ checked, ...about }: FeedbackProps) {
  const { verdict, reply, outcome, number } = checked;
  if (verdict !== 'right') {
    return (
      <p className="rounded-control bg-action-soft px-4 py-2.5 text-action-ink">
        <strong className="font-medium">{verdict === 'almost' ? 'Almost!' : 'Not yet.'}</strong>{' '}
        {reply}
      </p>
    );
  }
  return (
    <Success key={number} strength="task">
      {reply} <strong className="font-semibold">{payText(outcome, about)}</strong>
    </Success>
  );
}

/** Says what was really paid, never what might be. */
export function payText(
  outcome: Outcome | undefined,
  { day, today, isVisitor, wasDone }: Omit<FeedbackProps, 'checked'>,
): string {
  if (outcome === undefined || outcome.kind === 'unsaved') return '';
  if (outcome.kind === 'paid' && outcome.points > 0) return `+${outcome.points} points!`;
  if (wasDone) return 'You had it already, so it pays no more points.';
  if (day < today) return 'This day is for practice, without points.';
  if (outcome.kind === 'paid') return '';
  return isVisitor
    ? 'Sign in, and the points are yours.'
    : 'Your points come when your answer can be sent.';
}
