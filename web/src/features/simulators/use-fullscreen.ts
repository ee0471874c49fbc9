import { useCallback, useEffect, useState } from 'react';

export interface Fullscreen {
  readonly isFull: boolean;
  toggle(): void;
}

/**
 * The simulator over the whole window, and the window over the whole screen where the browser allows it.
 * The whole document goes full screen, not the simulator alone: toasts and dialogs stand beside it.
 */
export function useFullscreen(): Fullscreen {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    if (!isFull) return undefined;
    const follow = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    const escape = (event: KeyboardEvent) => {
      // A dialog, or a gate that is carried, is let go first.
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
    // Some phones have no full screen for pages: the window is filled all the same.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
  }, [isFull]);
  return { isFull, toggle };
}
