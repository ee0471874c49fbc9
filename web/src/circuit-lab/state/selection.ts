/** The selection, and the actions on all of it. */
import {
  copyRegion,
  operationsIn,
  regionBetween,
  wireCount,
  wiresOf,
  type GridCell,
  type GridRegion,
} from '@qubloom/quantum';
import { defineGate } from '../edits/own-gates.ts';
import { moveRegion, pasteClip, removeRegion } from '../edits/region-edits.ts';
import { withEdit } from './history.ts';
import type { Handlers } from './handlers.ts';
import { firstCell, nothingSelected, type LabState } from './lab-state.ts';
import { announce, refuse } from './notice.ts';
import { checkInsideGate } from './open-gate.ts';

export type SelectionAction =
  | { readonly kind: 'move-cursor'; readonly to: GridCell; readonly extend?: boolean }
  | { readonly kind: 'select'; readonly region: GridRegion | null }
  | { readonly kind: 'select-all' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'paste'; readonly at: GridCell }
  /** Repeats the selected operations right after them, and selects the repetition. The clip stays. */
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'remove-selection' }
  | { readonly kind: 'move-selection'; readonly by: GridCell }
  | { readonly kind: 'define'; readonly name: string };

export const selectionHandlers: Handlers<SelectionAction> = {
  'move-cursor': (state, { to, extend = false }) => withCursor(state, to, extend),
  select: (state, { region }) => ({ ...state, selection: region, anchor: null }),
  'select-all': allSelected,
  copy: (state) => copied(state, 'copy'),
  cut: (state) => copied(state, 'cut'),
  paste: (state, { at }) => {
    if (!state.clip) return refuse(state, 'Nothing is copied yet.');
    return withEdit(state, checkInsideGate(state, pasteClip(state, at, state.clip)));
  },
  duplicate: duplicated,
  'remove-selection': (state) => ({
    ...withEdit(state, removeRegion(state.circuit, chosenRegion(state))),
    ...nothingSelected,
  }),
  'move-selection': (state, { by }) => moved(state, by),
  define: (state, { name }) => {
    const next = withEdit(state, defineGate(state, chosenRegion(state), name));
    return next.circuit === state.circuit ? next : { ...next, ...nothingSelected };
  },
};

function withCursor(state: LabState, to: GridCell, extend: boolean): LabState {
  const cursor = {
    column: Math.max(to.column, -1),
    wire: Math.min(Math.max(to.wire, 0), wireCount(state.circuit) - 1),
  };
  if (extend) {
    const anchor = state.anchor ?? state.cursor;
    const selection = regionBetween(anchor, cursor);
    const count = operationsIn(state.circuit, selection).length;
    return announce(
      { ...state, cursor, anchor, selection },
      count === 1 ? '1 gate selected.' : `${count} gates selected.`,
    );
  }
  const keeps = state.carried !== null;
  return keeps ? { ...state, cursor } : { ...state, cursor, ...nothingSelected };
}

function allSelected(state: LabState): LabState {
  const to = { column: state.circuit.columns.length - 1, wire: wireCount(state.circuit) - 1 };
  if (to.column < 0) return refuse(state, 'There is nothing here.');
  const selection = regionBetween(firstCell, to);
  return announce({ ...state, selection, anchor: firstCell }, 'Everything selected.');
}

function copied(state: LabState, kind: 'copy' | 'cut'): LabState {
  const region = chosenRegion(state);
  const clip = copyRegion(state.circuit, region);
  if (!clip) return refuse(state, 'There is nothing here.');
  if (kind === 'copy') {
    return announce({ ...state, clip }, `Copied. Paste puts it where the cursor is.`);
  }
  return withEdit({ ...state, clip, selection: null }, removeRegion(state.circuit, region));
}

function duplicated(state: LabState): LabState {
  const region = chosenRegion(state);
  const clip = copyRegion(state.circuit, region);
  if (!clip) return refuse(state, 'There is nothing here.');
  const found = operationsIn(state.circuit, region);
  const at = {
    column: Math.max(...found.map(({ column }) => column)) + 1,
    wire: Math.min(...found.flatMap(({ operation }) => wiresOf(operation))),
  };
  const next = withEdit(state, checkInsideGate(state, pasteClip(state, at, clip)));
  if (next.notice.isRefusal) return next;
  const to = { column: at.column + clip.columns.length - 1, wire: at.wire + clip.wires - 1 };
  return { ...next, cursor: to, anchor: at, selection: regionBetween(at, to) };
}

function moved(state: LabState, by: GridCell): LabState {
  const { selection } = state;
  if (!selection) return refuse(state, 'Nothing is selected.');
  const edit = moveRegion(state.circuit, selection, by);
  const next = withEdit(state, edit);
  if (next.notice.isRefusal || !('by' in edit) || !edit.by) return next;
  return { ...next, selection: shifted(selection, edit.by) };
}

/** Returns the selection, or the cell of the cursor. */
export function chosenRegion({ selection, cursor }: LabState): GridRegion {
  return selection ?? regionBetween(cursor, cursor);
}

function shifted(region: GridRegion, by: GridCell): GridRegion {
  return {
    fromColumn: region.fromColumn + by.column,
    toColumn: region.toColumn + by.column,
    fromWire: Math.max(0, region.fromWire + by.wire),
    toWire: region.toWire + by.wire,
  };
}
