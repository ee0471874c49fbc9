/**
 * The syntax tree for both versions of OpenQASM. `at` is an offset in the text, so that a mistake found later still has
 * a line and a column.
 */

import type { StatementKind } from '../openqasm-kind.ts';

interface NumberLiteral {
  readonly kind: 'number';
  readonly value: number;
  readonly isInteger: boolean;
  readonly at: number;
}
interface BooleanLiteral {
  readonly kind: 'boolean';
  readonly value: boolean;
  readonly at: number;
}
interface BitstringLiteral {
  readonly kind: 'bitstring';
  /** Zeros and ones, the highest index first. */
  readonly text: string;
  readonly at: number;
}
interface Name {
  readonly kind: 'name';
  readonly name: string;
  readonly at: number;
}
/** A physical qubit, `$3`. */
interface HardwareQubit {
  readonly kind: 'hardware';
  readonly index: number;
  readonly at: number;
}
interface Unary {
  readonly kind: 'unary';
  readonly operator: string;
  readonly operand: Expression;
  readonly at: number;
}
interface Binary {
  readonly kind: 'binary';
  readonly operator: string;
  readonly left: Expression;
  readonly right: Expression;
  readonly at: number;
}
/** A mathematical function or a subroutine. */
export interface Call {
  readonly kind: 'call';
  readonly name: string;
  readonly arguments: readonly Expression[];
  readonly at: number;
}
interface Cast {
  readonly kind: 'cast';
  readonly type: ClassicalType;
  readonly operand: Expression;
  readonly at: number;
}
interface Indexed {
  readonly kind: 'indexed';
  readonly base: Expression;
  readonly index: Index;
  readonly at: number;
}
export type Expression =
  | NumberLiteral
  | BooleanLiteral
  | BitstringLiteral
  | Name
  | HardwareQubit
  | Unary
  | Binary
  | Call
  | Cast
  | Indexed;

/** `first : step : last`, both ends included; an omitted end is the end of the register. */
export interface Range {
  readonly kind: 'range';
  readonly first: Expression | undefined;
  readonly step: Expression | undefined;
  readonly last: Expression | undefined;
  readonly at: number;
}
/** `{a, b, c}` */
interface IndexSet {
  readonly kind: 'set';
  readonly items: readonly Expression[];
  readonly at: number;
}
export type Index = Expression | Range | IndexSet;

export type ScalarName = 'bit' | 'bool' | 'int' | 'uint' | 'float' | 'angle';
export interface ClassicalType {
  readonly name: ScalarName;
  readonly width: Expression | undefined;
}

/** `measure q` used as a value. */
interface MeasureValue {
  readonly kind: 'measurement';
  readonly operand: Expression;
  readonly at: number;
}
export type AssignedValue = Expression | MeasureValue;

export type Modifier =
  | {
      readonly kind: 'control';
      readonly on: 0 | 1;
      readonly count: Expression | undefined;
      readonly at: number;
    }
  | { readonly kind: 'inverse'; readonly at: number }
  | { readonly kind: 'power'; readonly exponent: Expression; readonly at: number };

/** A gate or a subroutine applied to its operands. */
export interface Apply {
  readonly kind: 'apply';
  readonly modifiers: readonly Modifier[];
  readonly name: string;
  readonly arguments: readonly Expression[];
  readonly operands: readonly Expression[];
  readonly at: number;
}

export interface Argument {
  readonly kind: 'qubit' | ScalarName;
  readonly size: Expression | undefined;
  readonly name: string;
  readonly at: number;
}

export interface GateStatement {
  readonly kind: 'gate';
  readonly name: string;
  readonly parameters: readonly string[];
  readonly qubits: readonly string[];
  readonly body: readonly Statement[];
  readonly at: number;
}

export interface DefStatement {
  readonly kind: 'def';
  readonly name: string;
  readonly arguments: readonly Argument[];
  readonly returns: ClassicalType | undefined;
  readonly body: readonly Statement[];
  readonly at: number;
}

export interface VariableDeclaration {
  readonly kind: 'variable';
  readonly type: ClassicalType;
  readonly name: string;
  readonly isConstant: boolean;
  readonly value: AssignedValue | undefined;
  /** `creg c[0];`, which tools write for a program without outcomes. */
  readonly mayBeEmpty: boolean;
  readonly at: number;
}

export interface ForStatement {
  readonly kind: 'for';
  readonly variable: string;
  readonly over: Index;
  readonly body: readonly Statement[];
  readonly at: number;
}

export interface SwitchCase {
  /** Undefined for `default`. */
  readonly labels: readonly Expression[] | undefined;
  readonly body: readonly Statement[];
}

export type Statement =
  | Apply
  | GateStatement
  | DefStatement
  | VariableDeclaration
  | ForStatement
  | { readonly kind: 'include'; readonly file: string; readonly at: number }
  | {
      readonly kind: 'qubits';
      readonly name: string;
      readonly size: Expression | undefined;
      readonly at: number;
    }
  | {
      readonly kind: 'assign';
      readonly target: Expression;
      readonly operator: string;
      readonly value: AssignedValue;
      readonly at: number;
    }
  | {
      readonly kind: 'measure';
      readonly source: Expression;
      readonly target: Expression | undefined;
      readonly at: number;
    }
  | {
      readonly kind: 'if';
      readonly condition: Expression;
      readonly then: readonly Statement[];
      readonly otherwise: readonly Statement[];
      readonly at: number;
    }
  | {
      readonly kind: 'while';
      readonly condition: Expression;
      readonly body: readonly Statement[];
      readonly at: number;
    }
  | {
      readonly kind: 'switch';
      readonly subject: Expression;
      readonly cases: readonly SwitchCase[];
      readonly at: number;
    }
  | {
      readonly kind: 'alias';
      readonly name: string;
      readonly parts: readonly Expression[];
      readonly at: number;
    }
  | { readonly kind: 'block'; readonly body: readonly Statement[]; readonly at: number }
  | { readonly kind: 'return'; readonly value: AssignedValue | undefined; readonly at: number }
  | { readonly kind: 'leave'; readonly how: 'break' | 'continue' | 'end'; readonly at: number }
  /** A word of a kind of operation, with operands. */
  | OperationStatement
  /** A comment `// word: data of q[0], q[1]`, which a kind of operation may read. */
  | CommentStatement;

export interface OperationStatement {
  readonly kind: 'operation';
  readonly word: string;
  readonly does: StatementKind;
  readonly operands: readonly Expression[];
  /** The time in its brackets, if that is one number with a unit. */
  readonly nanoseconds: number | undefined;
  readonly at: number;
}

export interface CommentStatement {
  readonly kind: 'comment';
  readonly word: string;
  readonly data: string;
  readonly operands: readonly { readonly name: string; readonly index: number }[];
  readonly at: number;
}

export interface Program {
  readonly version: 2 | 3;
  /** One more than the highest physical qubit, `$n`, in the text. */
  readonly physicalQubits: number;
  /** Statements are parsed on request, and can be iterated only once. */
  readonly statements: Iterable<Statement>;
}
