import { fitsBits } from './condition-value.ts';
import { findGate } from '../gates/catalog.ts';
import type { Column, GateDefinition } from './circuit.ts';
import type { GateOperation, Operation } from '../operations/kinds.ts';
import { kindOf } from './operation-kinds.ts';
import type { OperationProblem } from './operation-kind.ts';
import { bitsOf, wiresOf } from './operations.ts';
import type { CircuitProblem } from './problem.ts';

/** The wires, bits, and definitions that operations may refer to. */
export interface Scope {
  readonly wires: number;
  readonly bits: number;
  readonly definitions: readonly GateDefinition[];
}

/** The most classical bits that one condition can read, which is as many as a shared circuit can name. */
export const MAX_CONDITION_BITS = 256;

/** Returns the problems of the operations of some columns, of each one alone and of all that share a column. */
export function columnsProblems(columns: readonly Column[], scope: Scope): CircuitProblem[] {
  const problems: CircuitProblem[] = [];
  for (const [column, operations] of columns.entries()) {
    const wires = new Set<number>();
    const bits = new Set<number>();
    for (const [index, operation] of operations.entries()) {
      const found = operationProblems(operation, scope);
      const touched = wiresOf(operation);
      const read = bitsOf(operation);
      if (touched.some((wire) => wires.has(wire)) || read.some((bit) => bits.has(bit))) {
        found.push({ code: 'collision', message: `Two operations meet in column ${column}.` });
      }
      for (const wire of touched) wires.add(wire);
      for (const bit of read) bits.add(bit);
      problems.push(...found.map((problem) => ({ ...problem, column, operation: index })));
    }
  }
  return problems;
}

function operationProblems(operation: Operation, scope: Scope): OperationProblem[] {
  const problems: OperationProblem[] = [];
  const wires = wiresOf(operation);
  for (const wire of wires) {
    if (!isCount(wire) || wire >= scope.wires) {
      problems.push({ code: 'no-such-wire', message: `There is no wire ${wire}.` });
    }
  }
  if (new Set(wires).size < wires.length) {
    problems.push({
      code: 'repeated-wire',
      message: `An operation uses the wires ${wires.join(', ')}, one of them twice.`,
    });
  }
  for (const bit of bitsOf(operation)) {
    if (!isCount(bit) || bit >= scope.bits) {
      problems.push({ code: 'no-such-bit', message: `There is no classical bit ${bit}.` });
    }
  }
  if (operation.condition) {
    const { bits, equals } = operation.condition;
    if (
      bits.length === 0 ||
      bits.length > MAX_CONDITION_BITS ||
      new Set(bits).size < bits.length ||
      !fitsBits(equals, bits.length)
    ) {
      problems.push({
        code: 'condition',
        message: `${bits.length} classical bits cannot equal ${equals}.`,
      });
    }
  }
  const problem = kindOf(operation).problem?.(operation);
  if (problem) problems.push(problem);
  if (operation.kind === 'gate') problems.push(...gateProblems(operation, scope.definitions));
  return problems;
}

function gateProblems(
  operation: GateOperation,
  definitions: readonly GateDefinition[],
): OperationProblem[] {
  const { gate, parameters, sources, targets } = operation;
  const spec = findGate(gate);
  const definition = definitions.find((other) => other.name === gate);
  if (!spec && !definition)
    return [{ code: 'unknown-gate', message: `There is no gate called "${gate}".` }];
  const problems: OperationProblem[] = [];
  const wires = spec?.wires ?? definition?.wires;
  if (targets.length !== wires) {
    problems.push({
      code: 'wrong-count',
      message: `Gate "${gate}" acts on ${wires} wires and got ${targets.length}.`,
    });
  }
  const angles = spec?.parameters.length ?? 0;
  if (parameters.length !== angles) {
    problems.push({
      code: 'wrong-count',
      message: `Gate "${gate}" has ${angles} parameters and got ${parameters.length}.`,
    });
  }
  if (sources && sources.length !== parameters.length) {
    problems.push({
      code: 'wrong-count',
      message: `Gate "${gate}" has ${parameters.length} parameters and ${sources.length} sources of them.`,
    });
  }
  if (!parameters.every((angle) => Number.isFinite(angle))) {
    problems.push({
      code: 'not-a-number',
      message: `A parameter of gate "${gate}" is not a finite number.`,
    });
  }
  return problems;
}

export function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
