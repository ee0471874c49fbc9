/** The actions of a press on a cell of the grid. */
import { operationAt, type Circuit, type GridCell, type Operation } from '@qubloom/quantum';
import type { LabAction, LabState, Tool } from '../state/lab-reducer.ts';
import { nextStart } from '../announcements/kets.ts';
import { placeAction } from './place-action.ts';
import { isSameTool, toolOfOperation } from '../palette/tools.ts';

/** `extend` is true with Shift, which selects up to the cell. */
export function actionsOfPress(
  cell: GridCell,
  extend: boolean,
  circuit: Circuit,
  { carried, armed }: Pick<LabState, 'carried' | 'armed'>,
): readonly LabAction[] {
  const there = { kind: 'move-cursor', to: cell } as const;
  if (extend) return [{ ...there, extend: true }];
  if (carried) return [{ kind: 'drop', at: cell }];
  if (cell.column < 0) {
    const next = nextStart(circuit.initial[cell.wire] ?? '0');
    return [there, { kind: 'set-initial', wire: cell.wire, state: next }];
  }
  if (armed) return [there, withTool(armed, cell, circuit)];
  return operationAt(circuit, cell.column, cell.wire)
    ? [there, { kind: 'open-details', at: cell }]
    : [there];
}

/** The same gate removes itself when it is placed a second time. */
function withTool(tool: Tool, at: GridCell, circuit: Circuit): LabAction {
  const there = operationAt(circuit, at.column, at.wire);
  const isSame = there && isSameTool(toolOfOperation(there), tool);
  return isSame ? { kind: 'remove', at } : placeAction(tool, at);
}

/** Returns the part that a finger grabs: a control on its own wire, or the gate. */
export function partOf(operation: Operation, wire: number): Tool {
  const control =
    operation.kind === 'gate' ? operation.controls.find((each) => each.wire === wire) : undefined;
  return control ? { kind: 'control', on: control.on } : toolOfOperation(operation);
}
