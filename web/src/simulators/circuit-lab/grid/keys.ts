/** What the keys of the editor's grid do. */
import { findGate, operationAt, type InitialState } from '@qubloom/quantum';
import { angleChange, angleOf } from '../edits/adjustments.ts';
import { mayMakeGates, type LabAction, type LabState } from '../state/lab-reducer.ts';
import { toolForKey } from '../palette/tools.ts';

export interface Key {
  readonly key: string;
  readonly shift: boolean;
  /** Control, or Command on a Mac. */
  readonly command: boolean;
  readonly alt: boolean;
}

/** What a key comes to: something done to the lab, or an element outside the grid that gets the focus. */
export type KeyAction = LabAction | GridExit | null;

/** Where keys of the grid lead outside of it. */
export type GridExit = 'shortcuts' | 'details' | 'palette' | 'number-gate' | 'matrix-gate';

const steps: Readonly<Record<string, readonly [column: number, wire: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const startStates: readonly InitialState[] = ['0', '1', '+', '-', 'i', '-i'];

export function nextStart(state: InitialState): InitialState {
  return startStates[(startStates.indexOf(state) + 1) % startStates.length] ?? '0';
}

/** Fifteen degrees, the turn of one press of `+` or `-`. */
const turn = Math.PI / 12;

export function actionOfKey(key: Key, state: LabState): KeyAction {
  const { cursor } = state;
  const step = Object.hasOwn(steps, key.key) ? steps[key.key] : undefined;
  if (step) {
    const [column, wire] = step;
    if (key.alt && wire !== 0)
      return { kind: 'move-wire', from: cursor.wire, to: cursor.wire + wire };
    if (key.command) return null;
    const to = { column: cursor.column + column, wire: cursor.wire + wire };
    return { kind: 'move-cursor', to, extend: key.shift };
  }
  if (key.command) return commandOf(key, state);
  if (key.alt) return null;
  switch (key.key) {
    case 'Home':
      return { kind: 'move-cursor', to: { ...cursor, column: 0 }, extend: key.shift };
    case 'End': {
      const column = Math.max(0, state.circuit.columns.length - 1);
      return { kind: 'move-cursor', to: { ...cursor, column }, extend: key.shift };
    }
    case 'PageUp':
      return { kind: 'move-cursor', to: { ...cursor, column: Math.max(0, cursor.column - 10) } };
    case 'PageDown':
      return { kind: 'move-cursor', to: { ...cursor, column: cursor.column + 10 } };
    case 'Delete':
    case 'Backspace':
      if (key.shift) return { kind: 'remove-column', column: cursor.column };
      return state.selection ? { kind: 'remove-selection' } : { kind: 'remove', at: cursor };
    case 'Insert':
      return { kind: 'insert-column', column: Math.max(0, cursor.column) };
    case 'Escape':
      return { kind: 'cancel' };
    case ' ':
      return spaceOn(state);
    case 'Enter':
      return enterOn(state);
    case '?':
      return 'shortcuts';
    case 'n':
      return mayMakeGates(state) ? 'number-gate' : null;
    case 'M':
      return mayMakeGates(state) ? 'matrix-gate' : null;
    case '[':
      return { kind: 'set-step', step: (state.step ?? state.circuit.columns.length - 1) - 1 };
    case ']':
      return { kind: 'set-step', step: stepOn(state) };
    case '+':
    case '=':
      return turnedBy(turn, state);
    case '-':
      return turnedBy(-turn, state);
  }
  const tool = toolForKey(key.key);
  if (!tool) return null;
  if (tool.kind === 'control') return { kind: 'toggle-control', at: cursor, on: tool.on };
  return { kind: 'place', at: cursor, tool };
}

function commandOf(key: Key, state: LabState): LabAction | null {
  switch (key.key.toLowerCase()) {
    case 'z':
      return { kind: key.shift ? 'redo' : 'undo' };
    case 'y':
      return { kind: 'redo' };
    case 'a':
      return { kind: 'select-all' };
    case 'c':
      return { kind: 'copy' };
    case 'x':
      return { kind: 'cut' };
    case 'v':
      return { kind: 'paste', at: state.cursor };
    default:
      return null;
  }
}

function spaceOn(state: LabState): KeyAction {
  const { cursor, carried, circuit } = state;
  if (carried) return { kind: 'drop', at: cursor };
  if (cursor.column < 0) return startTurned(state);
  return state.armed && !operationAt(circuit, cursor.column, cursor.wire)
    ? { kind: 'place', at: cursor, tool: state.armed }
    : { kind: 'pick-up', at: cursor };
}

function enterOn(state: LabState): KeyAction {
  const { cursor, carried, armed, circuit } = state;
  if (carried) return { kind: 'drop', at: cursor };
  if (cursor.column < 0) return startTurned(state);
  if (armed) return { kind: 'place', at: cursor, tool: armed };
  return operationAt(circuit, cursor.column, cursor.wire) ? 'details' : 'palette';
}

function startTurned({ cursor, circuit }: LabState): LabAction {
  const state = nextStart(circuit.initial[cursor.wire] ?? '0');
  return { kind: 'set-initial', wire: cursor.wire, state };
}

function stepOn({ step, circuit }: LabState): number | null {
  if (step === null) return null;
  return step + 1 >= circuit.columns.length - 1 ? null : step + 1;
}

function turnedBy(by: number, { circuit, cursor }: LabState): LabAction | null {
  const found = operationAt(circuit, cursor.column, cursor.wire);
  if (found?.kind !== 'gate' || !findGate(found.gate)?.parameters.length) return null;
  // Whole steps, so that many presses come back to where they began exactly.
  const angle = Math.round((angleOf(found, 0) + by) / turn) * turn;
  return angleChange(found, cursor, 0, angle);
}

/** The list of shortcuts as it is shown. */
export const shortcuts: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'Arrows', does: 'Move from place to place. Left of column 1 is the start of the wire.' },
  { keys: 'Home, End', does: 'To the first column, to the last gate.' },
  { keys: 'Page Up, Page Down', does: 'Ten columns back, ten on.' },
  { keys: 'X Y Z H S T', does: 'Place the gate of that letter.' },
  { keys: 'Shift+S, Shift+T', does: 'Cell S†, T†.' },
  { keys: 'V, Shift+V', does: 'Cell √X, √X†.' },
  { keys: 'Shift+X, Shift+Y, Shift+Z', does: 'Cell RX, RY, RZ.' },
  { keys: 'P, U, I', does: 'Place a phase, any turn, an identity.' },
  { keys: 'W, Shift+W', does: 'Place a swap, an iSwap.' },
  { keys: 'C, O', does: 'Put a control, an anti-control here for the gate of this column.' },
  { keys: 'M, R, B', does: 'Place a look, a reset, a barrier.' },
  { keys: 'N, Shift+M', does: 'Make a gate that counts, or one from a matrix (full lab).' },
  { keys: 'D, Shift+D, A', does: 'Place a chance display, a ball display, an amplitude display.' },
  { keys: 'K, Shift+K', does: 'Place Keep 0, Keep 1.' },
  { keys: '+, -', does: 'Turn the angle of the gate by 15 degrees.' },
  { keys: 'Enter', does: 'Place the chosen gate. On a gate: go to its details.' },
  { keys: 'Space', does: 'Pick up, and drop again. On the start of a wire: change it.' },
  { keys: 'Delete', does: 'Take off. With Shift: take out the whole column.' },
  { keys: 'Insert', does: 'Put in an empty column.' },
  { keys: 'Escape', does: 'Put back, or put the chosen gate away.' },
  { keys: 'Shift+Arrows, Ctrl+A', does: 'Select several gates, or all.' },
  { keys: 'Ctrl+C, Ctrl+X, Ctrl+V', does: 'Copy, cut, paste.' },
  { keys: 'Ctrl+Z, Ctrl+Shift+Z', does: 'Undo, redo.' },
  { keys: 'Alt+Up, Alt+Down', does: 'Move the wire.' },
  { keys: '[ and ]', does: 'Step back and on through the columns.' },
  { keys: '?', does: 'This list.' },
];
