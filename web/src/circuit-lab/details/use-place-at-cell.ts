/** Places a popover below its gate, inside the editor. */
import { useLayoutEffect, type RefObject } from 'react';
import { useLab } from '../lab-context.tsx';

/** Pixels between the gate and its popover. */
const gap = 4;

/**
 * `lowest` is the last wire of the gate. If the popover extends past the lower edge of the box around the grid, the box
 * grows, so that the popover never covers the content below, such as the display on a phone.
 */
export function usePlaceAtCell(
  panel: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  lowest: number,
): void {
  const { state } = useLab();
  const { cursor, isDetailsOpen } = state;
  useLayoutEffect(() => {
    const [popover, grid] = [panel.current, frame.current];
    const around = popover?.parentElement;
    if (!popover || !grid || !around || !isDetailsOpen) return;
    const place = () => {
      const cell = grid.querySelector(
        `[role=gridcell][data-wire="${lowest}"][data-column="${cursor.column}"]`,
      );
      if (!cell) return;
      const [box, edge] = [cell.getBoundingClientRect(), around.getBoundingClientRect()];
      const middle = box.left + box.width / 2 - edge.left - popover.offsetWidth / 2;
      const left = Math.max(0, Math.min(middle, edge.width - popover.offsetWidth));
      const top = box.bottom - edge.top + gap;
      popover.style.left = `${left}px`;
      popover.style.top = `${top}px`;
      around.style.paddingBottom = `${Math.max(0, top + popover.offsetHeight - grid.offsetHeight)}px`;
    };
    place();
    popover.scrollIntoView?.({ block: 'nearest' });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place);
    for (const each of [popover, grid]) observer?.observe(each);
    grid.addEventListener('scroll', place, { passive: true });
    return () => {
      observer?.disconnect();
      grid.removeEventListener('scroll', place);
      around.style.paddingBottom = '';
    };
  }, [panel, frame, cursor, lowest, isDetailsOpen]);
}
