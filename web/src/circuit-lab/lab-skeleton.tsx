import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';

/** The hint in an empty circuit. */
export const emptyHint =
  'Tap a gate above, then a place on a wire. Or drag it there. Tap a placed gate to change it.';

/** The lab while its code is loading, with its constant texts. */
export function LabSkeleton() {
  return (
    <Loading label="Loading the simulator" className="flex flex-col gap-3 compact:gap-2">
      <Skeleton className="h-11 w-full rounded-control" />
      <Skeleton className="h-12 w-full rounded-control" />
      <div className="flex flex-col gap-3 beside:grid beside:grid-cols-[11fr_9fr] beside:items-start">
        <div className="flex min-w-0 flex-col gap-3 compact:gap-1.5">
          <Skeleton className="h-36.5 w-full rounded-card" />
          <p aria-hidden className="text-sm text-ink-soft">
            {emptyHint}
          </p>
        </div>
        <Skeleton className="h-72 w-full rounded-card compact:h-44" />
      </div>
    </Loading>
  );
}
