import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export function PathSkeleton() {
  return (
    <div className="page-width py-5 sm:py-10 low:py-3">
      <Loading label="Loading the path" className="flex flex-col gap-5">
        <Skeleton className="h-9 w-2/3 max-w-md" />
        <Skeleton className="h-5 w-full max-w-[60ch]" />
        <Skeleton className="h-72 w-full rounded-card" />
      </Loading>
    </div>
  );
}
