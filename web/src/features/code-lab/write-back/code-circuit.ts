/** A circuit of a program, with the lines behind it. */
import { bitsOf, wiresOf, type Circuit, type Operation } from '@qubloom/quantum';
import type { ReportedCircuit } from '@qubloom/toolkit';

export interface CodeCircuit {
  /** What the program calls it. */
  readonly name: string;
  readonly circuit: Circuit;
  /** From 1: where it is made. */
  readonly line: number;
  /** From 1, one for each of `stepsOf(circuit)`. */
  readonly lines: readonly number[];
}

/** What a line of a program does to a circuit: an initial state of a wire, or an operation. */
export type Step =
  | { readonly kind: 'initial'; readonly wire: number; readonly key: string }
  | { readonly kind: 'operation'; readonly operation: Operation; readonly key: string };

/** In an order in which a program may write them. Two steps with one key do the same. */
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

/** The wires and bits that a step touches; steps that share none may change places. */
export function placesOf(step: Step): readonly string[] {
  if (step.kind === 'initial') return [`q${step.wire}`];
  return [
    ...wiresOf(step.operation).map((wire) => `q${wire}`),
    ...bitsOf(step.operation).map((bit) => `c${bit}`),
  ];
}

/** Not the data as it is: the order of its properties means nothing. */
function keyOf(operation: Operation): string {
  const condition = operation.condition
    ? [operation.condition.bits, operation.condition.equals]
    : null;
  switch (operation.kind) {
    case 'gate': {
      const { gate, parameters, sources, targets, controls } = operation;
      const tied = sources?.map((source) => source && [source.name, source.times, source.plus]);
      const held = controls.map(({ wire, on }) => [wire, on]);
      return JSON.stringify([gate, parameters, tied ?? null, targets, held, condition]);
    }
    case 'measure':
      return JSON.stringify(['measure', operation.wire, operation.bit, condition]);
    case 'reset':
      return JSON.stringify(['reset', operation.wire, condition]);
    case 'barrier':
      return JSON.stringify(['barrier', operation.wires]);
    case 'display':
      return JSON.stringify(['display', operation.shows, operation.wires]);
    case 'postselect':
      return JSON.stringify(['postselect', operation.wire, operation.state]);
  }
}

/** The circuits of a report that every line of is known of. */
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

/** Whether the same happens on each wire and bit, however the columns are packed. */
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
