/** Pure edits of what stands already: its angles, its condition, its bit; and of wires. */
import {
  frozen,
  gate,
  measure,
  operationAt,
  reset,
  wireCount,
  withoutWire,
  withWireAdded,
  withWiresMoved,
  type Circuit,
  type Condition,
  type GateOperation,
  type Operation,
  type ParameterSource,
} from '@qubloom/quantum';
import { mostWiresInLab } from './lab-limits.ts';
import {
  tidied,
  withBits,
  withLinesParted,
  withOperationChanged,
  withOperationPlaced,
  type Edit,
} from './place.ts';
import type { Spot } from './spots.ts';
import { timeParameter } from './state/lab.ts';
import { toolWords } from './tools.ts';
import { conditionWords, nameOfOperation, spokenAngle } from './words.ts';

export type AngleChange = { readonly at: Spot; readonly parameter: number } & (
  | { readonly kind: 'set-angle'; readonly angle: number }
  | { readonly kind: 'set-source'; readonly source: ParameterSource | null }
);

export type WireChange =
  | { readonly kind: 'add-wire' }
  | { readonly kind: 'remove-wire'; readonly wire: number }
  | { readonly kind: 'move-wire'; readonly from: number; readonly to: number };

/** The angle that is set: of a gate that turns with the time, the one that it starts from. */
export function angleOf(operation: GateOperation, parameter: number): number {
  const source = operation.sources?.[parameter];
  return source?.name === timeParameter ? source.plus : (operation.parameters[parameter] ?? 0);
}

/** Turns a gate to an angle; one that turns with the time goes on doing so, from there. */
export function angleChange(
  operation: GateOperation,
  at: Spot,
  parameter: number,
  angle: number,
): AngleChange {
  const source = operation.sources?.[parameter];
  return source?.name === timeParameter
    ? { kind: 'set-source', at, parameter, source: { ...source, plus: angle } }
    : { kind: 'set-angle', at, parameter, angle };
}

/** An angle that is set stands still; one that gets a source begins at what the source adds. */
export function withAngle(circuit: Circuit, change: AngleChange): Edit {
  const { at, parameter } = change;
  const found = operationAt(circuit, at.column, at.wire);
  if (found?.kind !== 'gate' || parameter >= found.parameters.length) {
    return { refused: 'No angle stands there.' };
  }
  const old = found.parameters[parameter] ?? 0;
  const source = change.kind === 'set-source' ? change.source : null;
  const angle = change.kind === 'set-angle' ? change.angle : (source?.plus ?? old);
  if (!Number.isFinite(angle)) return { refused: 'That is no angle.' };
  const sources = found.parameters.map((_, i) => found.sources?.[i] ?? null);
  const next = withSources(
    { ...found, parameters: found.parameters.with(parameter, angle) },
    sources.with(parameter, source),
  );
  const { spoken } = toolWords({ kind: 'gate', gate: found.gate });
  const words =
    change.kind === 'set-angle'
      ? `${spoken}: ${spokenAngle(angle)}.`
      : `${spoken} ${sourceWords(found.sources?.[parameter] ?? null, source)}.`;
  return { circuit: withOperationChanged(circuit, at.column, found, next), words };
}

function sourceWords(old: ParameterSource | null, source: ParameterSource | null): string {
  if (!source) return 'stands still';
  return old && old.plus !== source.plus
    ? `follows the time from ${spokenAngle(source.plus)}`
    : 'follows the time';
}

function withSources(
  operation: GateOperation,
  sources: readonly (ParameterSource | null)[],
): GateOperation {
  const { gate: name, targets, parameters, controls, condition } = operation;
  const plain = gate(name, targets, { parameters, controls, ...(condition && { condition }) });
  return sources.some((source) => source !== null) ? frozen({ ...plain, sources }) : plain;
}

export function withCondition(circuit: Circuit, at: Spot, condition: Condition | null): Edit {
  const found = operationAt(circuit, at.column, at.wire);
  if (!found || found.kind === 'barrier') return { refused: 'Nothing stands there.' };
  const most = Math.max(-1, ...(condition?.bits ?? []));
  const without = withOperationChanged(circuit, at.column, found, undefined);
  const next = frozen(conditioned(found, condition ?? undefined));
  const placed = withOperationPlaced(withBits(without, most + 1), at.column, next);
  return {
    circuit: tidied(placed.circuit),
    words: condition
      ? `${nameOfOperation(found)} acts only if ${conditionWords(condition)}.`
      : `${nameOfOperation(found)} always acts.`,
    at: { column: placed.column, wire: at.wire },
  };
}

function conditioned(
  operation: Exclude<Operation, { readonly kind: 'barrier' }>,
  condition: Condition | undefined,
): Operation {
  switch (operation.kind) {
    case 'measure':
      return measure(operation.wire, operation.bit, condition);
    case 'reset':
      return reset(operation.wire, condition);
    case 'gate': {
      const { gate: name, targets, parameters, controls, sources } = operation;
      const plain = gate(name, targets, { parameters, controls, ...(condition && { condition }) });
      return sources ? { ...plain, sources } : plain;
    }
  }
}

export function withBit(circuit: Circuit, at: Spot, bit: number): Edit {
  const found = operationAt(circuit, at.column, at.wire);
  if (found?.kind !== 'measure') return { refused: 'No look stands there.' };
  const without = withOperationChanged(circuit, at.column, found, undefined);
  const next = frozen({ ...found, bit });
  const placed = withOperationPlaced(withBits(without, bit + 1), at.column, next);
  return {
    circuit: tidied(placed.circuit),
    words: `The look writes c${bit}.`,
    at: { column: placed.column, wire: at.wire },
  };
}

export function withWires(circuit: Circuit, change: WireChange): Edit {
  const wires = wireCount(circuit);
  switch (change.kind) {
    case 'add-wire':
      if (wires >= mostWiresInLab) return { refused: `${mostWiresInLab} wires are the most.` };
      return { circuit: withWireAdded(circuit), words: `Wire q${wires} added.` };
    case 'remove-wire':
      if (wires === 1) return { refused: 'A circuit has at least one wire.' };
      return {
        circuit: tidied(withoutWire(circuit, change.wire)),
        words: `Wire q${change.wire} taken away.`,
      };
    case 'move-wire': {
      const { from, to } = change;
      if (to < 0 || to >= wires || from === to) return { refused: 'The wire cannot go there.' };
      const order = [...circuit.initial.keys()].toSpliced(from, 1).toSpliced(to, 0, from);
      const places = order.map((_, wire) => order.indexOf(wire));
      return {
        circuit: withLinesParted(withWiresMoved(circuit, places)),
        words: `Wire q${from} is now q${to}.`,
        at: { column: -1, wire: to },
      };
    }
  }
}
