import { ApiError } from '../../product/api/api.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SignInPrompt } from '../../product/learner/sign-in-prompt.tsx';

export interface NoLessonProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Shown instead of the simulator if the lesson is locked, missing, or failed to load. */
export function NoLesson({ error, onRetry }: NoLessonProps) {
  const status = error instanceof ApiError ? error.status : undefined;
  switch (status) {
    case 401:
      return (
        <Notice title="Please sign in to open this simulator." mood="curious" level={1}>
          <SignInPrompt title="This lesson is for learners">
            Visitors can try the first lesson of every free course.
          </SignInPrompt>
          <AllCourses />
        </Notice>
      );
    case 403:
      return (
        <Notice title="This simulator is locked" mood="curious" level={1}>
          {/* The server says why: the plan, or the lesson before. */}
          <p>{error instanceof ApiError && error.body}</p>
          <AllCourses />
        </Notice>
      );
    case 404:
      return (
        <Notice title="That lesson does not exist." mood="curious" level={1}>
          <p>So it has no simulator either. You can find every lesson in its course.</p>
          <AllCourses />
        </Notice>
      );
    default:
      return (
        <Notice title="Failed to fetch lesson" tone="error" level={1}>
          <p>Your work is safe. Try again in a moment.</p>
          <Button onClick={onRetry}>Try Again</Button>
        </Notice>
      );
  }
}

function AllCourses() {
  return (
    <ButtonLink to="/courses" variant="secondary">
      View All Courses
    </ButtonLink>
  );
}
