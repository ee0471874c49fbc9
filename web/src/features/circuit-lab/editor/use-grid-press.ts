/** Presses on the grid: clicks, drags of what stands there, and bands that select. */
import { useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { operationAt } from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import { isSameSpot } from '../spots.ts';
import { placeOf } from './grid-place.tsx';
import { meaningOfPress, partOf } from './press-meaning.ts';
import { useBand } from './use-band.ts';
import { spotOf, type Drag } from './use-drag.ts';

/** `isSelecting`: a finger that moves selects, as a mouse always does from an empty place. */
export function useGridPress(drag: Drag, isSelecting: boolean) {
  const { state, circuit, dispatch } = useLab();
  const isPressing = useRef(false);
  const band = useBand();

  const onPointerDown = (event: PointerEvent) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0) return;
    const spot = spotOf(place);
    const operation = operationAt(circuit, spot.column, spot.wire);
    band.end();
    if (operation && !(isSelecting && !state.selection)) {
      drag.grab(event, { tool: partOf(operation, spot.wire), from: spot });
      return;
    }
    drag.release();
    if (spot.column >= 0 && !event.shiftKey && (event.pointerType === 'mouse' || isSelecting)) {
      band.start(spot);
    }
  };
  /** The click gives the focus: a press may still become a drag of what is selected. */
  const onMouseDown = (event: MouseEvent) => {
    if (placeOf(event.target)) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const wasBand = band.end();
    const place = placeOf(event.target);
    if (!place || drag.wasDragged() || wasBand) return;
    meaningOfPress(spotOf(place), event.shiftKey, circuit, state).forEach(dispatch);
    isPressing.current = true;
    place.focus({ preventScroll: true });
    isPressing.current = false;
  };
  /** A screen reader may put the focus on any place by itself. */
  const onFocus = (event: FocusEvent) => {
    const place = isPressing.current ? null : placeOf(event.target);
    if (place && !isSameSpot(spotOf(place), state.cursor)) {
      dispatch({ kind: 'move-cursor', to: spotOf(place) });
    }
  };
  const letGo = () => {
    band.end();
    drag.release();
  };
  return {
    handlers: { onPointerDown, onPointerMove: band.onPointerMove, onMouseDown, onClick, onFocus },
    letGo,
  };
}
