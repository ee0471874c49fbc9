import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export function WidgetSkeleton() {
  return <Shape className="h-48" />;
}

/** About as high as a toy on a phone, so that the text below keeps its place. */
export function ToySkeleton() {
  return <Shape className="h-48 max-sm:h-102" />;
}

function Shape({ className }: { readonly className: string }) {
  return (
    <Loading label="Loading the picture">
      <Skeleton className={className} />
    </Loading>
  );
}
