import { clsx } from 'clsx';
import { cellAt, isVacant } from '@qubloom/curriculum';
import type { GridCell } from '../circuit-drag/cells.ts';
import { GateBox } from './gate-box.tsx';
import { gateLabels } from './gate-labels.ts';
import { isFree, controlSpan, type StripState } from './strip-state.ts';
import { nameOf, type Strip } from './use-strip.ts';

export interface StripCellProps {
  readonly strip: Strip;
  readonly state: StripState;
  readonly target: GridCell;
  /** True if an animated run has not reached this cell yet. */
  readonly isAhead: boolean;
  /** True if an animated run is at this cell. */
  readonly isNow: boolean;
}

/** One cell of a wire: empty, or with a gate that can be dragged away. */
export function StripCell({ strip, state, target, isAhead, isNow }: StripCellProps) {
  const { focus, setFocus, press, drag } = strip;
  const { wire, column } = target;
  const cell = cellAt(state.grid, wire, column);
  const open = isFree(state, target);
  return (
    <span
      role="gridcell"
      aria-current={isNow ? 'step' : undefined}
      className={clsx(
        'relative flex max-w-12 min-w-10 flex-1 items-center justify-center px-0.5 py-0.5',
        'before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-control',
        'sm:max-w-15 low:max-w-11! not-compact:min-w-12 not-compact:px-1.5',
        // Narrower cells leave room for six wires and the task on a phone.
        state.grid.rows.length > 4 && 'max-sm:max-w-10',
        isAhead && 'opacity-40',
        isNow && 'bg-action-soft outline-2 -outline-offset-2 outline-action',
      )}
    >
      <ControlLine state={state} target={target} />
      <button
        type="button"
        data-wire={wire}
        data-column={column}
        tabIndex={focus.wire === wire && focus.column === column ? 0 : -1}
        aria-label={`${nameOf(target)}: ${gateLabels(cell).spoken}${open ? '' : ', fixed'}`}
        onFocus={() => setFocus(target)}
        onPointerDown={(event) => {
          if (open && !isVacant(cell)) drag.grab(event, { cell, from: target });
        }}
        onClick={() => {
          if (!drag.wasDragged()) press(target);
        }}
        className={clsx(
          'relative grid aspect-square w-full max-w-12 place-items-center rounded-control',
          isVacant(cell) &&
            open &&
            'border-2 border-dashed border-control bg-surface hover:border-action hover:bg-action-soft',
          open && !isVacant(cell) && 'touch-none',
          !open && 'cursor-default',
        )}
      >
        {!isVacant(cell) && <GateBox cell={cell} fixed={!open} />}
      </button>
    </span>
  );
}

/** The part of the line from a control to its gate that crosses this cell. */
function ControlLine({
  state,
  target: { wire, column },
}: Pick<StripCellProps, 'state' | 'target'>) {
  const span = controlSpan(state.grid, column);
  if (!span || wire < span.first || wire > span.last) return null;
  return (
    <span
      aria-hidden
      className={clsx(
        'absolute left-1/2 w-0.5 -translate-x-1/2 bg-action-strong',
        wire === span.first ? 'top-1/2' : 'top-0',
        wire === span.last ? 'bottom-1/2' : 'bottom-0',
      )}
    />
  );
}
