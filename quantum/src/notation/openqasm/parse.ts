import { LIMITS } from '../limits.ts';
import { Refusal } from '../problem.ts';
import { Parser2 } from './parse-2.ts';
import { Parser3 } from './parse-3.ts';
import { describe, TokenReader } from './reader.ts';
import type { Program, Statement } from './syntax.ts';
import { tokenize, type Token } from './token.ts';

/**
 * Reads a whole text into its syntax tree. After a mistake it goes on with the next statement, so that
 * several are found at once; the tree is only of use if nothing was reported.
 */
export function parseProgram(source: string, report: (refusal: Refusal) => void): Program {
  const tokens = tokenize(source, report);
  const reader = new TokenReader(tokens);
  const version = attempt(() => readHeader(reader)) ?? 3;
  const parser = version === 2 ? new Parser2(reader) : new Parser3(reader);
  const statements: Statement[] = [];
  let mistakes = 0;
  while (!reader.isAtEnd() && mistakes < LIMITS.problems) {
    const from = reader.token;
    if (reader.accept(';')) continue;
    const statement = attempt(() => parser.statement());
    if (statement) {
      statements.push(statement);
    } else {
      mistakes += 1;
      reader.skipStatement(from);
    }
  }
  return { version, statements, physicalQubits: version === 3 ? physicalQubitsIn(tokens) : 0 };

  function attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report(error);
      return undefined;
    }
  }
}

/** `OPENQASM 2.0;` Without it, a text is OpenQASM 3, as that specification says. */
function readHeader(reader: TokenReader): 2 | 3 {
  if (!reader.acceptWord('OPENQASM')) return 3;
  const { token } = reader;
  const major = /^([0-9]+)(?:\.[0-9]+)?$/.exec(token.text)?.[1];
  if (token.kind !== 'real' && token.kind !== 'integer')
    return reader.fail('a version such as 2.0 or 3.0');
  if (major !== '2' && major !== '3') {
    throw new Refusal(token.at, `Expected version 2.0 or 3.0, found ${describe(token)}.`);
  }
  reader.take();
  reader.expectSemicolon('the version');
  return major === '2' ? 2 : 3;
}

function physicalQubitsIn(tokens: readonly Token[]): number {
  return tokens.reduce(
    (count, { kind, text }) => (kind === 'hardware' ? Math.max(count, Number(text) + 1) : count),
    0,
  );
}
