import { isInRegion, type GridRegion, type GridCell } from '@qubloom/quantum';
import type { LabAction } from '../state/lab-reducer.ts';
import type { Drag } from '../../diagrams/circuit-drag/use-drag.ts';
import type { Tool } from '../palette/tools.ts';
import { placeAction } from './place-action.ts';

/** The tool that the pointer carries, from the palette or from a cell of the grid. */
export interface CarriedTool {
  readonly tool: Tool;
  /** The cell it was taken from; absent for a gate of the palette. */
  readonly from?: GridCell;
}

export type LabDrag = Drag<CarriedTool>;

/** Returns the actions of a drop on a cell, or outside all cells. */
export function dropActions(
  selection: GridRegion | null,
  { tool, from }: CarriedTool,
  to: GridCell | null,
): readonly LabAction[] {
  if (!from) {
    if (!to) return [];
    return [{ kind: 'move-cursor', to }, placeAction(tool, to)];
  }
  const isSelected = selection !== null && isInRegion(selection, from);
  if (!to) return isSelected ? [] : [{ kind: 'remove', at: from }];
  const by = { column: to.column - from.column, wire: to.wire - from.wire };
  if (by.column === 0 && by.wire === 0) return [];
  return [isSelected ? { kind: 'move-selection', by } : { kind: 'move', from, to }];
}
