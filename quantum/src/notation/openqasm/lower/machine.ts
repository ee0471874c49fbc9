import type { Budget } from './budget.ts';
import type { Names } from '../evaluate/evaluate.ts';
import type { GateTable } from '../gates/gate-table.ts';
import type { NeverRun, Note } from './never-run.ts';
import type { Recorder, Sink } from './recorder.ts';
import type { Scope } from './scope.ts';
import type { DefStatement, Expression, Statement, VariableDeclaration } from '../parse/syntax.ts';
import type { Value } from '../evaluate/value.ts';

/** Why statements stopped before their end. */
export type Stop =
  | { readonly how: 'break' | 'continue' | 'end'; readonly at: number }
  | { readonly how: 'return'; readonly value: Value | undefined; readonly at: number };

/** The state of a text that is being carried out. */
export interface Machine {
  readonly version: 2 | 3;
  readonly gates: GateTable;
  readonly recorder: Recorder;
  readonly budget: Budget;
  /** The destination of gates: the circuit, or the body of the gate that is being parsed. */
  sink: Sink;
  /** Whether the body of a gate is being carried out: gates and barriers only. */
  inGate: boolean;
  scope: Scope;
  readonly subroutines: Map<string, DefStatement>;
  /** The number of conditions on measured bits around the current statement. */
  conditions: number;
  /** The subroutine that is being carried out, and the bits that its result goes to. */
  returning:
    { readonly def: DefStatement; readonly target: readonly number[] | undefined } | undefined;
  /** The bits that a declaration got: a loop that comes back to it gets the same. */
  readonly bitsOfDeclaration: Map<VariableDeclaration, readonly number[]>;
  readonly bitsOfResult: Map<DefStatement, readonly number[]>;
  /** Names as expressions see them. */
  readonly names: Names;
  /** The same, but bits that nothing has been measured into are open: not known to be 0. */
  readonly openNames: Names;
  readonly neverRun: NeverRun;
  /** Whether the expression in hand gives an angle or another real number. */
  isReal: boolean;
  /** By their place, so that a loop notes a thing once. */
  readonly notes: Map<number, Note>;
  /** Carries out statements in the scope in force. */
  readonly run: (statements: readonly Statement[]) => Stop | undefined;
  /** Calls a subroutine; what it returns goes to `target` bits where they are given. */
  readonly call: (
    name: string,
    given: readonly Expression[],
    at: number,
    target?: readonly number[],
  ) => Value | undefined;
}

/** Runs `inside` in another scope. */
export function inScope<T>(machine: Machine, scope: Scope, inside: () => T): T {
  const outer = machine.scope;
  machine.scope = scope;
  try {
    return inside();
  } finally {
    machine.scope = outer;
  }
}

/** Runs `inside` where a real number is asked for: a fraction that is cut off there is noted. */
export function inReal<T>(machine: Machine, inside: () => T): T {
  const outer = machine.isReal;
  machine.isReal = true;
  try {
    return inside();
  } finally {
    machine.isReal = outer;
  }
}
