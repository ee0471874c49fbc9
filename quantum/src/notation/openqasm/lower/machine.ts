import type { Budget } from './budget.ts';
import type { Names } from '../evaluate/evaluate.ts';
import type { GateTable } from '../gates/gate-table.ts';
import type { NeverRun, Note } from './never-run.ts';
import type { Recorder, Sink } from './recorder.ts';
import type { Scope } from './scope.ts';
import type { DefStatement, Expression, Statement, VariableDeclaration } from '../parse/syntax.ts';
import type { Value } from '../evaluate/value.ts';

/** The reason why statements stopped before their end. */
export type Stop =
  | { readonly how: 'break' | 'continue' | 'end'; readonly at: number }
  | { readonly how: 'return'; readonly value: Value | undefined; readonly at: number };

/** The state of a text that is being executed. */
export interface Machine {
  readonly version: 2 | 3;
  readonly gates: GateTable;
  readonly recorder: Recorder;
  readonly budget: Budget;
  /** The destination of gates: the circuit, or the body of the gate that is being parsed. */
  sink: Sink;
  /** True if the body of a gate is being expanded, which allows only gates and barriers. */
  inGate: boolean;
  scope: Scope;
  readonly subroutines: Map<string, DefStatement>;
  /** The number of conditions on measured bits around the current statement. */
  conditions: number;
  /** The subroutine that is being executed, and the bits that receive its result. */
  returning:
    { readonly def: DefStatement; readonly target: readonly number[] | undefined } | undefined;
  /** The bits that a declaration got. A loop that repeats the declaration gets the same bits. */
  readonly bitsOfDeclaration: Map<VariableDeclaration, readonly number[]>;
  readonly bitsOfResult: Map<DefStatement, readonly number[]>;
  /** The names that expressions see. */
  readonly names: Names;
  /** The same names, but bits that nothing has been measured into are open: not known to be 0. */
  readonly openNames: Names;
  readonly neverRun: NeverRun;
  /** True if the current expression gives an angle or another real number. */
  isReal: boolean;
  /** By their place, so that a loop notes each of them once. */
  readonly notes: Map<number, Note>;
  /** Executes statements in the current scope. */
  readonly run: (statements: readonly Statement[]) => Stop | undefined;
  /** Calls a subroutine. Its result goes to the `target` bits if they are given. */
  readonly call: (
    name: string,
    given: readonly Expression[],
    at: number,
    target?: readonly number[],
  ) => Value | undefined;
}

/** Runs `inside` in another scope. */
export function withScope<T>(machine: Machine, scope: Scope, inside: () => T): T {
  const outer = machine.scope;
  machine.scope = scope;
  try {
    return inside();
  } finally {
    machine.scope = outer;
  }
}

/** Runs `inside` in a place that needs a real number. A fraction that is cut off there is noted. */
export function withRealNumbers<T>(machine: Machine, inside: () => T): T {
  const outer = machine.isReal;
  machine.isReal = true;
  try {
    return inside();
  } finally {
    machine.isReal = outer;
  }
}
