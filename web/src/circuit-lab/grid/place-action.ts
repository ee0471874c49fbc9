import type { GridCell } from '@qubloom/quantum';
import type { Tool } from '../palette/tools.ts';
import type { LabAction } from '../state/lab-reducer.ts';

/** Places a tool at a cell. An existing control is removed instead. */
export function placeAction(tool: Tool, at: GridCell): LabAction {
  return tool.kind === 'control'
    ? { kind: 'toggle-control', at, on: tool.on }
    : { kind: 'place', at, tool };
}
