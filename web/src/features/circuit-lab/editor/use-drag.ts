/** Carries a gate with the pointer: from the shelf, or from a place of the grid to another. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Spot } from '../spots.ts';
import type { Tool } from '../tools.ts';

export interface Carried {
  readonly tool: Tool;
  /** Where it was taken from; absent for a gate of the shelf. */
  readonly from?: Spot;
}

interface Press extends Partial<Carried> {
  readonly x: number;
  readonly y: number;
  /** A finger that goes sideways moves the shelf, not the gate. */
  readonly mayPan: boolean;
}

/** Pixels that a pointer may wander before a press becomes a drag. */
const slack = 6;

type Grip = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType'>;

export interface Drag {
  readonly carried: Carried | null;
  /** The place under the pointer. */
  readonly over: Spot | null;
  /** To be laid on the element that follows the pointer. */
  readonly ghost: (element: HTMLElement | null) => void;
  readonly grab: (at: Grip, what: Carried) => void;
  /** Forgets a press, and puts back what is carried: the next click is one. */
  readonly release: () => void;
  /** Whether the click that follows a pointer's release ends a drag and is no click of its own. */
  readonly wasDragged: () => boolean;
}

/** `onDrop` gets the place under the pointer, or null for a drop outside. */
export function useDrag(onDrop: (carried: Carried, to: Spot | null) => void): Drag {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [over, setOver] = useState<Spot | null>(null);
  const press = useRef<(Carried & Press) | null>(null);
  const moved = useRef(false);
  const element = useRef<HTMLElement | null>(null);
  const point = useRef({ x: 0, y: 0 });
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  }, [onDrop]);

  useEffect(() => {
    const move = (event: PointerEvent) => {
      const start = press.current;
      if (!start) return;
      if (!moved.current) {
        const [right, down] = [event.clientX - start.x, event.clientY - start.y];
        if (Math.hypot(right, down) <= slack) return;
        if (start.mayPan && Math.abs(down) < Math.abs(right) / 2) return;
        moved.current = true;
        setCarried({ tool: start.tool, ...(start.from && { from: start.from }) });
      }
      point.current = { x: event.clientX, y: event.clientY };
      layAt(element.current, point.current);
      const spot = spotAt(event.clientX, event.clientY);
      setOver((old) =>
        old?.column === spot?.column && old?.wire === spot?.wire ? old : (spot ?? null),
      );
    };
    const end = (event: PointerEvent) => {
      const start = press.current;
      press.current = null;
      if (!start || !moved.current) return;
      setCarried(null);
      setOver(null);
      if (event.type === 'pointerup') drop.current(start, spotAt(event.clientX, event.clientY));
    };
    // Once a gate is carried, the browser must not begin to scroll with the same finger.
    const hold = (event: TouchEvent) => {
      if (press.current && moved.current && event.cancelable) event.preventDefault();
    };
    window.addEventListener('touchmove', hold, { passive: false });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('touchmove', hold);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);

  const ghost = useCallback((next: HTMLElement | null) => {
    element.current = next;
    layAt(next, point.current);
  }, []);
  const grab = useCallback<Drag['grab']>(({ clientX, clientY, pointerType }, what) => {
    moved.current = false;
    const mayPan = pointerType === 'touch' && !what.from;
    press.current = { ...what, x: clientX, y: clientY, mayPan };
  }, []);
  const release = useCallback(() => {
    moved.current = false;
    press.current = null;
    setCarried(null);
    setOver(null);
  }, []);
  const wasDragged = useCallback(() => moved.current, []);
  return { carried, over, ghost, grab, release, wasDragged };
}

function layAt(element: HTMLElement | null, { x, y }: { readonly x: number; readonly y: number }) {
  if (element) element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
}

export function spotAt(x: number, y: number): Spot | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-wire][data-column]');
  return place ? spotOf(place) : null;
}

export function spotOf(place: HTMLElement): Spot {
  return { wire: Number(place.dataset['wire']), column: Number(place.dataset['column']) };
}
