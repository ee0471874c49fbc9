import { clsx } from 'clsx';
import { cellAt, isVacant } from '@qubloom/curriculum';
import { GateBox } from './gate-box.tsx';
import { gateWords } from './gate-words.ts';
import { isFree, linkedSpan, type Spot, type StripState } from './strip-state.ts';
import { nameOf, type Strip } from './use-strip.ts';

export interface StripPlaceProps {
  readonly strip: Strip;
  readonly state: StripState;
  readonly spot: Spot;
}

/** One place of a wire: empty, or with a gate that may be pulled away. */
export function StripPlace({ strip, state, spot }: StripPlaceProps) {
  const { focus, setFocus, press, drag } = strip;
  const { wire, column } = spot;
  const cell = cellAt(state.grid, wire, column);
  const open = isFree(state, spot);
  return (
    <span
      role="gridcell"
      className="relative flex items-center px-0.5 py-1 sm:px-1.5 before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-control"
    >
      <Link state={state} spot={spot} />
      <button
        type="button"
        data-wire={wire}
        data-column={column}
        tabIndex={focus.wire === wire && focus.column === column ? 0 : -1}
        aria-label={`${nameOf(spot)}: ${gateWords(cell).spoken}${open ? '' : ', fixed'}`}
        onFocus={() => setFocus(spot)}
        onPointerDown={(event) => {
          if (open && !isVacant(cell)) drag.grab(event, cell, spot);
        }}
        onClick={() => {
          if (!drag.wasDragged()) press(spot);
        }}
        className={clsx(
          'relative grid size-12 place-items-center rounded-control sm:size-14',
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

/** The line from a control to its gate, as far as it crosses this place. */
function Link({ state, spot: { wire, column } }: Pick<StripPlaceProps, 'state' | 'spot'>) {
  const link = linkedSpan(state.grid, column);
  if (!link || wire < link.first || wire > link.last) return null;
  return (
    <span
      aria-hidden
      className={clsx(
        'absolute left-1/2 w-0.5 -translate-x-1/2 bg-action-strong',
        wire === link.first ? 'top-1/2' : 'top-0',
        wire === link.last ? 'bottom-1/2' : 'bottom-0',
      )}
    />
  );
}
