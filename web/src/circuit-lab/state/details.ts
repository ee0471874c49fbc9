/** The details of the cell at the cursor, in a popover beside it. */
import { operationAt, type GridCell } from '@qubloom/quantum';
import type { Handlers } from './handlers.ts';
import { nothingSelected, type LabState } from './lab-state.ts';

export type DetailsAction =
  { readonly kind: 'open-details'; readonly at: GridCell } | { readonly kind: 'close-details' };

export const detailsHandlers: Handlers<DetailsAction> = {
  'open-details': (state, { at }) => ({
    ...state,
    ...nothingSelected,
    cursor: at,
    isDetailsOpen: true,
  }),
  'close-details': (state) => ({ ...state, isDetailsOpen: false }),
};

/**
 * Returns true if the details are open. They open by themselves if the learner's next step is to set something, and
 * close when the cursor moves on.
 */
export function isOpenAfter(
  before: LabState,
  action: { readonly kind: string },
  next: LabState,
): boolean {
  if (!hasDetails(next)) return false;
  if (action.kind === 'set-initial') return true;
  if (action.kind === 'place') return next.circuit !== before.circuit && hasAngle(next);
  const isSamePlace =
    action.kind === 'open-details' ||
    (before.cursor.column === next.cursor.column && before.cursor.wire === next.cursor.wire);
  return next.isDetailsOpen && isSamePlace && next.armed === before.armed && !next.carried;
}

function hasDetails({ cursor, circuit }: LabState): boolean {
  return cursor.column < 0 || operationAt(circuit, cursor.column, cursor.wire) !== undefined;
}

function hasAngle({ cursor, circuit }: LabState): boolean {
  const found = operationAt(circuit, cursor.column, cursor.wire);
  return found?.kind === 'gate' && found.parameters.length > 0;
}
