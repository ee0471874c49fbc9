import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';

/** Shown while a page's code loads. */
export function PendingScreen() {
  return (
    <Loading className="page-width flex flex-col gap-5 py-10" label="Loading the page">
      <Skeleton className="h-9 w-2/3 max-w-md" />
      <Skeleton className="h-5 w-full max-w-xl" />
      <div className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
        <Skeleton className="h-56 rounded-card max-lg:hidden" />
      </div>
    </Loading>
  );
}
