/** Handles keys in the grid, and moves the focus with the cursor. */
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useLab } from '../lab-context.tsx';
import { actionOfKey, keyOfEvent } from '../commands/keys.ts';
import { usePerform } from '../commands/use-command.ts';
import { labelWidth } from './grid-sizes.ts';

/** `size` is the width of a column in pixels. */
export function useGridKeys(frame: RefObject<HTMLElement | null>, size: number) {
  const { state } = useLab();
  const perform = usePerform();
  const { cursor } = state;
  const isByKey = useRef(false);

  // The focus moves before the next key, which would otherwise reach the previous element.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    // The focused cell may be gone if the next key comes before a long jump is drawn.
    const isLost = isByKey.current && document.activeElement === document.body;
    if (!isLost && !element.contains(document.activeElement)) return;
    const cell = element.querySelector<HTMLElement>(
      `[data-wire="${cursor.wire}"][data-column="${cursor.column}"]`,
    );
    if (!cell || cell === document.activeElement) return;
    cell.focus({ preventScroll: true });
    scrollTo(element, cursor.column, size);
    cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [frame, cursor, size]);
  useLayoutEffect(() => {
    isByKey.current = false;
  });

  return (event: KeyboardEvent) => {
    const result = actionOfKey(keyOfEvent(event), state);
    if (!result) return;
    event.preventDefault();
    // A request leads out of the grid, which then does not hold the focus.
    isByKey.current = typeof result !== 'string';
    perform(result);
  };
}

/** Scrolls until a column is not covered by the names at the left and not beyond the right edge. */
function scrollTo(frame: HTMLElement, column: number, size: number): void {
  if (column < 0) return;
  const left = column * size;
  const room = frame.clientWidth - labelWidth - size;
  if (left < frame.scrollLeft) frame.scrollLeft = left;
  else if (left > frame.scrollLeft + room) frame.scrollLeft = left - room;
}
