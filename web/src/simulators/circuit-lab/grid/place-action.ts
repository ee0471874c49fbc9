import type { GridCell } from '@qubloom/quantum';
import type { Tool } from '../palette/tools.ts';
import type { LabAction } from '../state/lab-reducer.ts';

/** Puts a tool on a cell. A control that is there already is taken off. */
export function placeAction(tool: Tool, at: GridCell): LabAction {
  return tool.kind === 'control'
    ? { kind: 'toggle-control', at, on: tool.on }
    : { kind: 'place', at, tool };
}
