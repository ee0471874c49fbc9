/** Opens, changes, and puts back a gate of the circuit's own. */
import {
  circuitFrom,
  isMadeWith,
  withCrossingsSeparated,
  withDefinitionFrom,
  type Circuit,
} from '@qubloom/quantum';
import type { LabEdit } from '../edits/lab-edit.ts';
import { kindOfOperation } from '../operations/operations.ts';
import { withEdit } from './history.ts';
import type { Handlers } from './handlers.ts';
import { freshWork, isMadeWithOpen, nothingInHand, type LabState } from './lab-state.ts';
import { announce, refuse } from './notice.ts';

export type OpenGateAction =
  { readonly kind: 'open-gate'; readonly gate: string } | { readonly kind: 'close-gate' };

export const openGateHandlers: Handlers<OpenGateAction> = {
  'open-gate': (state, { gate }) => opened(state, gate),
  'close-gate': closed,
};

/** Returns the learner's whole circuit, with an open gate put back. It is saved and shared in this form. */
export function wholeCircuit({ circuit, outer }: Pick<LabState, 'circuit' | 'outer'>): Circuit {
  return outer
    .toReversed()
    .reduce((inner, around) => withDefinitionFrom(around.circuit, around.gate, inner), circuit);
}

function opened(state: LabState, gate: string): LabState {
  const { circuit, past, future, cursor, step } = state;
  const definition = circuit.definitions.find((each) => each.name === gate);
  if (!definition) return refuse(state, `There is no gate called ${gate}.`);
  if (!('body' in definition)) return refuse(state, 'This gate is a table of numbers.');
  return announce(
    {
      ...state,
      // Gates made with the open gate are left out, because the open gate's definition is missing here.
      circuit: withCrossingsSeparated(
        circuitFrom(
          definition,
          circuit.definitions.filter(({ name }) => !isMadeWith(circuit.definitions, name, gate)),
        ),
      ),
      ...freshWork,
      outer: [...state.outer, { gate, circuit, past, future, cursor, step }],
    },
    `Gate ${gate} is open. What you change here changes it everywhere.`,
  );
}

function closed(state: LabState): LabState {
  const around = state.outer.at(-1);
  if (!around) return state;
  const { gate, circuit, past, future, cursor, step } = around;
  const back: LabState = {
    ...state,
    circuit,
    past,
    future,
    cursor,
    step,
    ...nothingInHand,
    outer: state.outer.slice(0, -1),
  };
  if (state.past.length === 0) return announce(back, `Gate ${gate} is closed.`);
  return withEdit(back, {
    circuit: withDefinitionFrom(circuit, gate, state.circuit),
    message: `Gate ${gate} is closed and changed everywhere.`,
  });
}

/** Refuses an edit that would leave something inside a gate that gates cannot contain. */
export function checkInsideGate(state: LabState, edit: LabEdit): LabEdit {
  const { outer } = state;
  if (outer.length === 0 || 'refusal' in edit) return edit;
  const isSound = edit.circuit.columns
    .flat()
    .every(
      (each) =>
        kindOfOperation(each).fitsInside &&
        !each.condition &&
        !(each.kind === 'gate' && isMadeWithOpen(outer, edit.circuit, each.gate)),
    );
  return isSound ? edit : { refusal: 'This cannot stand inside a gate.' };
}
