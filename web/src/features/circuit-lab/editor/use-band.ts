/** Selects by a pull over the grid, from the place where it began. */
import { useRef, type PointerEvent } from 'react';
import { useLab } from '../lab-context.tsx';
import { isSameSpot, type Spot } from '../spots.ts';
import { spotAt } from './use-drag.ts';

export function useBand() {
  const { dispatch } = useLab();
  const band = useRef<{ readonly anchor: Spot; isOn: boolean } | null>(null);
  const start = (anchor: Spot) => {
    band.current = { anchor, isOn: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = band;
    if (!current || event.buttons === 0) return;
    const spot = spotAt(event.clientX, event.clientY);
    if (!spot || (!current.isOn && isSameSpot(spot, current.anchor))) return;
    if (!current.isOn) dispatch({ kind: 'move-cursor', to: current.anchor });
    current.isOn = true;
    dispatch({ kind: 'move-cursor', to: spot, extend: true });
  };
  /** Whether anything was selected by it. */
  const end = (): boolean => {
    const wasOn = band.current?.isOn ?? false;
    band.current = null;
    return wasOn;
  };
  return { start, onPointerMove, end };
}
