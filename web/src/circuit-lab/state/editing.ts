/** Edits of single cells, wires, and columns. */
import {
  trimmed,
  withColumnInserted,
  withInitialState,
  withoutColumn,
  type Condition,
  type GateDefinition,
  type GridCell,
  type InitialState,
  type Operation,
  type ParameterSource,
} from '@qubloom/quantum';
import { ketLabels } from '../announcements/kets.ts';
import {
  changeOperation,
  changeWires,
  setAngle,
  setCondition,
  setDisplayWires,
  setMeasurementBit,
  type WireChange,
} from '../edits/adjustments.ts';
import { addGate, takeApart } from '../edits/own-gates.ts';
import { movePart, placeTool, removePart, toggleControl } from '../edits/cell-edits.ts';
import { isSameTool, toolLabels, type Tool } from '../palette/tools.ts';
import type { LabEdit } from '../edits/lab-edit.ts';
import { handlerOf, type Handlers } from './handlers.ts';
import { withEdit } from './history.ts';
import { paletteIn, type LabState } from './lab-state.ts';

export type EditAction =
  | { readonly kind: 'place'; readonly at: GridCell; readonly tool: Tool }
  | { readonly kind: 'remove'; readonly at: GridCell }
  | { readonly kind: 'move'; readonly from: GridCell; readonly to: GridCell }
  | { readonly kind: 'toggle-control'; readonly at: GridCell; readonly on: 0 | 1 }
  | {
      readonly kind: 'set-angle';
      readonly at: GridCell;
      readonly parameter: number;
      readonly angle: number;
      readonly gesture?: string;
    }
  | {
      readonly kind: 'set-source';
      readonly at: GridCell;
      readonly parameter: number;
      readonly source: ParameterSource | null;
      readonly gesture?: string;
    }
  | { readonly kind: 'set-condition'; readonly at: GridCell; readonly condition: Condition | null }
  | { readonly kind: 'take-apart'; readonly at: GridCell }
  | { readonly kind: 'set-bit'; readonly at: GridCell; readonly bit: number }
  | { readonly kind: 'set-display-wires'; readonly at: GridCell; readonly count: number }
  /** Sets what the details of an operation can set, if no other action does; its kind and wires stay. */
  | { readonly kind: 'change-operation'; readonly at: GridCell; readonly operation: Operation }
  | { readonly kind: 'set-initial'; readonly wire: number; readonly state: InitialState }
  /** A gate of the learner's own, new or changed. It is chosen for the next place. */
  | { readonly kind: 'add-gate'; readonly definition: GateDefinition }
  | { readonly kind: 'add-wire' }
  | { readonly kind: 'remove-wire'; readonly wire: number }
  | { readonly kind: 'move-wire'; readonly from: number; readonly to: number }
  | { readonly kind: 'insert-column'; readonly column: number }
  | { readonly kind: 'remove-column'; readonly column: number };

/** Returns the edit of each action, or a refusal that says why there is none. */
const edits: Handlers<EditAction, LabEdit> = {
  place: (state, { at, tool }) => notInPalette(state, tool) ?? placeTool(state.circuit, at, tool),
  remove: ({ circuit }, { at }) => removePart(circuit, at),
  move: ({ circuit }, { from, to }) => movePart(circuit, from, to),
  'toggle-control': (state, { at, on }) =>
    notInPalette(state, { kind: 'control', on }) ?? toggleControl(state.circuit, at, on),
  'set-angle': ({ circuit }, action) => setAngle(circuit, action),
  'set-source': ({ circuit }, action) => setAngle(circuit, action),
  'set-condition': (state, { at, condition }) =>
    isInside(state)
      ? { refusal: 'Inside a gate there are no bits.' }
      : setCondition(state.circuit, at, condition),
  'take-apart': ({ circuit }, { at }) => takeApart(circuit, at),
  'add-gate': (state, { definition }) => addGate(state, definition),
  'set-bit': ({ circuit }, { at, bit }) => setMeasurementBit(circuit, at, bit),
  'set-display-wires': ({ circuit }, { at, count }) => setDisplayWires(circuit, at, count),
  'change-operation': ({ circuit }, { at, operation }) => changeOperation(circuit, at, operation),
  'set-initial': (lab, { wire, state }) =>
    isInside(lab)
      ? { refusal: 'Inside a gate, wires have no start.' }
      : {
          circuit: withInitialState(lab.circuit, wire, state),
          message: `q${wire} starts in ${ketLabels[state]}.`,
        },
  'add-wire': wiresChanged,
  'remove-wire': wiresChanged,
  'move-wire': wiresChanged,
  'insert-column': ({ circuit }, { column }) => ({
    circuit: withColumnInserted(circuit, column),
    message: `Empty column ${column + 1} put in.`,
  }),
  'remove-column': ({ circuit }, { column }) =>
    circuit.columns[column]
      ? {
          circuit: trimmed(withoutColumn(circuit, column)),
          message: `Column ${column + 1} taken out.`,
        }
      : { refusal: 'There is no column here.' },
};

/** Adds each of these edits to the history, once. */
export function editReducer(state: LabState, action: EditAction): LabState {
  const gesture = 'gesture' in action ? action.gesture : undefined;
  const next = withEdit(state, handlerOf(edits, action)(state, action), gesture);
  if (action.kind !== 'add-gate' || next.notice.isRefusal) return next;
  const tool: Tool = { kind: 'gate', gate: action.definition.name };
  return { ...next, armed: tool, carried: null };
}

export function isEditAction(action: { readonly kind: string }): action is EditAction {
  return action.kind in edits;
}

function wiresChanged(state: LabState, change: WireChange): LabEdit {
  return isInside(state)
    ? { refusal: 'A gate keeps its number of wires.' }
    : changeWires(state.circuit, change);
}

function isInside({ outer }: LabState): boolean {
  return outer.length > 0;
}

/** Returns the refusal of a tool that the palette lacks. */
function notInPalette(state: LabState, tool: Tool): LabEdit | undefined {
  return paletteIn(state).some((each) => isSameTool(each, tool))
    ? undefined
    : { refusal: `${toolLabels(tool).spoken} is not among the gates here.` };
}
