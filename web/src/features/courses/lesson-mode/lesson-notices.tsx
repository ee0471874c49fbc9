import { SignInPrompt } from '../../../product/learner/sign-in-prompt.tsx';

export interface LessonNoticesProps {
  /** A visitor sees the last step. */
  readonly asksToSignIn: boolean;
}

/** Notices below a step that are not part of the lesson. */
export function LessonNotices({ asksToSignIn }: LessonNoticesProps) {
  if (!asksToSignIn) return null;
  return (
    <SignInPrompt title="Keep what you learn">
      Sign in to save your progress, take quizzes and collect points.
    </SignInPrompt>
  );
}
