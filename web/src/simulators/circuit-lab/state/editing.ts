/** Edits of single cells, wires and columns. */
import {
  trimmed,
  withColumnInserted,
  withInitialState,
  withoutColumn,
  type Condition,
  type GateDefinition,
  type GridCell,
  type InitialState,
  type ParameterSource,
} from '@qubloom/quantum';
import { ketLabels } from '../announcements/kets.ts';
import {
  changeWires,
  setAngle,
  setCondition,
  setDisplayWires,
  setKeptState,
  setMeasurementBit,
} from '../edits/adjustments.ts';
import { addGate, takeApart } from '../edits/own-gates.ts';
import { movePart, placeTool, removePart, toggleControl } from '../edits/cell-edits.ts';
import { isSameTool, toolLabels, type Tool } from '../palette/tools.ts';
import { edited } from './history.ts';
import { paletteIn, type LabState } from './lab-state.ts';
import { refuse } from './notice.ts';

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
  | { readonly kind: 'set-kept-state'; readonly at: GridCell; readonly state: InitialState }
  | { readonly kind: 'set-initial'; readonly wire: number; readonly state: InitialState }
  /** A gate of one's own, new or changed; it is chosen for the next place. */
  | { readonly kind: 'add-gate'; readonly definition: GateDefinition }
  | { readonly kind: 'add-wire' }
  | { readonly kind: 'remove-wire'; readonly wire: number }
  | { readonly kind: 'move-wire'; readonly from: number; readonly to: number }
  | { readonly kind: 'insert-column'; readonly column: number }
  | { readonly kind: 'remove-column'; readonly column: number };

export function editReducer(state: LabState, action: EditAction): LabState {
  const { circuit } = state;
  const isInside = state.outer.length > 0;
  switch (action.kind) {
    case 'place':
      if (!isInPalette(state, action.tool)) return notInPalette(state, action.tool);
      return edited(state, placeTool(circuit, action.at, action.tool));
    case 'remove':
      return edited(state, removePart(circuit, action.at));
    case 'move':
      return edited(state, movePart(circuit, action.from, action.to));
    case 'toggle-control': {
      const tool: Tool = { kind: 'control', on: action.on };
      if (!isInPalette(state, tool)) return notInPalette(state, tool);
      return edited(state, toggleControl(circuit, action.at, action.on));
    }
    case 'set-angle':
    case 'set-source':
      return edited(state, setAngle(circuit, action), action.gesture);
    case 'set-condition':
      if (isInside) return refuse(state, 'Inside a gate there are no bits.');
      return edited(state, setCondition(circuit, action.at, action.condition));
    case 'take-apart':
      return edited(state, takeApart(circuit, action.at));
    case 'add-gate': {
      const next = edited(state, addGate(state, action.definition));
      const isRefused = next.notice.isRefusal;
      const tool: Tool = { kind: 'gate', gate: action.definition.name };
      return isRefused ? next : { ...next, armed: tool, carried: null };
    }
    case 'set-bit':
      return edited(state, setMeasurementBit(circuit, action.at, action.bit));
    case 'set-display-wires':
      return edited(state, setDisplayWires(circuit, action.at, action.count));
    case 'set-kept-state':
      return edited(state, setKeptState(circuit, action.at, action.state));
    case 'set-initial':
      if (isInside) return refuse(state, 'Inside a gate, wires have no start.');
      return edited(state, {
        circuit: withInitialState(circuit, action.wire, action.state),
        message: `q${action.wire} starts in ${ketLabels[action.state]}.`,
      });
    case 'add-wire':
    case 'remove-wire':
    case 'move-wire':
      if (isInside) return refuse(state, 'A gate keeps its number of wires.');
      return edited(state, changeWires(circuit, action));
    case 'insert-column':
      return edited(state, {
        circuit: withColumnInserted(circuit, action.column),
        message: `Empty column ${action.column + 1} put in.`,
      });
    case 'remove-column':
      if (!circuit.columns[action.column]) return refuse(state, 'No column stands there.');
      return edited(state, {
        circuit: trimmed(withoutColumn(circuit, action.column)),
        message: `Column ${action.column + 1} taken out.`,
      });
  }
}

function isInPalette(state: LabState, tool: Tool): boolean {
  return paletteIn(state).some((each) => isSameTool(each, tool));
}

function notInPalette(state: LabState, tool: Tool): LabState {
  return refuse(state, `${toolLabels(tool).spoken} is not among the gates here.`);
}
