import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { QuizRow } from './quiz-row.tsx';

export interface QuizFooterProps {
  readonly isSending: boolean;
  readonly hasFailed: boolean;
  /** Numbers of the unanswered questions. */
  readonly open: readonly number[];
  readonly total: number;
  /** The shown question, from 1; undefined if all are shown. */
  readonly current: number | undefined;
  readonly onGo: (number: number) => void;
  /** Label of the Back button. */
  readonly back: string;
  readonly onBack: () => void;
}

/** Shown below the questions of a quiz that has not been submitted. */
export function QuizFooter(props: QuizFooterProps) {
  const { isSending, hasFailed, open, total, current, back, onBack } = props;
  const submit = (
    <Button type="submit" busy={isSending}>
      Submit Answers
    </Button>
  );
  const isLast = current === undefined || current === total;
  const notes = hasFailed && (
    <p className="text-ink-soft">Your answers are still here. Submit them again.</p>
  );
  if (current !== undefined) {
    return (
      <>
        {notes}
        {isLast && <OpenQuestions {...props} />}
        <Steps {...props} current={current} submit={submit} />
      </>
    );
  }
  return (
    <footer className="flex flex-col gap-4 border-t border-line pt-6">
      {notes}
      <div className="flex flex-wrap items-center gap-3">
        {submit}
        <Button variant="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {back}
        </Button>
        <p className="ml-auto text-sm text-ink-soft tabular-nums">
          {total - open.length} of {total} answered
        </p>
      </div>
    </footer>
  );
}

/** Names the unanswered questions, with links to them. */
function OpenQuestions({ open, current, onGo }: QuizFooterProps) {
  const others = open.filter((number) => number !== current);
  if (others.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      Not answered yet:
      {others.map((number) => (
        <Button key={number} variant="secondary" size="small" onClick={() => onGo(number)}>
          Question {number}
        </Button>
      ))}
    </p>
  );
}

interface StepsProps extends QuizFooterProps {
  readonly current: number;
  readonly submit: ReactNode;
}

function Steps({ open, total, current, back, onGo, onBack, submit }: StepsProps) {
  const isFirst = current === 1;
  const isLast = current === total;
  const isReady = open.length === 0;
  return (
    <QuizRow>
      <Button
        variant="secondary"
        onClick={() => (isFirst ? onBack() : onGo(current - 1))}
        className="mr-auto"
      >
        <ArrowLeft aria-hidden="true" />
        {/* Large text leaves room for the arrow alone. */}
        <span className="@max-[15rem]:sr-only">{isFirst ? back : 'Back'}</span>
      </Button>
      {!isLast && (
        <Button
          // A submit button, so that the Enter key presses it.
          type="submit"
          variant={isReady ? 'secondary' : 'primary'}
          onClick={(event) => {
            event.preventDefault();
            onGo(current + 1);
          }}
        >
          Next
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
      {(isLast || isReady) && submit}
    </QuizRow>
  );
}
