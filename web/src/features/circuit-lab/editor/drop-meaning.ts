import type { LabAction } from '../lab-state.ts';
import { isInRegion, type Region, type Spot } from '../spots.ts';
import type { Carried } from './use-drag.ts';

/** What it comes to when something is let go at a place, or outside of all places. */
export function dropMeaning(
  selection: Region | null,
  { tool, from }: Carried,
  to: Spot | null,
): readonly LabAction[] {
  if (!from) {
    if (!to) return [];
    const put: LabAction =
      tool.kind === 'control'
        ? { kind: 'toggle-control', at: to, on: tool.on }
        : { kind: 'place', at: to, tool };
    return [{ kind: 'move-cursor', to }, put];
  }
  const isSelected = selection !== null && isInRegion(selection, from);
  if (!to) return isSelected ? [] : [{ kind: 'remove', at: from }];
  const by = { column: to.column - from.column, wire: to.wire - from.wire };
  if (by.column === 0 && by.wire === 0) return [];
  return [isSelected ? { kind: 'move-selection', by } : { kind: 'move', from, to }];
}
