import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { bringIntoView } from '../../lib/browser/bring-into-view.ts';
import type { TaskEvent } from './task-state.ts';

/** Reveals the next hint and scrolls it into view. A learner who uses the keyboard keeps their place. */
export function useNextHint(hints: number, dispatch: (event: TaskEvent) => void) {
  const newestHint = useRef<HTMLParagraphElement>(null);
  const hint = () => {
    flushSync(() => dispatch({ kind: 'hint', hints }));
    if (!newestHint.current) return;
    // The button that revealed the last hint is gone, and the focus with it.
    if (document.activeElement === document.body) newestHint.current.focus({ preventScroll: true });
    bringIntoView(newestHint.current);
  };
  return { newestHint, hint };
}
