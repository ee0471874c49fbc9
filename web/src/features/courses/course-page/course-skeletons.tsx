import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function CourseHeaderSkeleton() {
  return (
    <Loading label="Loading the course" className="flex flex-col gap-4">
      <Skeleton className="h-5 w-48 max-md:hidden" />
      <Skeleton className="h-6 w-24 rounded-full" />
      <Skeleton className="h-9 w-3/4 max-w-xl" />
      <Skeleton className="h-5 w-full max-w-2xl" />
      <Skeleton className="h-4 w-64" />
      <Skeleton className="h-2.5 w-full max-w-xl" />
    </Loading>
  );
}

export function LessonsSkeleton() {
  return (
    <Loading
      label="Loading the lessons"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8"
    >
      <div className="flex flex-col gap-4 sm:gap-6">
        <Skeleton className="h-13 w-full rounded-control sm:w-56" />
        <Skeleton className="h-72 rounded-card" />
      </div>
      <Skeleton className="h-80 rounded-card" />
    </Loading>
  );
}
