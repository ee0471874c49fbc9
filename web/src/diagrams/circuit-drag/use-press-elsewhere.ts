/** Puts away what is in the hand once somebody presses something that has nothing to do with it. */
import { useEffect, type RefObject } from 'react';

/**
 * While `isOn`, calls `onPress` for each press outside the elements. A finger that scrolls presses nothing.
 * It hears of a press before the control itself does, so a control may put something new into the hand.
 */
export function usePressElsewhere(
  isOn: boolean,
  elements: readonly RefObject<HTMLElement | null>[],
  onPress: () => void,
): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = ({ target }: MouseEvent) => {
      if (!elements.some(({ current }) => current?.contains(target as Node))) onPress();
    };
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  });
}
