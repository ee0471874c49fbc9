/** What a learner who finished a course thinks of it. */
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { courseProgressQuery } from '../queries.ts';
import type { RatingFormProps } from './rating-form.tsx';

const RatingForm = lazyPart<RatingFormProps>(
  async () => (await import('./rating-form.tsx')).RatingForm,
);

/** Nothing until every lesson is completed, and nothing for whoever has rated the course before. */
export function CourseRating({ courseId }: { readonly courseId: string }) {
  const isSignedIn = useAuth().user !== null;
  const { data: progress } = useQuery({ ...courseProgressQuery(courseId), enabled: isSignedIn });
  const isAsked = isSignedIn && progress?.progressPercentage === 100 && progress.rating === null;
  // It stays to say thanks.
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense>
      <RatingForm courseId={courseId} isAsked={isAsked} />
    </Suspense>
  );
}
