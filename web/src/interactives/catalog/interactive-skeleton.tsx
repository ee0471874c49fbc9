import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export function InteractiveSkeleton() {
  return <Shape className="h-48" />;
}

/** About as high as an interactive with many controls on a phone, so that the text below keeps its place. */
export function TallInteractiveSkeleton() {
  return <Shape className="h-48 max-sm:h-102" />;
}

function Shape({ className }: { readonly className: string }) {
  return (
    <Loading label="Loading the picture">
      <Skeleton className={className} />
    </Loading>
  );
}
