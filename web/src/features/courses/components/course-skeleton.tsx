import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

export function CourseSkeleton() {
  return (
    <Loading label="Loading the course" className="page-width flex flex-col gap-8 py-6 sm:py-10">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-6 w-24 rounded-full" />
        <Skeleton className="h-10 w-3/4 max-w-xl" />
        <Skeleton className="h-5 w-full max-w-2xl" />
        <Skeleton className="h-3 w-full max-w-xl" />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-[32rem] rounded-card" />
        <Skeleton className="h-14 rounded-card max-lg:-order-1 lg:h-96" />
      </div>
    </Loading>
  );
}
