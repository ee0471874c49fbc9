import type { Statement } from '../parse/syntax.ts';

/** A place in the text with a remark. The text is still accepted. */
export interface Note {
  readonly offset: number;
  readonly message: string;
}

const LEFT_OUT = 'This can never run, so it was left out.';
const KEPT =
  'This can never run: its condition looks at classical bits that nothing has set before it.';

/**
 * The statements of a text that were never executed. A statement in a loop may be skipped in one iteration and run in
 * another, so this is known only at the end of the text.
 */
export class NeverRun {
  readonly #run = new Set<Statement>();
  /** By the first statement of each list, so that a loop notes it once. */
  readonly #skipped = new Map<Statement, readonly Statement[]>();
  readonly #unmet = new Set<Statement>();

  run(statement: Statement): void {
    this.#run.add(statement);
  }

  skip(statements: readonly Statement[]): void {
    if (statements.length > 0) this.#skipped.set(statements[0], statements);
  }

  /** Keeps the statement in the circuit, under a condition that cannot be met. */
  keep(statement: Statement): void {
    this.#unmet.add(statement);
  }

  notes(): Note[] {
    const leftOut = [...this.#skipped.values()].flatMap((statements) => {
      const first = statements.find((statement) => this.#isLeftOut(statement));
      return first ? [{ offset: first.at, message: LEFT_OUT }] : [];
    });
    const unmet = [...this.#unmet]
      .filter((statement) => !this.#run.has(statement))
      .map((statement) => ({ offset: statement.at, message: KEPT }));
    return [...leftOut, ...unmet];
  }

  #isLeftOut(statement: Statement): boolean {
    return doesSomething(statement) && !this.#run.has(statement) && !this.#unmet.has(statement);
  }
}

/** Returns true if a statement can add an operation to the circuit. */
function doesSomething(statement: Statement): boolean {
  switch (statement.kind) {
    case 'apply':
    case 'measure':
      return true;
    case 'operation':
      return statement.does.isMissed ?? false;
    case 'assign':
    case 'variable':
      return statement.value?.kind === 'measurement' || statement.value?.kind === 'call';
    case 'if':
      return [...statement.then, ...statement.otherwise].some(doesSomething);
    case 'for':
    case 'while':
    case 'block':
      return statement.body.some(doesSomething);
    case 'switch':
      return statement.cases.some(({ body }) => body.some(doesSomething));
    default:
      return false;
  }
}

/** Returns true if every part of a statement may depend on any condition of a circuit. */
export function mayBeConditional(statement: Statement): boolean {
  switch (statement.kind) {
    case 'apply':
    case 'measure':
      return true;
    case 'operation':
      return statement.does.mayBeConditional ?? false;
    case 'assign':
      return statement.operator === '=' && statement.value.kind === 'measurement';
    case 'if':
      return statement.then.every(mayBeConditional) && statement.otherwise.every(mayBeConditional);
    case 'block':
      return statement.body.every(mayBeConditional);
    default:
      return false;
  }
}

/** Returns true if a statement contains a measurement outside of loops and subroutines. */
export function hasMeasurement(statement: Statement): boolean {
  switch (statement.kind) {
    case 'measure':
      return true;
    case 'assign':
      return statement.value.kind === 'measurement';
    case 'if':
      return [...statement.then, ...statement.otherwise].some(hasMeasurement);
    case 'block':
      return statement.body.some(hasMeasurement);
    default:
      return false;
  }
}
