import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export function WidgetSkeleton() {
  return (
    <Loading label="Loading the picture">
      <Skeleton className="h-48" />
    </Loading>
  );
}
