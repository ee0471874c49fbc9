/** Handles presses on the grid: clicks, drags of operations, and selections by a rubber band. */
import { useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { isSameCell, operationAt } from '@qubloom/quantum';
import { cellOf } from '../../diagrams/circuit-drag/cells.ts';
import { useLab } from '../lab-context.tsx';
import type { LabDrag } from './drop-actions.ts';
import { cellElementOf } from './grid-cell.tsx';
import { actionsOfPress, partOf } from './press-actions.ts';
import { useRubberBand } from './use-rubber-band.ts';

/** `isSelecting`: a moving finger selects, as a mouse always does from an empty cell. */
export function useGridPress(drag: LabDrag, isSelecting: boolean) {
  const { state, circuit, dispatch } = useLab();
  const isPressing = useRef(false);
  const band = useRubberBand();

  const onPointerDown = (event: PointerEvent) => {
    const element = cellElementOf(event.target);
    if (!element || event.button !== 0) return;
    const cell = cellOf(element);
    const operation = operationAt(circuit, cell.column, cell.wire);
    band.end();
    if (operation && !(isSelecting && !state.selection)) {
      drag.grab(event, { tool: partOf(operation, cell.wire), from: cell });
      return;
    }
    drag.release();
    if (cell.column >= 0 && !event.shiftKey && (event.pointerType === 'mouse' || isSelecting)) {
      band.start(cell);
    }
  };
  /** The click sets the focus later, because the press may still become a drag of the selection. */
  const onMouseDown = (event: MouseEvent) => {
    if (cellElementOf(event.target)) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const wasBand = band.end();
    const element = cellElementOf(event.target);
    if (!element || drag.wasDragged() || wasBand) return;
    actionsOfPress(cellOf(element), event.shiftKey, circuit, state).forEach(dispatch);
    isPressing.current = true;
    element.focus({ preventScroll: true });
    isPressing.current = false;
  };
  /** A screen reader may focus any cell by itself. */
  const onFocus = (event: FocusEvent) => {
    const element = isPressing.current ? null : cellElementOf(event.target);
    if (element && !isSameCell(cellOf(element), state.cursor)) {
      dispatch({ kind: 'move-cursor', to: cellOf(element) });
    }
  };
  const releasePress = () => {
    band.end();
    drag.release();
  };
  return {
    handlers: { onPointerDown, onPointerMove: band.onPointerMove, onMouseDown, onClick, onFocus },
    releasePress,
  };
}
