/** The commands of the lab, one row each. Keys, buttons, tooltips, the list of keys, and tests read this table. */
import {
  ArrowDown,
  ArrowUp,
  BookOpen,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  CornerUpLeft,
  Keyboard,
  PackagePlus,
  Pause,
  Pencil,
  Play,
  Plus,
  Redo2,
  Scissors,
  SquareDashedMousePointer,
  StepForward,
  Trash2,
  Undo2,
  Ungroup,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import {
  findGate,
  operationAt,
  operationsIn,
  wireCount,
  type Circuit,
  type GateDefinition,
  type GridCell,
} from '@qubloom/quantum';
import { nextStart } from '../announcements/kets.ts';
import { angleChange, angleOf } from '../edits/adjustments.ts';
import { maxLabWires } from '../edits/lab-sizes.ts';
import { timeSteps } from '../edits/time.ts';
import { placeAction } from '../grid/place-action.ts';
import { keyOfTool, keyTools, nameOfTool, toolLabels } from '../palette/tools.ts';
import { mayMakeGates, paletteIn, type LabAction, type LabState } from '../state/lab-reducer.ts';
import { chosenRegion } from '../state/selection.ts';
import type { Command, CommandResult } from './command.ts';
import { largerZoom, smallerZoom } from './editor-view.ts';

const steps = {
  Left: [-1, 0],
  Right: [1, 0],
  Up: [0, -1],
  Down: [0, 1],
} as const;

type Direction = keyof typeof steps;
const directions = Object.keys(steps) as readonly Direction[]; // keys of a constant

/** Fifteen degrees, the angle of one press of `+` or `-`. */
const turn = Math.PI / 12;

/** Commands that place the tools of the palette, with the words and keys of the tools. */
const placeCommands: Readonly<Record<`place-${string}`, Command>> = Object.fromEntries(
  keyTools.map((tool) => {
    const { spoken, hint } = toolLabels(tool);
    const command: Command = {
      label: spoken,
      keys: [keyOfTool(tool) ?? ''],
      help: `${spoken}: ${hint}`,
      act: ({ cursor }) => placeAction(tool, cursor),
      isOffered: (state) => paletteIn(state).some((each) => nameOfTool(each) === nameOfTool(tool)),
    };
    return [`place-${nameOfTool(tool)}`, command] as const;
  }),
);

/** By id, in the order of the list of keys. */
const table = {
  'move-cursor': {
    keys: directions,
    help: 'Move from place to place. Left of column 1 is the start of the wire.',
    act: (state, key) => moved(state, key, false),
  },
  ...placeCommands,
  'number-gate': {
    label: 'Number gate',
    sign: 'n+1',
    hint: 'adds or multiplies the number on its wires.',
    keys: ['N'],
    help: 'Make a gate that counts.',
    act: (state) => (mayMakeGates(state) ? 'number-gate' : null),
    isOffered: mayMakeGates,
    isEnabled: mayMakeGates,
  },
  'matrix-gate': {
    label: 'Matrix gate',
    sign: '[ ]',
    hint: 'a gate from a table of numbers.',
    keys: ['Shift+M'],
    help: 'Make a gate from a table of numbers.',
    act: (state) => (mayMakeGates(state) ? 'matrix-gate' : null),
    isOffered: mayMakeGates,
    isEnabled: mayMakeGates,
  },
  enter: {
    keys: ['Enter'],
    help: 'Place the chosen gate. On a gate or the start of a wire: go to its details.',
    act: (state) => enterOn(state),
  },
  'pick-up': {
    keys: ['Space'],
    help: 'Pick up, and drop again. On the start of a wire: change it.',
    act: (state) => spaceOn(state),
  },
  turn: {
    keys: ['+', '='],
    help: 'Turn the angle of the gate by 15 degrees.',
    isEnabled: (state) => turnedBy(turn, state) !== null,
    act: (state) => turnedBy(turn, state),
  },
  'turn-back': {
    keys: ['-'],
    help: 'Turn it back by 15 degrees.',
    isEnabled: (state) => turnedBy(-turn, state) !== null,
    act: (state) => turnedBy(-turn, state),
  },
  'take-off': {
    label: 'Take off',
    icon: Trash2,
    keys: ['Delete', 'Backspace'],
    help: 'Take off.',
    isEnabled: ({ selection, cursor, circuit }) =>
      selection !== null || operationAt(circuit, cursor.column, cursor.wire) !== undefined,
    act: ({ selection, cursor }) =>
      selection ? { kind: 'remove-selection' } : { kind: 'remove', at: cursor },
  },
  'remove-column': {
    keys: ['Shift+Delete', 'Shift+Backspace'],
    help: 'Take out the whole column.',
    isEnabled: ({ circuit, cursor }) => circuit.columns[cursor.column] !== undefined,
    act: ({ cursor }) => ({ kind: 'remove-column', column: cursor.column }),
  },
  'insert-column': {
    keys: ['Insert'],
    help: 'Put in an empty column.',
    act: ({ cursor }) => ({ kind: 'insert-column', column: Math.max(0, cursor.column) }),
  },
  cancel: {
    keys: ['Escape'],
    help: 'Put back, or put the chosen gate away.',
    act: () => ({ kind: 'cancel' }),
  },
  'put-away': {
    keys: ['Escape'],
    scope: 'palette',
    isEnabled: ({ armed }) => armed !== null,
    act: ({ armed }) => (armed ? { kind: 'arm', tool: null } : null),
  },
  'close-details': {
    label: 'Close the details',
    icon: X,
    keys: ['Escape'],
    scope: 'details',
    act: () => ({ kind: 'close-details' }),
  },
  'first-column': {
    keys: ['Home'],
    help: 'To the first column.',
    act: ({ cursor }) => ({ kind: 'move-cursor', to: { ...cursor, column: 0 }, extend: false }),
  },
  'last-column': {
    keys: ['End'],
    help: 'To the last gate.',
    act: (state) => ({ kind: 'move-cursor', to: lastCell(state), extend: false }),
  },
  'ten-columns-back': {
    keys: ['Page Up'],
    help: 'Ten columns back.',
    act: ({ cursor }) => ({
      kind: 'move-cursor',
      to: { ...cursor, column: Math.max(0, cursor.column - 10) },
    }),
  },
  'ten-columns-on': {
    keys: ['Page Down'],
    help: 'Ten columns on.',
    act: ({ cursor }) => ({ kind: 'move-cursor', to: { ...cursor, column: cursor.column + 10 } }),
  },
  select: {
    keys: directions.map((direction) => `Shift+${direction}`),
    help: 'Select several gates.',
    act: (state, key) => moved(state, key, true),
  },
  'select-to-first-column': {
    keys: ['Shift+Home'],
    help: 'Select up to the first column.',
    act: ({ cursor }) => ({ kind: 'move-cursor', to: { ...cursor, column: 0 }, extend: true }),
  },
  'select-to-last-column': {
    keys: ['Shift+End'],
    help: 'Select up to the last gate.',
    act: (state) => ({ kind: 'move-cursor', to: lastCell(state), extend: true }),
  },
  'select-all': {
    keys: ['Ctrl+A'],
    help: 'Select all.',
    isEnabled: ({ circuit }) => circuit.columns.length > 0,
    act: () => ({ kind: 'select-all' }),
  },
  copy: {
    label: 'Copy',
    icon: Copy,
    keys: ['Ctrl+C'],
    help: 'Copy.',
    isEnabled: hasGatesToCopy,
    act: () => ({ kind: 'copy' }),
  },
  cut: {
    label: 'Cut',
    icon: Scissors,
    keys: ['Ctrl+X'],
    help: 'Cut.',
    isEnabled: hasGatesToCopy,
    act: () => ({ kind: 'cut' }),
  },
  paste: {
    label: 'Paste',
    icon: ClipboardPaste,
    keys: ['Ctrl+V'],
    help: 'Paste.',
    isEnabled: ({ clip }) => clip !== null,
    act: ({ cursor }) => ({ kind: 'paste', at: cursor }),
  },
  duplicate: {
    label: 'Duplicate',
    icon: CopyPlus,
    keys: ['Ctrl+D'],
    help: 'Duplicate: put the same gates in again, right after.',
    isEnabled: hasGatesToCopy,
    act: () => ({ kind: 'duplicate' }),
  },
  undo: {
    label: 'Undo',
    icon: Undo2,
    keys: ['Ctrl+Z'],
    help: 'Undo.',
    isEnabled: ({ past }) => past.length > 0,
    act: () => ({ kind: 'undo' }),
  },
  redo: {
    label: 'Redo',
    icon: Redo2,
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    help: 'Redo.',
    isEnabled: ({ future }) => future.length > 0,
    act: () => ({ kind: 'redo' }),
  },
  'move-wire-up': {
    label: ({ cursor }) => `Move q${cursor.wire} up`,
    icon: ArrowUp,
    keys: ['Alt+Up'],
    help: 'Move the wire.',
    isEnabled: ({ cursor, outer }) => outer.length === 0 && cursor.wire > 0,
    act: ({ cursor }) => ({ kind: 'move-wire', from: cursor.wire, to: cursor.wire - 1 }),
  },
  'move-wire-down': {
    label: ({ cursor }) => `Move q${cursor.wire} down`,
    icon: ArrowDown,
    keys: ['Alt+Down'],
    help: 'Move the wire.',
    isEnabled: ({ cursor, circuit, outer }) =>
      outer.length === 0 && cursor.wire < wireCount(circuit) - 1,
    act: ({ cursor }) => ({ kind: 'move-wire', from: cursor.wire, to: cursor.wire + 1 }),
  },
  'step-back': {
    label: 'A column back',
    word: 'Back',
    icon: ChevronLeft,
    keys: ['['],
    help: 'Step back through the columns.',
    isEnabled: (state) => stepOf(state) >= 0,
    act: (state) => (stepOf(state) >= 0 ? { kind: 'set-step', step: stepOf(state) - 1 } : null),
  },
  'step-on': {
    label: 'A column forward',
    word: 'Forward',
    icon: ChevronRight,
    keys: [']'],
    help: 'Step on through the columns.',
    isEnabled: (state) => stepOf(state) < lastColumn(state),
    act: (state) => ({ kind: 'set-step', step: stepAfter(state) }),
  },
  'step-to-start': {
    label: 'To the start',
    word: 'Start',
    icon: ChevronFirst,
    isEnabled: (state) => stepOf(state) >= 0,
    act: () => ({ kind: 'set-step', step: -1 }),
  },
  'step-to-end': {
    label: 'To the end',
    word: 'End',
    icon: ChevronLast,
    isEnabled: (state) => stepOf(state) < lastColumn(state),
    act: () => ({ kind: 'set-step', step: null }),
  },
  shortcuts: {
    label: 'Keys',
    icon: Keyboard,
    keys: ['?'],
    help: 'This list.',
    act: () => 'shortcuts',
  },
  clear: {
    label: 'Clear',
    icon: Trash2,
    isEnabled: ({ circuit }) => !isEmpty(circuit),
    act: () => ({ kind: 'clear' }),
  },
  'add-wire': {
    label: 'Add a wire',
    word: 'Wire',
    icon: Plus,
    isOffered: hasMoreThanFirstSteps,
    isEnabled: ({ outer, circuit }) => outer.length === 0 && wireCount(circuit) < maxLabWires,
    act: () => ({ kind: 'add-wire' }),
  },
  'remove-wire': {
    label: ({ cursor }) => `Take wire q${cursor.wire} away`,
    icon: Trash2,
    isEnabled: ({ circuit, outer }) => outer.length === 0 && wireCount(circuit) > 1,
    act: ({ cursor }) => ({ kind: 'remove-wire', wire: cursor.wire }),
  },
  examples: {
    label: 'Examples',
    icon: BookOpen,
    isOffered: hasMoreThanFirstSteps,
    act: () => 'examples',
  },
  'all-gates': {
    label: 'All gates',
    icon: ChevronsUp,
    isOffered: ({ level, allowed, outer }) => level !== 'full' && !allowed && outer.length === 0,
    act: () => ({ kind: 'set-level', level: 'full' }),
  },
  'select-several': {
    label: 'Select several',
    word: 'Select',
    icon: SquareDashedMousePointer,
    isOffered: hasMoreThanFirstSteps,
    isOn: ({ isSelecting }) => isSelecting,
    act: () => 'toggle-selecting',
  },
  smaller: {
    label: 'Smaller',
    icon: ZoomOut,
    isEnabled: (_, view) => smallerZoom(view) !== undefined,
    act: () => 'smaller',
  },
  larger: {
    label: 'Larger',
    icon: ZoomIn,
    isEnabled: (_, view) => largerZoom(view) !== undefined,
    act: () => 'larger',
  },
  'make-gate': {
    label: 'Make a gate',
    icon: PackagePlus,
    isOffered: hasMoreThanFirstSteps,
    act: () => 'name-gate',
  },
  'open-gate': {
    label: 'Open',
    icon: Pencil,
    isOffered: (state) => gateThatOpens(state) !== undefined,
    act: (state) => {
      const gate = gateThatOpens(state);
      if (!gate) return null;
      return 'body' in gate ? { kind: 'open-gate', gate: gate.name } : 'own-matrix';
    },
  },
  'close-gate': {
    label: 'Done',
    icon: CornerUpLeft,
    isOffered: ({ outer }) => outer.length > 0,
    act: () => ({ kind: 'close-gate' }),
  },
  'take-apart': {
    label: 'Take apart into its gates',
    icon: Ungroup,
    isOffered: (state) => {
      const gate = ownGateAt(state);
      return gate !== undefined && 'body' in gate;
    },
    act: ({ cursor }) => ({ kind: 'take-apart', at: cursor }),
  },
  'play-time': {
    label: 'Play the time',
    word: 'Play',
    icon: Play,
    act: () => ({ kind: 'play', isPlaying: true }),
  },
  'pause-time': {
    label: 'Pause the time',
    word: 'Pause',
    icon: Pause,
    act: () => ({ kind: 'play', isPlaying: false }),
  },
  'step-time': {
    label: 'A step on',
    word: 'Step',
    icon: StepForward,
    act: ({ time }) => ({
      kind: 'set-time',
      time: (Math.round(time * timeSteps + 1) % timeSteps) / timeSteps,
    }),
  },
} satisfies Readonly<Record<string, Command>>;

export type CommandId = keyof typeof table;

const byId: Readonly<Record<CommandId, Command>> = table;

/** All ids, in the order of the list of keys. */
export const commandIds = Object.keys(table) as readonly CommandId[]; // keys of a constant

export function commandOf(id: CommandId): Command {
  return byId[id];
}

function hasMoreThanFirstSteps({ level }: LabState): boolean {
  return level !== 'first-steps';
}

function hasGatesToCopy(state: LabState): boolean {
  return operationsIn(state.circuit, chosenRegion(state)).length > 0;
}

function directionIn(key: string | undefined): Direction {
  return directions.find((direction) => key?.endsWith(direction)) ?? 'Right';
}

function moved({ cursor }: LabState, key: string | undefined, extend: boolean): LabAction {
  const [column, wire] = steps[directionIn(key)];
  const to = { column: cursor.column + column, wire: cursor.wire + wire };
  return { kind: 'move-cursor', to, extend };
}

function lastCell({ cursor, circuit }: LabState): GridCell {
  return { ...cursor, column: Math.max(0, circuit.columns.length - 1) };
}

function spaceOn(state: LabState): CommandResult {
  const { cursor, carried, circuit } = state;
  if (carried) return { kind: 'drop', at: cursor };
  if (cursor.column < 0) return startTurned(state);
  return state.armed && !operationAt(circuit, cursor.column, cursor.wire)
    ? { kind: 'place', at: cursor, tool: state.armed }
    : { kind: 'pick-up', at: cursor };
}

function enterOn(state: LabState): CommandResult {
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

function lastColumn({ circuit }: LabState): number {
  return circuit.columns.length - 1;
}

/** Returns the column after which the state is shown; -1 is the start. */
function stepOf(state: LabState): number {
  return state.step ?? lastColumn(state);
}

function stepAfter(state: LabState): number | null {
  const next = stepOf(state) + 1;
  return next >= lastColumn(state) ? null : next;
}

function turnedBy(by: number, { circuit, cursor }: LabState): LabAction | null {
  const found = operationAt(circuit, cursor.column, cursor.wire);
  if (found?.kind !== 'gate' || !findGate(found.gate)?.parameters.length) return null;
  // Rounding to whole steps makes repeated presses return to exactly the first angle.
  const angle = Math.round((angleOf(found, 0) + by) / turn) * turn;
  return angleChange(found, cursor, 0, angle);
}

function isEmpty({ columns, initial }: Circuit): boolean {
  return columns.length === 0 && initial.every((start) => start === '0');
}

/** Returns the learner's own gate at the cursor. */
function ownGateAt({ circuit, cursor }: LabState): GateDefinition | undefined {
  const found = operationAt(circuit, cursor.column, cursor.wire);
  return found?.kind === 'gate'
    ? circuit.definitions.find(({ name }) => name === found.gate)
    : undefined;
}

/** Returns the own gate at the cursor if it can be opened. The sheet for matrices has room for two wires. */
function gateThatOpens(state: LabState): GateDefinition | undefined {
  const gate = ownGateAt(state);
  return gate && ('body' in gate || gate.wires <= 2) ? gate : undefined;
}
