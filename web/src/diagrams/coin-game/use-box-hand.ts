/** Lets a finger or a mouse take hold of the box: it follows the hand a little, and springs back when released. */
import { useRef, type PointerEvent, type RefObject } from 'react';
import { gestureOf, type BoxGesture, type PathPoint } from './box-gesture.ts';

/** The box follows the hand this far, in pixels. */
const reach = 26;

interface Hold {
  readonly id: number;
  readonly from: PathPoint;
  readonly path: PathPoint[];
}

export interface BoxHand {
  readonly ref: RefObject<HTMLDivElement | null>;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
}

/** Moves the element by its style, without rendering. */
export function useBoxHand(onGesture: (gesture: BoxGesture) => void): BoxHand {
  const ref = useRef<HTMLDivElement>(null);
  const hold = useRef<Hold>(null);
  const place = (x: number, y: number) => {
    if (ref.current) ref.current.style.translate = `${x}px ${y}px`;
  };
  const release = () => {
    hold.current = null;
    place(0, 0);
  };
  return {
    ref,
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hold.current = {
        id: event.pointerId,
        from: { x: event.clientX, y: event.clientY },
        path: [],
      };
    },
    onPointerMove(event) {
      const now = hold.current;
      if (now?.id !== event.pointerId) return;
      const x = event.clientX - now.from.x;
      const y = event.clientY - now.from.y;
      now.path.push({ x, y });
      place(clamp(x), clamp(y));
    },
    onPointerUp(event) {
      const now = hold.current;
      if (now?.id !== event.pointerId) return;
      release();
      const gesture = gestureOf(now.path);
      if (gesture !== null) onGesture(gesture);
    },
    onPointerCancel: release,
  };
}

const clamp = (distance: number): number => Math.max(-reach, Math.min(reach, distance));
