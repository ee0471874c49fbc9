import { circuit } from '@qubloom/quantum';
import { labReducer, startLab } from '../state/lab-reducer.ts';
import type { LabAction, LabState, Tool } from '../state/lab-reducer.ts';

/** Short forms of the circuit lab's actions, for tests of its reducer. */

export const gate = (name: string): Tool => ({ kind: 'gate', gate: name });
export const place = (column: number, wire: number, tool: Tool): LabAction => ({
  kind: 'place',
  at: { column, wire },
  tool,
});
export const after = (state: LabState, ...actions: LabAction[]) =>
  actions.reduce(labReducer, state);
export const full = (wires = 3) => startLab({ circuit: circuit(wires).build(), level: 'full' });
export const undo: LabAction = { kind: 'undo' };
export const redo: LabAction = { kind: 'redo' };
