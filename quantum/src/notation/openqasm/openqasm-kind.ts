import type { Wire } from '../../circuit/parts.ts';
import type { BarrierOperation, GateOperation, Operation } from '../../operations/kinds.ts';
import type { Names } from '../operation-notation.ts';

/** Writes statements of a program. */
export interface ProgramWriter extends Names {
  readonly gate: (operation: GateOperation) => readonly string[];
  readonly barrier: (operation: BarrierOperation) => string;
}

interface OpenQasmWriter extends ProgramWriter {
  readonly version: 2 | 3;
}

/** Executes one statement of a word and its operands, such as `reset q[0];`. */
export interface StatementReader {
  /** Returns the wires that the operands name, in order; none for a word without operands. */
  readonly wires: () => readonly Wire[];
  readonly allWires: () => readonly Wire[];
  /** True if the statement has no operands. */
  readonly isBare: boolean;
  /** The time in its brackets, if that is one number with a unit. */
  readonly nanoseconds: number | undefined;
  /** True in the body of a gate. */
  readonly isInGate: boolean;
  /** True under a condition on measured bits. */
  readonly isConditional: boolean;
  /** Throws a `Refusal` if operands do not exist. */
  readonly checkOperands: () => void;
  /** Counts operations that the circuit gets, and work of any kind (see `lower/budget.ts`). */
  readonly countOperations: (count: number) => void;
  readonly countEffort: (amount: number) => void;
  /** Adds an operation, under the condition around the statement if its kind takes one. */
  readonly add: (operation: Operation) => void;
}

export interface StatementKind {
  readonly versions: readonly (2 | 3)[];
  readonly operands: 'one' | 'any';
  /** True if a time in brackets can come after the word. */
  readonly takesTime?: boolean;
  /** Its name in the message about a missing semicolon: `Expected ";" after the reset`. */
  readonly name: string;
  readonly isAllowedInGate?: boolean;
  /** True if a learner should be told about a statement that can never run. */
  readonly isMissed?: boolean;
  /** True if all that it adds is allowed under any condition in a circuit. */
  readonly mayBeConditional?: boolean;
  readonly execute: (statement: StatementReader) => void;
}

/** A kind of operation in OpenQASM 2 and 3. */
export interface OpenQasmKind<One> {
  /** Returns statements; a comment, or throws `NotExpressible`, if the version cannot say it. */
  readonly write: (operation: One, writer: OpenQasmWriter) => readonly string[];
  /** By the word that starts them. The parser itself knows gates and measurements, whose statements have many forms. */
  readonly statements?: Readonly<Record<string, StatementKind>>;
  /** A comment `// word: data of q[0], q[1]` that reads back. */
  readonly comment?: {
    readonly word: string;
    /** Returns the operation; undefined if the comment is only a comment. */
    readonly read: (data: string, wires: readonly Wire[]) => One | undefined;
  };
}
