import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Milliseconds to wait for a heading that appears with the page's data. */
const headingTimeout = 5000;

/**
 * After a change of path, focuses the new page's heading, so that screen readers announce it. A heading that is
 * late gets the focus only if the focus has not moved in the meantime.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let stopWaiting = () => {};
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      stopWaiting();
      if (!fromLocation || !pathChanged) return;
      if (!focusHeading()) {
        document.querySelector('main')?.focus({ preventScroll: true });
        stopWaiting = whenHeadingComes(() => {
          if (document.activeElement?.matches('main, body')) focusHeading();
        });
      }
    });
    return () => {
      unsubscribe();
      stopWaiting();
    };
  }, [router]);
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

function whenHeadingComes(act: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h1')) return;
    stop();
    act();
  });
  const timer = setTimeout(() => observer.disconnect(), headingTimeout);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
