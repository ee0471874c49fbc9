/** What is selected, and what is done to all of it. */
import {
  copyRegion,
  operationsIn,
  regionBetween,
  wireCount,
  type GridCell,
  type GridRegion,
} from '@qubloom/quantum';
import { defineGate } from '../edits/own-gates.ts';
import { moveRegion, pasteClip, removeRegion } from '../edits/region-edits.ts';
import { edited } from './history.ts';
import type { LabState } from './lab-state.ts';
import { announce, refuse } from './notice.ts';
import { checkedInside } from './open-gate.ts';

export type SelectionAction =
  | { readonly kind: 'move-cursor'; readonly to: GridCell; readonly extend?: boolean }
  | { readonly kind: 'select'; readonly region: GridRegion | null }
  | { readonly kind: 'select-all' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'paste'; readonly at: GridCell }
  | { readonly kind: 'remove-selection' }
  | { readonly kind: 'move-selection'; readonly by: GridCell }
  | { readonly kind: 'define'; readonly name: string };

export function selectionReducer(state: LabState, action: SelectionAction): LabState {
  switch (action.kind) {
    case 'move-cursor':
      return withCursor(state, action.to, action.extend ?? false);
    case 'select':
      return { ...state, selection: action.region, anchor: null };
    case 'select-all':
      return allSelected(state);
    case 'copy':
    case 'cut':
      return copied(state, action.kind);
    case 'paste': {
      if (!state.clip) return refuse(state, 'Nothing is copied yet.');
      return edited(state, checkedInside(state, pasteClip(state, action.at, state.clip)));
    }
    case 'remove-selection': {
      const next = edited(state, removeRegion(state.circuit, regionNow(state)));
      return { ...next, selection: null, anchor: null };
    }
    case 'move-selection':
      return moved(state, action.by);
    case 'define': {
      const next = edited(state, defineGate(state, regionNow(state), action.name));
      return next.circuit === state.circuit ? next : { ...next, selection: null, anchor: null };
    }
  }
}

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
  return keeps ? { ...state, cursor } : { ...state, cursor, anchor: null, selection: null };
}

function allSelected(state: LabState): LabState {
  const to = { column: state.circuit.columns.length - 1, wire: wireCount(state.circuit) - 1 };
  if (to.column < 0) return refuse(state, 'Nothing stands there.');
  const selection = regionBetween({ column: 0, wire: 0 }, to);
  return announce({ ...state, selection, anchor: { column: 0, wire: 0 } }, 'Everything selected.');
}

function copied(state: LabState, kind: 'copy' | 'cut'): LabState {
  const region = regionNow(state);
  const clip = copyRegion(state.circuit, region);
  if (!clip) return refuse(state, 'Nothing stands there.');
  if (kind === 'copy') {
    return announce({ ...state, clip }, `Copied. Paste puts it where the cursor is.`);
  }
  return edited({ ...state, clip, selection: null }, removeRegion(state.circuit, region));
}

function moved(state: LabState, by: GridCell): LabState {
  const { selection } = state;
  if (!selection) return refuse(state, 'Nothing is selected.');
  const edit = moveRegion(state.circuit, selection, by);
  const next = edited(state, edit);
  if (next.notice.isRefusal || !('by' in edit) || !edit.by) return next;
  return { ...next, selection: shifted(selection, edit.by) };
}

/** The selection, or the cell of the cursor. */
function regionNow({ selection, cursor }: LabState): GridRegion {
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
