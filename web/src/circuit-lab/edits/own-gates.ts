/** Edits that make, name, and take apart gates made of several others, each with its sentence. */
import {
  findGate,
  withDefinition,
  withGateExpanded,
  withRegionDefined,
  type Circuit,
  type EditRefusal,
  type GateDefinition,
  type GridCell,
  type GridRegion,
} from '@qubloom/quantum';
import { toolLabels } from '../palette/tools.ts';
import { countOf, type LabEdit } from './lab-edit.ts';

/** The edited circuit, with the circuits around an open gate. */
export interface EditedCircuit {
  readonly circuit: Circuit;
  readonly outer: readonly { readonly circuit: Circuit }[];
}

/**
 * Returns all gates of the learner's own, the innermost first. It includes those that the inside of an open gate leaves
 * out.
 */
export function knownDefinitions({ circuit, outer }: EditedCircuit): readonly GateDefinition[] {
  return [circuit, ...outer.toReversed().map((around) => around.circuit)].flatMap(
    (each) => each.definitions,
  );
}

export function defineGate(edited: EditedCircuit, region: GridRegion, name: string): LabEdit {
  const problem = nameProblem(edited, name);
  if (problem) return { refusal: problem };
  const edit = withRegionDefined(edited.circuit, region, name);
  if ('refusal' in edit) return { refusal: defineRefusal(edit.refusal) };
  return {
    circuit: edit.circuit,
    message: `Gate ${name} made of ${countOf(edit.count)}.`,
    at: edit.cell,
  };
}

function defineRefusal({ code }: EditRefusal): string {
  switch (code) {
    case 'not-only-gates':
      return 'A gate of your own holds gates only: no looks, resets or conditions.';
    case 'gate-too-large':
      return 'This gate would hold too many gates.';
    default:
      return 'Select some gates first.';
  }
}

/** The most letters that fit into a gate's box. */
export const longestGateName = 12;

/** Says why a gate cannot have this name; undefined if it can. */
export function nameProblem(edited: EditedCircuit, name: string): string | undefined {
  if (!/^[a-z][a-z0-9_]*$/i.test(name) || name.length > longestGateName) {
    return `A name has 1 to ${longestGateName} letters and digits, and a letter first.`;
  }
  if (findGate(name.toLowerCase())) return `${name} is a gate already.`;
  // Inside a gate, its own name and the names of gates that contain it are also taken.
  const taken = knownDefinitions(edited).map((each) => each.name);
  return taken.includes(name) ? `You have a gate called ${name}.` : undefined;
}

/** Adds a gate, or changes the gate with the same name everywhere. */
export function addGate({ circuit }: EditedCircuit, definition: GateDefinition): LabEdit {
  const { name } = definition;
  const { spoken } = toolLabels({ kind: 'gate', gate: name });
  const before = circuit.definitions.find((each) => each.name === name);
  if (before && before.wires !== definition.wires)
    return { refusal: `${spoken} acts on another number of wires.` };
  if (before && JSON.stringify(before) === JSON.stringify(definition))
    return { circuit, message: `${spoken} chosen. Now choose a place.` };
  return {
    circuit: withDefinition(circuit, definition),
    message: before ? `${spoken} is changed everywhere.` : `${spoken} made. Now choose a place.`,
  };
}

export function takeApart(circuit: Circuit, at: GridCell): LabEdit {
  const edit = withGateExpanded(circuit, at);
  if ('refusal' in edit) {
    const isMatrix = edit.refusal.code === 'matrix-gate';
    return {
      refusal: isMatrix ? 'This gate is a table of numbers.' : 'There is no gate of your own here.',
    };
  }
  return {
    circuit: edit.circuit,
    message: `Gate ${edit.operation.gate} taken apart into ${countOf(edit.count)}.`,
    at: edit.cell,
  };
}
