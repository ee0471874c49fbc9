/** A circuit of a program, with the lines that build it. */
import {
  bitsOf,
  fieldsIn,
  operationShape,
  wiresOf,
  type Circuit,
  type Operation,
} from '@qubloom/quantum';
import type { ReportedCircuit } from '@qubloom/toolkit';

export interface CodeCircuit {
  /** The name of its variable. */
  readonly name: string;
  readonly circuit: Circuit;
  /** The line that creates it, from 1. */
  readonly line: number;
  /** Lines from 1, one for each of `stepsOf(circuit)`. */
  readonly lines: readonly number[];
}

/** The effect of a program's line on a circuit: an initial state of a wire, or an operation. */
export type Step =
  | { readonly kind: 'initial'; readonly wire: number; readonly key: string }
  | { readonly kind: 'operation'; readonly operation: Operation; readonly key: string };

/** Returns the steps in an order in which a program may write them. Steps with the same key do the same. */
export function stepsOf({ initial, columns }: Circuit): readonly Step[] {
  return [
    ...initial.flatMap((state, wire): Step[] =>
      state === '0' ? [] : [{ kind: 'initial', wire, key: `initial ${wire} ${state}` }],
    ),
    ...columns.flat().map((operation): Step => ({
      kind: 'operation',
      operation,
      key: keyOf(operation),
    })),
  ];
}

/** Returns the wires and bits that a step touches. Steps that share none may be swapped. */
export function placesOf(step: Step): readonly string[] {
  if (step.kind === 'initial') return [`q${step.wire}`];
  return [
    ...wiresOf(step.operation).map((wire) => `q${wire}`),
    ...bitsOf(step.operation).map((bit) => `c${bit}`),
  ];
}

/** JSON writes the fields that a list names, in the order of the list. Their order in an operation does not matter. */
const fieldNames = [...new Set(fieldsIn(operationShape).map(([name]) => name))];

function keyOf(operation: Operation): string {
  return JSON.stringify(operation, fieldNames);
}

/** Returns the circuits of a report whose lines are all known. */
export function codeCircuitsOf(report: readonly ReportedCircuit[]): readonly CodeCircuit[] {
  return report.flatMap((reported) => {
    if ('sentence' in reported) return [];
    const { name, circuit, line, lines } = reported;
    const known = lines.flat().filter((each) => each !== null);
    return line !== null && known.length === lines.flat().length
      ? [{ name, circuit, line, lines: known }]
      : [];
  });
}

/** Returns true if the same happens on each wire and bit, however the columns are packed. */
export function isSameCircuit(one: Circuit, other: Circuit): boolean {
  return textOf(one) === textOf(other);
}

function textOf(circuit: Circuit): string {
  const steps = new Map<string, string[]>();
  for (const step of stepsOf(circuit)) {
    for (const place of placesOf(step)) {
      steps.set(place, [...(steps.get(place) ?? []), step.key]);
    }
  }
  const all = [...steps].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([circuit.initial.length, all]);
}
