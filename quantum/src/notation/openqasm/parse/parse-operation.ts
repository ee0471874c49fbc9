import type { StatementKind } from '../openqasm-kind.ts';
import { nanosecondsIn, skipDuration } from './duration.ts';
import type { ExpressionParser } from './parse-expression.ts';
import type { OperationStatement } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';

/** Reads a statement of a kind of operation, in both versions: its word, and then its operands. */
export function parseOperation(
  reader: TokenReader,
  expressions: ExpressionParser,
  does: StatementKind,
): OperationStatement {
  const { text: word, at } = reader.take();
  const nanoseconds = does.takesTime ? nanosecondsIn(skipDuration(reader)) : undefined;
  const operands =
    does.operands === 'one'
      ? [expressions.operand()]
      : reader.isSymbol(';')
        ? []
        : expressions.operands();
  reader.expectSemicolon(does.name);
  return { kind: 'operation', word, does, operands, nanoseconds, at };
}
