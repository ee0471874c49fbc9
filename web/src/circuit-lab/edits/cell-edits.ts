/** The edits by a drop, a tap, or a key in one cell of the grid, each with its sentence. */
import {
  controlAt,
  operationAt,
  withControl,
  withoutPartAt,
  withPartMoved,
  wiresOf,
  type Circuit,
  type EditRefusal,
  type GridCell,
  type Operation,
} from '@qubloom/quantum';
import { cellName, operationName } from '../announcements/labels.ts';
import { kindOfOperation, placeAt } from '../operations/operations.ts';
import { toolLabels, type Tool } from '../palette/tools.ts';
import type { LabEdit } from './lab-edit.ts';

export function placeTool(circuit: Circuit, at: GridCell, tool: Tool): LabEdit {
  if (at.column < 0) return { refusal: 'Gates go behind the start of the wire.' };
  if (tool.kind === 'control') return toggleControl(circuit, at, tool.on);
  const edit = placeAt(circuit, at, tool);
  if ('refusal' in edit) return { refusal: placeRefusal(edit.refusal, tool) };
  const { operation, cell } = edit;
  const where = `column ${cell.column + 1}`;
  const message = kindOfOperation(operation).isOnAllWires
    ? `${operationName(operation)} placed in ${where}.`
    : `${operationName(operation)} placed on ${wireNames(operation)}, ${where}.`;
  return { circuit: edit.circuit, message, at: cell };
}

function placeRefusal(refusal: EditRefusal, tool: Tool): string {
  const { spoken } = toolLabels(tool);
  return refusal.code === 'too-few-wires'
    ? `${spoken} needs ${refusal.needed} wires. Add a wire first.`
    : `${spoken} cannot stand there.`;
}

export function removePart(circuit: Circuit, at: GridCell): LabEdit {
  const found = operationAt(circuit, at.column, at.wire);
  const edit = withoutPartAt(circuit, at);
  if (!found || 'refusal' in edit) return { refusal: `${cellName(at)} is empty.` };
  const message = controlAt(found, at.wire)
    ? `Control taken off q${at.wire}, column ${at.column + 1}.`
    : `${operationName(found)} taken off ${wireNames(found)}, column ${at.column + 1}.`;
  return { circuit: edit.circuit, message };
}

export function movePart(circuit: Circuit, from: GridCell, to: GridCell): LabEdit {
  const edit = withPartMoved(circuit, from, to);
  if ('refusal' in edit) return { refusal: 'There is nothing to move.' };
  return {
    circuit: edit.circuit,
    message: `${operationName(edit.operation)} moved to ${cellName(edit.cell)}.`,
    at: edit.cell,
  };
}

/** Adds a control, or removes an existing one of the same kind. */
export function toggleControl(circuit: Circuit, at: GridCell, on: 0 | 1): LabEdit {
  const here = operationAt(circuit, at.column, at.wire);
  if (here && controlAt(here, at.wire)?.on === on) return removePart(circuit, at);
  const edit = withControl(circuit, at, on);
  if ('refusal' in edit) return { refusal: controlRefusal(edit.refusal, at) };
  const { cell, operation } = edit;
  const kind = on === 1 ? 'Control' : 'Anti-control';
  return {
    circuit: edit.circuit,
    message: `${kind} on q${cell.wire} for ${operationName(operation)}, column ${cell.column + 1}.`,
    // The cursor does not move when a control only changes its kind.
    ...(!here && { at: cell }),
  };
}

function controlRefusal({ code }: EditRefusal, { column }: GridCell): string {
  return code === 'occupied-cell'
    ? 'This cell is taken. A control goes on another wire of the column.'
    : `There is no gate in column ${column + 1} yet. Place the gate, then its control.`;
}

function wireNames(operation: Operation): string {
  const wires = wiresOf(operation).map((wire) => `q${wire}`);
  return wires.length > 1 ? `${wires.slice(0, -1).join(', ')} and ${wires.at(-1)}` : `${wires[0]}`;
}
