import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { SignInPrompt } from '../../../product/learner/sign-in-prompt.tsx';

export interface QuizFooterProps {
  readonly isSignedIn: boolean;
  readonly isSending: boolean;
  readonly hasFailed: boolean;
  readonly answered: number;
  readonly total: number;
  readonly onBack: () => void;
}

/** Under the questions of a quiz that is not handed in yet. */
export function QuizFooter(props: QuizFooterProps) {
  const { isSignedIn, isSending, hasFailed, answered, total, onBack } = props;
  return (
    <footer className="flex flex-col gap-4 border-t border-line pt-6">
      {!isSignedIn && (
        <SignInPrompt title="Sign in to hand in your answers">
          Your answers count toward points and badges, so we need to know whose they are.
        </SignInPrompt>
      )}
      {hasFailed && (
        <p className="text-ink-soft">Your answers are still here. Submit them again.</p>
      )}
      <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        {isSignedIn && (
          <Button type="submit" busy={isSending}>
            Submit Answers
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          Back to Lesson
        </Button>
        <p className="text-sm text-ink-soft tabular-nums sm:ml-auto">
          {answered} of {total} answered
        </p>
      </div>
    </footer>
  );
}
