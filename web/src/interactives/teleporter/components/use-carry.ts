/** Carries a thing to a place: drag it there, or press it. */
import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { dragThreshold } from '../../../diagrams/circuit-drag/use-drag.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels around a place that still belong to it, because fingers are wide. */
const margin = 24;

export interface Carry {
  /** Distance from where the thing was picked up; null while it lies. */
  readonly offset: Point | null;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly grip: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

export function useCarry(onArrive: () => void): Carry {
  const place = useRef<HTMLDivElement>(null);
  const start = useRef<Point>(null);
  const wasDragged = useRef(false);
  const [offset, setOffset] = useState<Point | null>(null);
  const drop = () => {
    start.current = null;
    setOffset(null);
  };
  const isOver = ({ clientX, clientY }: PointerEvent) => {
    const box = place.current?.getBoundingClientRect();
    return (
      box !== undefined &&
      clientX > box.left - margin &&
      clientX < box.right + margin &&
      clientY > box.top - margin &&
      clientY < box.bottom + margin
    );
  };
  return {
    offset,
    place,
    grip: {
      onPointerDown(event) {
        wasDragged.current = false;
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event) {
        if (!start.current) return;
        const moved = { x: event.clientX - start.current.x, y: event.clientY - start.current.y };
        if (!wasDragged.current && Math.hypot(moved.x, moved.y) <= dragThreshold) return;
        wasDragged.current = true;
        setOffset(moved);
      },
      onPointerUp(event) {
        if (start.current && wasDragged.current && isOver(event)) onArrive();
        drop();
      },
      onPointerCancel: drop,
      onClick({ detail }) {
        // The click at the end of a drag is none. Keys have no detail.
        if (!wasDragged.current || detail === 0) onArrive();
      },
    },
  };
}
