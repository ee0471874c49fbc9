/** Finds the columns of a long circuit that are on screen, so that only these are drawn. */
import { useCallback, useEffect, useState, type RefObject } from 'react';

export interface ColumnWindow {
  readonly first: number;
  readonly last: number;
  /** The number of columns that fit into the frame. */
  readonly room: number;
}

/** Extra columns beyond each edge, so that a quick scroll shows no gap. */
const spare = 8;

/** `label` and `size` are in pixels: the width before column 0, and the width of a column. */
export function useColumnWindow(
  frame: RefObject<HTMLElement | null>,
  label: number,
  size: number,
): { readonly shown: ColumnWindow; readonly onScroll: () => void } {
  const [shown, setShown] = useState<ColumnWindow>({ first: 0, last: 15, room: 8 });
  const onScroll = useCallback(() => {
    const element = frame.current;
    if (!element || element.clientWidth === 0) return;
    const width = element.clientWidth - label;
    const room = Math.max(1, Math.floor(width / size));
    const at = Math.floor(element.scrollLeft / size);
    // The window moves in steps of four columns, so most scroll events render nothing.
    const first = Math.max(0, Math.floor((at - spare) / 4) * 4);
    const last = Math.ceil((at + room + spare) / 4) * 4;
    setShown((old) =>
      old.first === first && old.last === last && old.room === room ? old : { first, last, room },
    );
  }, [frame, label, size]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // The observer also reports the size once the page is laid out.
    const observer = new ResizeObserver(onScroll);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, onScroll]);
  return { shown, onScroll };
}
