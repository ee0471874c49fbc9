import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { bringIntoView } from '../../lib/browser/bring-into-view.ts';
import type { TaskEvent } from './task-state.ts';

/** Gives the next of so many hints and brings it into view; a learner who uses keys keeps their place. */
export function useNextHint(hints: number, dispatch: (event: TaskEvent) => void) {
  const newestHint = useRef<HTMLParagraphElement>(null);
  const hint = () => {
    flushSync(() => dispatch({ kind: 'hint', hints }));
    if (!newestHint.current) return;
    // The button that gave the last hint is gone, and with it the focus.
    if (document.activeElement === document.body) newestHint.current.focus({ preventScroll: true });
    bringIntoView(newestHint.current);
  };
  return { newestHint, hint };
}
