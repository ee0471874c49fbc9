import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from '../../lib/toast.ts';

const Toaster = lazy(() =>
  import('../../ui/toaster.tsx').then((module) => ({ default: module.Toaster })),
);

const anyToastYet = () => toastStore.hasShown();

/** The toast area of every screen, fetched with the first toast. */
export function LazyToaster() {
  const isWanted = useSyncExternalStore(toastStore.subscribe, anyToastYet, () => false);
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
