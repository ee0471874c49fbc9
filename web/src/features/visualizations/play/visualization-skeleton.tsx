import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function VisualizationSkeleton() {
  return (
    <Loading label="Loading the visualization" className="page-width flex flex-col gap-4 py-4">
      <Skeleton className="h-11 w-2/3 max-w-md" />
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-11" />
    </Loading>
  );
}
