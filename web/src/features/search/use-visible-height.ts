import { useSyncExternalStore } from 'react';

/** Pixels of the window that no on-screen keyboard covers. */
export function useVisibleHeight(): number {
  return useSyncExternalStore(subscribe, () => window.visualViewport?.height ?? window.innerHeight);
}

function subscribe(onChange: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', onChange);
  return () => visualViewport?.removeEventListener('resize', onChange);
}
