/** Space turns the card over, 1 is Know It, and 2 is Study More; so are a swipe to the right and to the left. */
import { useEffect, useEffectEvent, useRef, type TouchEvent } from 'react';

export interface StudyActions {
  readonly flip: () => void;
  readonly rate: (isKnown: boolean) => void;
}

/** Elements that handle keys themselves. */
const typing = 'input, select, textarea, [role=grid], [role=grid] *';
const pressable = 'button, a, summary';

export function useStudyKeys({ flip, rate }: StudyActions, isOn: boolean): void {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('[role=dialog], [role=menu]') || target.matches(typing)) return;
    if (event.key === ' ' && !target.closest(pressable)) {
      event.preventDefault();
      flip();
    } else if (event.key === '1') rate(true);
    else if (event.key === '2') rate(false);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => follow(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** Pixels that a finger must move, farther sideways than up or down. */
const farEnough = 70;

export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const finger = touches[0];
      const isOnControl =
        target instanceof Element && target.closest('input, [role=grid]') !== null;
      start.current =
        finger && touches.length === 1 && !isOnControl
          ? { x: finger.clientX, y: finger.clientY }
          : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const across = finger.clientX - start.current.x;
      const along = finger.clientY - start.current.y;
      if (Math.abs(across) < farEnough || Math.abs(across) < 2 * Math.abs(along)) return;
      onSwipe(across > 0 ? 'right' : 'left');
    },
  };
}
