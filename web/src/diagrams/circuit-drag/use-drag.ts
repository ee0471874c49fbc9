/** Carries something with the pointer to a cell of a circuit: a gate of a palette, or of another cell. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { cellAtPoint, type GridCell } from './cells.ts';

/** Pixels that a pointer may move before a press becomes a drag. */
export const dragThreshold = 6;

type PointerDown = Pick<PointerEvent, 'button' | 'clientX' | 'clientY'>;

export interface GrabOptions {
  /** A finger that moves sideways pans the item's container and carries nothing. */
  readonly mayPan?: boolean;
}

interface Press<Item> extends Point {
  readonly item: Item;
  readonly mayPan: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Drag<Item> {
  readonly carried: Item | null;
  /** The cell under the pointer. */
  readonly over: GridCell | null;
  /** Ref for the element that follows the pointer. It must be fixed, at the top left of the window. */
  readonly ghost: (element: HTMLElement | null) => void;
  readonly grab: (at: PointerDown, item: Item, options?: GrabOptions) => void;
  /** Drops a press, and cancels what is carried, so that the next click counts. */
  readonly release: () => void;
  /** Returns true if the click after a pointer's release ends a drag and does not count as a click. */
  readonly wasDragged: () => boolean;
}

/**
 * `onDrop` gets the cell under the pointer, or null for a drop outside. A press that never moves stays a click.
 * Escape cancels the drag.
 */
export function useDrag<Item>(onDrop: (item: Item, to: GridCell | null) => void): Drag<Item> {
  const [carried, setCarried] = useState<Item | null>(null);
  const [over, setOver] = useState<GridCell | null>(null);
  const press = useRef<Press<Item> | null>(null);
  const moved = useRef(false);
  const element = useRef<HTMLElement | null>(null);
  const point = useRef<Point>({ x: 0, y: 0 });
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  }, [onDrop]);

  const putBack = useCallback(() => {
    press.current = null;
    setCarried(null);
    setOver(null);
  }, []);

  useEffect(() => {
    const move = (event: PointerEvent) => {
      const start = press.current;
      if (!start) return;
      const at = { x: event.clientX, y: event.clientY };
      if (!moved.current) {
        if (!isDrag(start, at)) return;
        moved.current = true;
        setCarried(() => start.item);
      }
      point.current = at;
      moveTo(element.current, at);
      const cell = cellAtPoint(at.x, at.y);
      setOver((old) => (old?.column === cell?.column && old?.wire === cell?.wire ? old : cell));
    };
    const end = (event: PointerEvent) => {
      const start = press.current;
      press.current = null;
      if (!start || !moved.current) return;
      putBack();
      if (event.type === 'pointerup') {
        drop.current(start.item, cellAtPoint(event.clientX, event.clientY));
      }
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !press.current || !moved.current) return;
      // Escape only ends the drag: neither a sheet around it nor the grid receives the key.
      event.stopPropagation();
      putBack();
    };
    // While something is carried, the browser must not scroll with the same finger.
    const hold = (event: TouchEvent) => {
      if (press.current && moved.current && event.cancelable) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('touchmove', hold, { passive: false, signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', cancel, { capture: true, signal });
    return () => listening.abort();
  }, [putBack]);

  const ghost = useCallback((next: HTMLElement | null) => {
    element.current = next;
    moveTo(next, point.current);
  }, []);
  const grab = useCallback<Drag<Item>['grab']>(({ button, clientX, clientY }, item, options) => {
    if (button !== 0) return;
    moved.current = false;
    press.current = { item, x: clientX, y: clientY, mayPan: options?.mayPan ?? false };
  }, []);
  const release = useCallback(() => {
    moved.current = false;
    putBack();
  }, [putBack]);
  const wasDragged = useCallback(() => moved.current, []);
  return { carried, over, ghost, grab, release, wasDragged };
}

function isDrag({ x, y, mayPan }: Point & { readonly mayPan: boolean }, at: Point): boolean {
  const [right, down] = [at.x - x, at.y - y];
  if (Math.hypot(right, down) <= dragThreshold) return false;
  return !mayPan || Math.abs(down) >= Math.abs(right) / 2;
}

/** Moves the middle of the element to the point. */
function moveTo(element: HTMLElement | null, { x, y }: Point) {
  if (element) element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
}
