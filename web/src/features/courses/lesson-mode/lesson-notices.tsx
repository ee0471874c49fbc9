import { SignInPrompt } from '../../../product/learner/sign-in-prompt.tsx';

export interface LessonNoticesProps {
  /** The last step is shown, to a visitor. */
  readonly asksToSignIn: boolean;
}

/** What is said below a step, apart from the lesson. */
export function LessonNotices({ asksToSignIn }: LessonNoticesProps) {
  if (!asksToSignIn) return null;
  return (
    <SignInPrompt title="Keep what you learn">
      Sign in to save your progress, take quizzes and collect points.
    </SignInPrompt>
  );
}
