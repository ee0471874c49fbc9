/** Edits of single places, wires and columns. */
import {
  withColumnInserted,
  withInitialState,
  withoutColumn,
  type Condition,
  type InitialState,
  type ParameterSource,
} from '@qubloom/quantum';
import { withAngle, withBit, withCondition, withWires } from '../adjust.ts';
import { takeApart } from '../own-gates.ts';
import { moveOperation, placeTool, removeAt, tidied, toggleControl } from '../place.ts';
import type { Spot } from '../spots.ts';
import { isSameTool, toolWords, type Tool } from '../tools.ts';
import { edited } from './history.ts';
import { ketWords, shelf, type LabState } from './lab.ts';
import { refuse } from './notice.ts';

export type BuildingAction =
  | { readonly kind: 'place'; readonly at: Spot; readonly tool: Tool }
  | { readonly kind: 'remove'; readonly at: Spot }
  | { readonly kind: 'move'; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'toggle-control'; readonly at: Spot; readonly on: 0 | 1 }
  | {
      readonly kind: 'set-angle';
      readonly at: Spot;
      readonly parameter: number;
      readonly angle: number;
      readonly gesture?: string;
    }
  | {
      readonly kind: 'set-source';
      readonly at: Spot;
      readonly parameter: number;
      readonly source: ParameterSource | null;
      readonly gesture?: string;
    }
  | { readonly kind: 'set-condition'; readonly at: Spot; readonly condition: Condition | null }
  | { readonly kind: 'take-apart'; readonly at: Spot }
  | { readonly kind: 'set-bit'; readonly at: Spot; readonly bit: number }
  | { readonly kind: 'set-initial'; readonly wire: number; readonly state: InitialState }
  | { readonly kind: 'add-wire' }
  | { readonly kind: 'remove-wire'; readonly wire: number }
  | { readonly kind: 'move-wire'; readonly from: number; readonly to: number }
  | { readonly kind: 'insert-column'; readonly column: number }
  | { readonly kind: 'remove-column'; readonly column: number };

export function built(state: LabState, action: BuildingAction): LabState {
  const { circuit } = state;
  const isInside = state.outer.length > 0;
  switch (action.kind) {
    case 'place':
      if (!isOnShelf(state, action.tool)) return notOnShelf(state, action.tool);
      return edited(state, placeTool(circuit, action.at, action.tool));
    case 'remove':
      return edited(state, removeAt(circuit, action.at));
    case 'move':
      return edited(state, moveOperation(circuit, action.from, action.to));
    case 'toggle-control': {
      const tool: Tool = { kind: 'control', on: action.on };
      if (!isOnShelf(state, tool)) return notOnShelf(state, tool);
      return edited(state, toggleControl(circuit, action.at, action.on));
    }
    case 'set-angle':
    case 'set-source':
      return edited(state, withAngle(circuit, action), action.gesture);
    case 'set-condition':
      if (isInside) return refuse(state, 'Inside a gate there are no bits.');
      return edited(state, withCondition(circuit, action.at, action.condition));
    case 'take-apart':
      return edited(state, takeApart(circuit, action.at));
    case 'set-bit':
      return edited(state, withBit(circuit, action.at, action.bit));
    case 'set-initial':
      if (isInside) return refuse(state, 'Inside a gate, wires have no start.');
      return edited(state, {
        circuit: withInitialState(circuit, action.wire, action.state),
        words: `q${action.wire} starts in ${ketWords[action.state]}.`,
      });
    case 'add-wire':
    case 'remove-wire':
    case 'move-wire':
      if (isInside) return refuse(state, 'A gate keeps its number of wires.');
      return edited(state, withWires(circuit, action));
    case 'insert-column':
      return edited(state, {
        circuit: withColumnInserted(circuit, action.column),
        words: `Empty column ${action.column + 1} put in.`,
      });
    case 'remove-column':
      if (!circuit.columns[action.column]) return refuse(state, 'No column stands there.');
      return edited(state, {
        circuit: tidied(withoutColumn(circuit, action.column)),
        words: `Column ${action.column + 1} taken out.`,
      });
  }
}

function isOnShelf(state: LabState, tool: Tool): boolean {
  return shelf(state).some((each) => isSameTool(each, tool));
}

function notOnShelf(state: LabState, tool: Tool): LabState {
  return refuse(state, `${toolWords(tool).spoken} is not on the shelf here.`);
}
