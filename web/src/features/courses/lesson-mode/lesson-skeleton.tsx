import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function LessonSkeleton() {
  return (
    <Loading label="Loading the lesson" className="flex flex-col gap-5">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-5 w-full max-w-[60ch]" />
      <Skeleton className="h-5 w-4/5 max-w-[50ch]" />
      <Skeleton className="h-72 w-full rounded-card" />
    </Loading>
  );
}
