/** Selects by a drag over the grid, from the cell where it began. */
import { isSameCell, type GridCell } from '@qubloom/quantum';
import { useRef, type PointerEvent } from 'react';
import { cellAtPoint } from '../../diagrams/circuit-drag/cells.ts';
import { useLab } from '../lab-context.tsx';

export function useRubberBand() {
  const { dispatch } = useLab();
  const band = useRef<{ readonly anchor: GridCell; isOn: boolean } | null>(null);
  const start = (anchor: GridCell) => {
    band.current = { anchor, isOn: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = band;
    if (!current || event.buttons === 0) return;
    const cell = cellAtPoint(event.clientX, event.clientY);
    if (!cell || (!current.isOn && isSameCell(cell, current.anchor))) return;
    if (!current.isOn) dispatch({ kind: 'move-cursor', to: current.anchor });
    current.isOn = true;
    dispatch({ kind: 'move-cursor', to: cell, extend: true });
  };
  /** Returns true if it selected anything. */
  const end = (): boolean => {
    const wasOn = band.current?.isOn ?? false;
    band.current = null;
    return wasOn;
  };
  return { start, onPointerMove, end };
}
