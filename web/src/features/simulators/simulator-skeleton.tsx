import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Shown while the page loads. */
export function SimulatorSkeleton() {
  return (
    <Loading label="Loading the simulator" className="page-width flex flex-col gap-5 py-8">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-12 w-80 max-w-full" />
      <Skeleton className="h-96 w-full rounded-card" />
    </Loading>
  );
}
