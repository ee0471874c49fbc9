/** A gate of the circuit's own, opened, changed and put back. */
import { circuitFrom, definitionFrom, withDefinition, type Circuit } from '@qubloom/quantum';
import { withLinesParted, type Edit } from '../place.ts';
import { isMadeWith } from '../made-with.ts';
import { edited } from './history.ts';
import { isMadeWithOpen, type LabState } from './lab.ts';
import { refuse, say } from './notice.ts';

/** The learner's whole circuit, with the gate that is open put back: what is kept and shared. */
export function wholeCircuit({ circuit, outer }: Pick<LabState, 'circuit' | 'outer'>): Circuit {
  return outer
    .toReversed()
    .reduce((inner, around) => foldedBack(around.circuit, inner, around.gate), circuit);
}

export function opened(state: LabState, gate: string): LabState {
  const { circuit, past, future, cursor, step } = state;
  const definition = circuit.definitions.find((each) => each.name === gate);
  if (!definition) return refuse(state, `There is no gate called ${gate}.`);
  if (!('body' in definition)) return refuse(state, 'This gate is a table of numbers.');
  return say(
    {
      ...state,
      // What is made with this gate would miss it in here.
      circuit: withLinesParted(
        circuitFrom(
          definition,
          circuit.definitions.filter(({ name }) => !isMadeWith(circuit.definitions, name, gate)),
        ),
      ),
      past: [],
      future: [],
      cursor: { column: 0, wire: 0 },
      selection: null,
      anchor: null,
      armed: null,
      carried: null,
      step: null,
      outer: [...state.outer, { gate, circuit, past, future, cursor, step }],
    },
    `Gate ${gate} is open. What you change here changes it everywhere.`,
  );
}

export function closed(state: LabState): LabState {
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
    selection: null,
    anchor: null,
    armed: null,
    carried: null,
    outer: state.outer.slice(0, -1),
  };
  if (state.past.length === 0) return say(back, `Gate ${gate} is closed.`);
  return edited(back, {
    circuit: foldedBack(circuit, state.circuit, gate),
    words: `Gate ${gate} is closed and changed everywhere.`,
  });
}

/** `inner` becomes the gate again; gates that were made inside come along. */
function foldedBack(around: Circuit, inner: Circuit, gate: string): Circuit {
  const own = definitionFrom(inner, gate);
  const others = inner.definitions.filter((each) => each.name !== gate);
  return [own, ...others].reduce(withDefinition, around);
}

/** Whether an edit leaves only what may stand inside a gate. */
export function checkedInside(state: LabState, edit: Edit): Edit {
  const { outer } = state;
  if (outer.length === 0 || 'refused' in edit) return edit;
  const isSound = edit.circuit.columns
    .flat()
    .every(
      (each) =>
        each.kind === 'barrier' ||
        (each.kind === 'gate' &&
          !each.condition &&
          !isMadeWithOpen(outer, edit.circuit, each.gate)),
    );
  return isSound ? edit : { refused: 'This cannot stand inside a gate.' };
}
