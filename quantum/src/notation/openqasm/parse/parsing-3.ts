import { Refusal } from '../../problem.ts';
import type { ExpressionParser } from './parse-expression.ts';
import { describeToken, type TokenReader } from './token-reader.ts';
import type { Statement } from './syntax.ts';

/** The shared state of the parts of the OpenQASM 3 parser. */
export interface Parsing3 {
  readonly reader: TokenReader;
  readonly expressions: ExpressionParser;
  /** Reads one statement or block, one level deeper. */
  readonly statement: () => Statement;
}

/** Reads a block in braces or a single statement. */
export function parseBody(parsing: Parsing3): Statement[] {
  return parsing.reader.isSymbol('{') ? parseBlock(parsing, 'the block') : [parsing.statement()];
}

export function parseBlock(parsing: Parsing3, what: string): Statement[] {
  parsing.reader.expect('{', `before ${what}`);
  return parseBlockRest(parsing, what);
}

/** Reads the rest of a block whose opening brace has been read. */
export function parseBlockRest(parsing: Parsing3, what: string): Statement[] {
  const reader = parsing.reader;
  const body: Statement[] = [];
  while (!reader.accept('}')) {
    if (reader.isAtEnd())
      throw new Refusal(
        reader.token.at,
        `Expected "}" at the end of ${what}, found ${describeToken(reader.token)}.`,
      );
    body.push(parsing.statement());
  }
  return body;
}
