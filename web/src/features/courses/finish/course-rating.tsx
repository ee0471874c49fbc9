/** Asks a learner who has finished a course to rate it. */
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { courseProgressQuery } from '../queries.ts';
import type { RatingFormProps } from './rating-form.tsx';

const RatingForm = lazyPart<RatingFormProps>(
  async () => (await import('./rating-form.tsx')).RatingForm,
);

/** Renders nothing until every lesson is completed, or if the learner has rated the course before. */
export function CourseRating({ courseId }: { readonly courseId: string }) {
  const isSignedIn = useAuth().user !== null;
  const { data: progress } = useQuery({ ...courseProgressQuery(courseId), enabled: isSignedIn });
  const isAsked = isSignedIn && progress?.progressPercentage === 100 && progress.rating === null;
  // Stays on the page to thank the learner.
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense>
      <RatingForm courseId={courseId} isAsked={isAsked} />
    </Suspense>
  );
}
