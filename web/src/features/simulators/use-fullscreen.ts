import { useCallback, useEffect, useState } from 'react';

export interface Fullscreen {
  readonly isFull: boolean;
  toggle(): void;
}

/**
 * Shows the simulator over the whole window, and the window over the whole screen if the browser allows it. The
 * whole document enters full screen, because toasts and dialogs are outside the simulator.
 */
export function useFullscreen(): Fullscreen {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    if (!isFull) return undefined;
    const follow = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    const escape = (event: KeyboardEvent) => {
      // Escape first closes a dialog, or drops a carried gate.
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('dialog[open]')
      )
        setFull(false);
    };
    document.addEventListener('fullscreenchange', follow);
    window.addEventListener('keydown', escape);
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      window.removeEventListener('keydown', escape);
      document.documentElement.style.overflow = '';
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [isFull]);

  const toggle = useCallback(() => {
    setFull(!isFull);
    if (isFull) return;
    // Some phones have no full screen for pages, so only the window is filled.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
  }, [isFull]);
  return { isFull, toggle };
}
