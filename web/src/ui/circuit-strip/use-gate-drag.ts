/** Carries a gate from the shelf or from a place to another place with the pointer. */
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import type { Cell } from '@qubloom/curriculum';
import type { Spot } from './strip-state.ts';

export interface Carried {
  readonly cell: Cell;
  /** Where it was taken from; absent for a gate of the shelf. */
  readonly from?: Spot;
  readonly x: number;
  readonly y: number;
}

/** Pixels that a pointer may wander before a press becomes a drag. */
const slack = 6;

/**
 * `onDrop` gets the place under the pointer, or undefined for a drop outside. A press that never moves
 * stays a click.
 */
export function useGateDrag(onDrop: (carried: Carried, to: Spot | undefined) => void) {
  const [carried, setCarried] = useState<Carried>();
  const pressed = useRef<Carried | undefined>(undefined);
  const moved = useRef(false);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  }, [onDrop]);

  useEffect(() => {
    const move = (event: PointerEvent) => {
      const start = pressed.current;
      if (!start) return;
      const wandered = Math.hypot(event.clientX - start.x, event.clientY - start.y) > slack;
      if (!moved.current && !wandered) return;
      moved.current = true;
      setCarried({ ...start, x: event.clientX, y: event.clientY });
    };
    const end = (event: PointerEvent) => {
      const start = pressed.current;
      pressed.current = undefined;
      if (!start || !moved.current) return;
      setCarried(undefined);
      if (event.type === 'pointerup') drop.current(start, spotAt(event.clientX, event.clientY));
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);

  const grab = useCallback((event: ReactPointerEvent, cell: Cell, from?: Spot) => {
    if (event.button !== 0) return;
    moved.current = false;
    pressed.current = { cell, x: event.clientX, y: event.clientY, ...(from ? { from } : {}) };
  }, []);

  /** Whether the click that follows a pointer's release ends a drag and is no click of its own. */
  const wasDragged = useCallback(() => moved.current, []);

  return { carried, grab, wasDragged };
}

function spotAt(x: number, y: number): Spot | undefined {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-wire][data-column]');
  if (!place) return undefined;
  return { wire: Number(place.dataset['wire']), column: Number(place.dataset['column']) };
}
