import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Milliseconds for which we wait for a heading that comes with the page's data. */
const headingTimeout = 5000;

/**
 * After a change of path the focus goes to the new page's heading, so that who listens hears where they
 * are. A heading that is late gets it only while the focus is still where we put it.
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
