/** The keys of the editor's grid in one table, which the list of keys shows and the grid follows. */
import { findGate, operationAt, type GridCell, type InitialState } from '@qubloom/quantum';
import { angleChange, angleOf } from '../edits/adjustments.ts';
import { mayMakeGates, paletteIn, type LabAction, type LabState } from '../state/lab-reducer.ts';
import { keyOfTool, keyTools, toolLabels, type Tool } from '../palette/tools.ts';

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

const steps = {
  Left: [-1, 0],
  Right: [1, 0],
  Up: [0, -1],
  Down: [0, 1],
} as const;

type Direction = keyof typeof steps;
const directions = Object.keys(steps) as readonly Direction[]; // keys of a constant

const startStates: readonly InitialState[] = ['0', '1', '+', '-', 'i', '-i'];

export function nextStart(state: InitialState): InitialState {
  return startStates[(startStates.indexOf(state) + 1) % startStates.length] ?? '0';
}

/** Fifteen degrees, the turn of one press of `+` or `-`. */
const turn = Math.PI / 12;

/** One line of the list of keys. */
export interface Binding {
  /** As they are written for people, such as `Ctrl+Shift+Z`; any of them does it. */
  readonly keys: readonly string[];
  readonly does: string;
  readonly act: (state: LabState, key: string) => KeyAction;
  /** Whether it does anything in a lab of this kind; it does if this is absent. Else a notice may say why not. */
  readonly isOffered?: (state: LabState) => boolean;
}

export function actionOfKey(key: Key, state: LabState): KeyAction {
  const written = writtenKey(key);
  const binding = bindingOfKey.get(written) ?? bindingOfKey.get(written.replace('Shift+', ''));
  return binding?.act(state, written) ?? null;
}

/** The keys that do something in a lab of this kind. */
export function keysIn(state: LabState): readonly Binding[] {
  return bindings.filter(({ isOffered }) => isOffered?.(state) !== false);
}

const names: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/** A key as the table writes it. Signs come with Shift on some keyboards and without it on others. */
export function writtenKey({ key, shift, command, alt }: Key): string {
  const isLetter = /^[a-z]$/i.test(key);
  const isShifted = isLetter ? (command ? shift : key !== key.toLowerCase()) : shift;
  const isSign = key.length === 1 && !isLetter && key !== ' ';
  const name = isLetter ? key.toUpperCase() : (names[key] ?? key);
  const held = [command && 'Ctrl+', alt && 'Alt+', isShifted && !isSign && 'Shift+'];
  return `${held.filter(Boolean).join('')}${name}`;
}

const bindings: readonly Binding[] = [
  {
    keys: directions,
    does: 'Move from place to place. Left of column 1 is the start of the wire.',
    act: (state, key) => moved(state, key, false),
  },
  ...keyTools.map((tool): Binding => ({
    keys: [keyOfTool(tool) ?? ''],
    does: `${toolLabels(tool).spoken}: ${toolLabels(tool).hint}`,
    act: ({ cursor }) => placed(tool, cursor),
    isOffered: (state) => paletteIn(state).some((each) => keyOfTool(each) === keyOfTool(tool)),
  })),
  {
    keys: ['N'],
    does: 'Make a gate that counts.',
    act: (state) => (mayMakeGates(state) ? 'number-gate' : null),
    isOffered: mayMakeGates,
  },
  {
    keys: ['Shift+M'],
    does: 'Make a gate from a table of numbers.',
    act: (state) => (mayMakeGates(state) ? 'matrix-gate' : null),
    isOffered: mayMakeGates,
  },
  {
    keys: ['Enter'],
    does: 'Place the chosen gate. On a gate or the start of a wire: go to its details.',
    act: enterOn,
  },
  {
    keys: ['Space'],
    does: 'Pick up, and drop again. On the start of a wire: change it.',
    act: spaceOn,
  },
  {
    keys: ['+', '='],
    does: 'Turn the angle of the gate by 15 degrees.',
    act: (state) => turnedBy(turn, state),
  },
  { keys: ['-'], does: 'Turn it back by 15 degrees.', act: (state) => turnedBy(-turn, state) },
  {
    keys: ['Delete', 'Backspace'],
    does: 'Take off.',
    act: ({ selection, cursor }) =>
      selection ? { kind: 'remove-selection' } : { kind: 'remove', at: cursor },
  },
  {
    keys: ['Shift+Delete', 'Shift+Backspace'],
    does: 'Take out the whole column.',
    act: ({ cursor }) => ({ kind: 'remove-column', column: cursor.column }),
  },
  {
    keys: ['Insert'],
    does: 'Put in an empty column.',
    act: ({ cursor }) => ({ kind: 'insert-column', column: Math.max(0, cursor.column) }),
  },
  {
    keys: ['Escape'],
    does: 'Put back, or put the chosen gate away.',
    act: () => ({ kind: 'cancel' }),
  },
  {
    keys: ['Home'],
    does: 'To the first column.',
    act: ({ cursor }) => ({ kind: 'move-cursor', to: { ...cursor, column: 0 }, extend: false }),
  },
  {
    keys: ['End'],
    does: 'To the last gate.',
    act: (state) => ({ kind: 'move-cursor', to: lastCell(state), extend: false }),
  },
  {
    keys: ['Page Up'],
    does: 'Ten columns back.',
    act: ({ cursor }) => ({
      kind: 'move-cursor',
      to: { ...cursor, column: Math.max(0, cursor.column - 10) },
    }),
  },
  {
    keys: ['Page Down'],
    does: 'Ten columns on.',
    act: ({ cursor }) => ({ kind: 'move-cursor', to: { ...cursor, column: cursor.column + 10 } }),
  },
  {
    keys: directions.map((direction) => `Shift+${direction}`),
    does: 'Select several gates.',
    act: (state, key) => moved(state, key, true),
  },
  {
    keys: ['Shift+Home'],
    does: 'Select up to the first column.',
    act: ({ cursor }) => ({ kind: 'move-cursor', to: { ...cursor, column: 0 }, extend: true }),
  },
  {
    keys: ['Shift+End'],
    does: 'Select up to the last gate.',
    act: (state) => ({ kind: 'move-cursor', to: lastCell(state), extend: true }),
  },
  { keys: ['Ctrl+A'], does: 'Select all.', act: () => ({ kind: 'select-all' }) },
  { keys: ['Ctrl+C'], does: 'Copy.', act: () => ({ kind: 'copy' }) },
  { keys: ['Ctrl+X'], does: 'Cut.', act: () => ({ kind: 'cut' }) },
  { keys: ['Ctrl+V'], does: 'Paste.', act: ({ cursor }) => ({ kind: 'paste', at: cursor }) },
  { keys: ['Ctrl+Z'], does: 'Undo.', act: () => ({ kind: 'undo' }) },
  { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Redo.', act: () => ({ kind: 'redo' }) },
  {
    keys: ['Alt+Up', 'Alt+Down'],
    does: 'Move the wire.',
    act: ({ cursor }, key) => ({
      kind: 'move-wire',
      from: cursor.wire,
      to: cursor.wire + steps[directionIn(key)][1],
    }),
  },
  {
    keys: ['['],
    does: 'Step back through the columns.',
    act: ({ step, circuit }) => ({
      kind: 'set-step',
      step: (step ?? circuit.columns.length - 1) - 1,
    }),
  },
  {
    keys: [']'],
    does: 'Step on through the columns.',
    act: (state) => ({ kind: 'set-step', step: stepOn(state) }),
  },
  { keys: ['?'], does: 'This list.', act: () => 'shortcuts' },
];

const bindingOfKey: ReadonlyMap<string, Binding> = new Map(
  bindings.flatMap((binding) => binding.keys.map((key) => [key, binding] as const)),
);

function directionIn(key: string): Direction {
  return directions.find((direction) => key.endsWith(direction)) ?? 'Right';
}

function moved({ cursor }: LabState, key: string, extend: boolean): LabAction {
  const [column, wire] = steps[directionIn(key)];
  const to = { column: cursor.column + column, wire: cursor.wire + wire };
  return { kind: 'move-cursor', to, extend };
}

function lastCell({ cursor, circuit }: LabState): GridCell {
  return { ...cursor, column: Math.max(0, circuit.columns.length - 1) };
}

function placed(tool: Tool, at: GridCell): LabAction {
  return tool.kind === 'control'
    ? { kind: 'toggle-control', at, on: tool.on }
    : { kind: 'place', at, tool };
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
  if (cursor.column < 0) return 'details';
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
