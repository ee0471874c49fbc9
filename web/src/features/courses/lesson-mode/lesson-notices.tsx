import { Coffee } from 'lucide-react';
import { SignInPrompt } from '../../../product/learner/sign-in-prompt.tsx';

export interface LessonNoticesProps {
  readonly isLongSession: boolean;
  /** The last step is shown, to a visitor. */
  readonly asksToSignIn: boolean;
}

/** What is said below a step, apart from the lesson. */
export function LessonNotices({ isLongSession, asksToSignIn }: LessonNoticesProps) {
  return (
    <>
      <div role="status" className="empty:sr-only">
        {isLongSession && (
          <p className="flex items-start gap-3 rounded-card bg-zero-soft p-4 text-zero-ink">
            <Coffee aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>
              <strong className="font-semibold">Good place to stop.</strong> You have been here for
              25 minutes. This lesson opens again where you left it.
            </span>
          </p>
        )}
      </div>
      {asksToSignIn && (
        <SignInPrompt title="Keep what you learn">
          Sign in to save your progress, take quizzes and collect points.
        </SignInPrompt>
      )}
    </>
  );
}
