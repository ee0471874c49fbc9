import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CoursePicture } from './course-picture.tsx';

/** Pictures of the first courses, known before the list loads. */
export const firstPictures = ['quantum-basics', 'quantum-puzzles', 'quantum-gates'] as const;

export interface CourseCardSkeletonProps {
  readonly picture?: (typeof firstPictures)[number] | undefined;
}

export function CourseCardSkeleton({ picture }: CourseCardSkeletonProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      {picture ? (
        <div className="aspect-5/2 sm:aspect-video overflow-hidden bg-deep">
          <CoursePicture imageUrl={`/pictures/courses/${picture}.svg`} title="" />
        </div>
      ) : (
        <Skeleton className="aspect-5/2 sm:aspect-video rounded-none" />
      )}
      <div className="flex flex-col gap-3 p-4 sm:gap-4 sm:p-6">
        <Skeleton className="h-6 w-24 rounded-full" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-11 w-full rounded-control" />
      </div>
    </div>
  );
}
