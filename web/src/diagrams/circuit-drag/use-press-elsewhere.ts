/** Deselects the gate in hand when something unrelated is pressed. */
import { useEffect, type RefObject } from 'react';

/**
 * While `isOn`, calls `onPress` for each press outside the elements. A finger that scrolls does not count. It runs
 * before the pressed control's own handler, so a control may select something new.
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
