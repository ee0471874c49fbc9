import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { closeToast, toastLimits, toastStore } from '../../lib/toast.ts';

const load = async () => (await import('../../ui/toaster.tsx')).Toaster;
const Toaster = lazyPart(load, PlainToaster);

const anyToastYet = () => toastStore.hasShown();

/** The toast area of every screen, fetched once the learner does something that may have a toast. */
export function LazyToaster() {
  const isWanted = useSyncExternalStore(toastStore.subscribe, anyToastYet, () => false);
  useEffect(() => {
    const warm = () => void load().catch(() => undefined);
    const deeds = ['pointerdown', 'keydown'] as const;
    deeds.forEach((deed) => addEventListener(deed, warm, { once: true }));
    return () => deeds.forEach((deed) => removeEventListener(deed, warm));
  }, []);
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

/** The words of a toast without its look. */
function PlainToaster() {
  const [toast] = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot);
  const id = toast?.open ? toast.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const end = setTimeout(() => closeToast(id), toastLimits.duration);
    return () => clearTimeout(end);
  }, [id]);
  return (
    <p role="status" className="fixed top-0 right-0 z-50 bg-raised p-4 empty:hidden">
      {toast?.open && [toast.title, toast.description].filter(Boolean).join(': ')}
    </p>
  );
}
