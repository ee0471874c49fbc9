/** Reads a program whose circuit will be changed. */
import type { Circuit } from '@qubloom/quantum';
import type { CodeCircuit } from './code-circuit.ts';
import { changesLater, isPlain } from './plain-statements.ts';
import { Refusal } from './refusal.ts';
import { statementsOf, type Statement } from './statements.ts';

export interface ProgramText {
  readonly code: string;
  readonly statements: readonly Statement[];
  readonly own: CodeCircuit;
  /** The statement that creates the circuit. */
  readonly made: number;
  readonly making: Statement;
  /** For each step of the circuit, the statement that places it. */
  readonly statementOf: readonly number[];
  /** Returns true if the steps of a statement can be written one by one instead. */
  readonly mayTakeApart: (statement: number) => boolean;
}

/** Throws `Refusal` for a program that must not be changed. */
export function readProgram(
  code: string,
  own: CodeCircuit,
  others: readonly CodeCircuit[],
): ProgramText {
  const { name } = own;
  const statements = statementsOf(code);
  const statementAt = (line: number) =>
    statements.findIndex(({ firstLine, lastLine }) => firstLine <= line && line <= lastLine);
  const made = statementAt(own.line);
  const making = statements[made];
  if (!making || !isMaking(making, name)) {
    throw new Refusal(`The program doesn’t make ${name} in a line of its own.`);
  }
  if (changesLater(code, name)) {
    throw new Refusal(`The program changes gates of ${name} again after it has placed them.`);
  }
  const foreign = new Set(others.flatMap(({ line, lines }) => [line, ...lines].map(statementAt)));
  return {
    code,
    statements,
    own,
    made,
    making,
    // Steps that were copied from another circuit belong to the line that created this one.
    statementOf: own.lines.map((line) => Math.max(statementAt(line), made)),
    mayTakeApart: (at) => {
      const statement = statements[at];
      return !!statement && at !== made && !foreign.has(at) && isPlain(statement, name);
    },
  };
}

function isMaking({ kind, text }: Statement, name: string): boolean {
  return (
    kind === 'assignment' &&
    text.startsWith(name) &&
    /^\s*(:[^=]+)?=[^=]/.test(text.slice(name.length))
  );
}

/** A gate of the circuit's own could have the same name but a different effect. */
export function requireSameGates(before: Circuit, after: Circuit): void {
  for (const definition of after.definitions) {
    const old = before.definitions.find(({ name }) => name === definition.name);
    if (old && JSON.stringify(old) !== JSON.stringify(definition)) {
      throw new Refusal('A gate of your own was changed, and the program makes it in its own way.');
    }
  }
}
