/** A gate made of several, named, and taken apart again, in a sentence as well. */
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

/** What is edited, with the circuits around a gate that is open. */
export interface EditedCircuit {
  readonly circuit: Circuit;
  readonly outer: readonly { readonly circuit: Circuit }[];
}

/** All gates of one's own, also those that the inside of an open gate leaves out; the innermost first. */
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

/** As many letters as its box has room for. */
export const longestGateName = 12;

/** Why a gate cannot have this name; undefined where it can. */
export function nameProblem(edited: EditedCircuit, name: string): string | undefined {
  if (!/^[a-z][a-z0-9_]*$/i.test(name) || name.length > longestGateName) {
    return `A name has 1 to ${longestGateName} letters and digits, and a letter first.`;
  }
  if (findGate(name.toLowerCase())) return `${name} is a gate already.`;
  // Inside a gate its own name is taken as well, and those of gates that are made with it.
  const taken = knownDefinitions(edited).map((each) => each.name);
  return taken.includes(name) ? `You have a gate called ${name}.` : undefined;
}

/** One of the same name is changed, wherever it stands. */
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
      refusal: isMatrix ? 'This gate is a table of numbers.' : 'No gate of your own stands there.',
    };
  }
  return {
    circuit: edit.circuit,
    message: `Gate ${edit.operation.gate} taken apart into ${countOf(edit.count)}.`,
    at: edit.cell,
  };
}
