import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { toastHotkey, toastLimits, toastRegionLabel, useToasts } from '../../ui/feedback/toast.ts';
import type { ToasterProps } from '../../ui/feedback/toaster.tsx';

const load = async () => (await import('../../ui/feedback/toaster.tsx')).Toaster;
const Toaster = lazyPart<ToasterProps>(load, PlainToaster);

/**
 * The toast area of every screen. Its region exists from the start; its code is fetched once the learner does
 * something that may cause a toast. With the code at once, the landing page would load 13 KB more, 8% of its budget.
 */
export function LazyToaster() {
  const store = useToasts();
  const isWanted = useSyncExternalStore(store.subscribe, store.hasShown, () => false);
  useEffect(() => {
    // Only the code: a part that renders at once would be mounted within the event that shows a toast.
    const warm = () => void load().catch(() => undefined);
    const events = ['pointerdown', 'keydown'] as const;
    events.forEach((event) => addEventListener(event, warm, { once: true }));
    return () => events.forEach((event) => removeEventListener(event, warm));
  }, []);
  const { region, isReplaced, replace } = useEmptyRegion();
  return (
    <>
      {!isReplaced && (
        <div
          ref={region}
          role="region"
          aria-label={toastRegionLabel}
          tabIndex={-1}
          className="sr-only"
        />
      )}
      {isWanted && (
        <Suspense>
          <Toaster onReady={replace} />
        </Suspense>
      )}
    </>
  );
}

/** The region until the first toast. The real one replaces it and takes over its focus. */
function useEmptyRegion() {
  const region = useRef<HTMLDivElement>(null);
  const [isReplaced, setReplaced] = useState(false);
  useEffect(() => {
    if (isReplaced) return;
    const focus = ({ code }: KeyboardEvent) => {
      if (code === toastHotkey) region.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, [isReplaced]);
  return {
    region,
    isReplaced,
    replace: (viewport: HTMLElement) => {
      if (document.activeElement === region.current) viewport.focus();
      setReplaced(true);
    },
  };
}

/** The message of a toast without its style, if its code cannot be loaded. */
function PlainToaster() {
  const store = useToasts();
  const [toast] = useSyncExternalStore(store.subscribe, store.snapshot);
  const id = toast?.open ? toast.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const end = setTimeout(() => store.close(id), toastLimits.duration);
    return () => clearTimeout(end);
  }, [id, store]);
  return (
    <p role="status" className="fixed top-0 right-0 z-50 bg-raised p-4 empty:hidden">
      {toast?.open && [toast.title, toast.description].filter(Boolean).join(': ')}
    </p>
  );
}
