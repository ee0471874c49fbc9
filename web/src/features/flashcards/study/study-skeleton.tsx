import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function StudySkeleton() {
  return (
    <Loading label="Loading the cards" className="page-width flex max-w-3xl! flex-col gap-4 py-6">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-11" />
    </Loading>
  );
}
