/** Pure edits that make a gate of several operations, and take it apart again. */
import {
  findGate,
  frozen,
  gate,
  operationAt,
  operationOnWires,
  wiresOf,
  withColumns,
  withDefinition,
  type Circuit,
  type GateOperation,
  type Operation,
} from '@qubloom/quantum';
import { tidied, withLinesParted, withOperationPlaced, type Edit } from './place.ts';
import { knownDefinitions, type Edited } from './made-with.ts';
import { countOf, operationsIn, withoutOperations } from './region.ts';
import type { Region, Spot } from './spots.ts';

/**
 * Makes a gate of what is selected, together with what stands between on the same wires, and puts it there.
 * Wires of the new gate are the wires that its parts touch, in order.
 */
export function defineGate(edited: Edited, region: Region, name: string): Edit {
  const { circuit } = edited;
  const trouble = nameTrouble(edited, name);
  if (trouble) return { refused: trouble };
  const chosen = new Set(operationsIn(circuit, region).map(({ operation }) => operation));
  if (chosen.size === 0) return { refused: 'Select some gates first.' };
  const columns = circuit.columns.slice(region.fromColumn, region.toColumn + 1);
  const wires = new Set([...chosen].flatMap(wiresOf));
  for (let grew = true; grew;) {
    grew = false;
    for (const operation of columns.flat()) {
      if (chosen.has(operation) || !wiresOf(operation).some((wire) => wires.has(wire))) continue;
      chosen.add(operation);
      for (const wire of wiresOf(operation)) wires.add(wire);
      grew = true;
    }
  }
  if ([...chosen].some((each) => each.kind !== 'gate' || each.condition)) {
    return { refused: 'A gate of your own holds gates only: no looks, resets or conditions.' };
  }
  const targets = [...wires].sort((a, b) => a - b);
  const body = columns
    .map((column) =>
      column.flatMap((each) =>
        each.kind === 'gate' && chosen.has(each)
          ? [operationOnWires(withoutSources(each), (wire) => targets.indexOf(wire))]
          : [],
      ),
    )
    .filter((column) => column.length > 0);
  const rest = withoutOperations(circuit, chosen);
  const defined = withDefinition(rest, frozen({ name, wires: targets.length, body }));
  const whole = gate(name, targets);
  const placed = withOperationPlaced(defined, region.fromColumn, whole);
  return {
    circuit: tidied(placed.circuit),
    words: `Gate ${name} made of ${countOf(chosen.size)}.`,
    at: { column: placed.column, wire: targets[0] ?? 0 },
  };
}

/** Why a gate cannot have this name; undefined where it can. */
export function nameTrouble({ circuit, outer }: Edited, name: string): string | undefined {
  if (!/^[a-z][a-z0-9_]{0,11}$/i.test(name)) {
    return 'A name has 1 to 12 letters and digits, and a letter first.';
  }
  if (findGate(name.toLowerCase())) return `${name} is a gate already.`;
  // Inside a gate its own name is taken as well, and those of gates that are made with it.
  const taken = knownDefinitions({ circuit, outer }).map((each) => each.name);
  return taken.includes(name) ? `You have a gate called ${name}.` : undefined;
}

/** Puts the parts of a gate of the circuit's own in its place, under its controls and its condition. */
export function takeApart(circuit: Circuit, at: Spot): Edit {
  const found = operationAt(circuit, at.column, at.wire);
  const own =
    found?.kind === 'gate'
      ? circuit.definitions.find((definition) => definition.name === found.gate)
      : undefined;
  if (found?.kind !== 'gate' || !own) return { refused: 'No gate of your own stands there.' };
  if (!('body' in own)) return { refused: 'This gate is a table of numbers.' };
  const parts = own.body.map((column) => column.map((part) => partIn(found, part)));
  const others = (circuit.columns[at.column] ?? []).filter((each) => each !== found);
  const around = others.length > 0 ? [others] : [];
  const next = withLinesParted(
    withColumns(circuit, circuit.columns.toSpliced(at.column, 1, ...around, ...parts)),
  );
  return {
    circuit: tidied(next),
    words: `Gate ${own.name} taken apart into ${countOf(parts.flat().length)}.`,
    at: { column: at.column + around.length, wire: found.targets[0] ?? at.wire },
  };
}

function partIn(whole: GateOperation, part: Operation): Operation {
  const placed = operationOnWires<Operation>(part, (wire) => whole.targets[wire] ?? wire);
  if (placed.kind !== 'gate') return placed;
  const { gate: name, targets, parameters, controls } = placed;
  return gate(name, targets, {
    parameters,
    controls: [...controls, ...whole.controls],
    ...(whole.condition && { condition: whole.condition }),
  });
}

function withoutSources({
  gate: name,
  targets,
  parameters,
  controls,
}: GateOperation): GateOperation {
  return gate(name, targets, { parameters, controls });
}
