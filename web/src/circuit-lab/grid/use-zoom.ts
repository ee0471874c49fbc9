/** Zooms and pans the grid by two fingers, or by the wheel with Ctrl. */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const minZoom = 0.4;
const maxZoom = 2.5;
/** Pixels of the wheel that double the size. */
const wheelDouble = 240;

export interface Zoomed {
  readonly frame: RefObject<HTMLElement | null>;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** Pixels before column 0. */
  readonly label: number;
  /** Pixels of a column at zoom 1. */
  readonly cell: number;
  /** Called when a pinch begins, because two fingers carry nothing. */
  readonly onPinch: () => void;
}

interface Pinch {
  readonly distance: number;
  readonly zoom: number;
  /** The column under the middle of the fingers, with its fraction. */
  readonly column: number;
  readonly y: number;
}

/** The point under the fingers or the pointer stays in place. */
export function useZoom({ frame, zoom, onZoom, label, cell, onPinch }: Zoomed): void {
  const now = useRef({ zoom, onZoom, onPinch });
  const held = useRef<{ readonly column: number; readonly x: number } | null>(null);
  useLayoutEffect(() => {
    now.current = { zoom, onZoom, onPinch };
  }, [zoom, onZoom, onPinch]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !held.current) return;
    const { column, x } = held.current;
    element.scrollLeft = label + column * Math.round(cell * zoom) - x;
  }, [frame, zoom, label, cell]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let pinch: Pinch | null = null;
    const inside = (clientX: number) => clientX - element.getBoundingClientRect().left;
    const columnAt = (x: number) =>
      (element.scrollLeft + x - label) / Math.round(cell * now.current.zoom);
    const zoomTo = (next: number, column: number, x: number) => {
      held.current = { column, x };
      const bounded = Math.min(Math.max(next, minZoom), maxZoom);
      element.scrollLeft = label + column * Math.round(cell * now.current.zoom) - x;
      if (bounded !== now.current.zoom) now.current.onZoom(bounded);
    };

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const x = inside(event.clientX);
      zoomTo(now.current.zoom * 2 ** (-event.deltaY / wheelDouble), columnAt(x), x);
    };
    const start = (event: TouchEvent) => {
      const fingers = fingersOf(event);
      if (!fingers) return;
      event.preventDefault();
      now.current.onPinch();
      pinch = {
        distance: fingers.distance,
        zoom: now.current.zoom,
        column: columnAt(inside(fingers.x)),
        y: fingers.y,
      };
    };
    const move = (event: TouchEvent) => {
      const fingers = fingersOf(event);
      if (!pinch || !fingers) return;
      if (event.cancelable) event.preventDefault();
      window.scrollBy(0, pinch.y - fingers.y);
      zoomTo((pinch.zoom * fingers.distance) / pinch.distance, pinch.column, inside(fingers.x));
    };
    const end = (event: TouchEvent) => {
      if (event.touches.length < 2) pinch = null;
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchstart', start, { passive: false });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [frame, label, cell]);
}

/** Returns the middle of two fingers and the distance between them; null for any other number. */
function fingersOf({ touches }: TouchEvent) {
  const [a, b] = touches;
  if (!a || !b || touches.length > 2) return null;
  return {
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
    distance: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
  };
}
