import { ExpressionParser } from './parse-expression.ts';
import { statementOf } from '../openqasm-kinds.ts';
import { skipDuration } from './duration.ts';
import { parseApplyOrAssign, parseMeasure } from './parse-3-actions.ts';
import { parseOperation } from './parse-operation.ts';
import { parseFor, parseIf, parseReturn, parseSwitch, parseWhile } from './parse-3-control-flow.ts';
import {
  parseAlias,
  parseDeclaration,
  parseDef,
  parseGate,
  parseInclude,
  parseRegister,
} from './parse-3-declarations.ts';
import { parseBlock, type Parsing3 } from './parsing-3.ts';
import type { TokenReader } from './token-reader.ts';
import { requireSupported } from './refused-words.ts';
import type { Statement } from './syntax.ts';

/**
 * Reads the statements of OpenQASM 3. Grammar: qasm3Parser.g4 of the specification (3.1). Statements that an exact
 * simulator cannot use are refused with the reason.
 */
export class Parser3 {
  readonly #parsing: Parsing3;

  constructor(reader: TokenReader) {
    const expressions = new ExpressionParser(reader, { caretIsPower: false });
    this.#parsing = { reader, expressions, statement: () => this.statement() };
  }

  /** Reads one statement or block; throws a `Refusal` at a part that does not fit. */
  statement(): Statement {
    return this.#parsing.reader.nested(() => parseStatement(this.#parsing));
  }
}

function parseStatement(parsing: Parsing3): Statement {
  const { reader } = parsing;
  const { token } = reader;
  const { at } = token;
  if (token.kind === 'pragma') {
    reader.take();
    return { kind: 'block', body: [], at };
  }
  if (reader.isSymbol('{')) return { kind: 'block', body: parseBlock(parsing, 'the block'), at };
  if (token.kind !== 'identifier')
    return reader.fail('a statement, such as a declaration or a gate');
  requireSupported(token.text, at);
  const does = statementOf(token.text, 3);
  if (does) return parseOperation(reader, parsing.expressions, does);
  switch (token.text) {
    case 'include':
      return parseInclude(parsing);
    case 'qubit':
    case 'qreg':
    case 'creg':
      return parseRegister(parsing, token.text);
    case 'output':
      reader.take();
      return parseDeclaration(parsing, false);
    case 'const':
      reader.take();
      return parseDeclaration(parsing, true);
    case 'bit':
    case 'bool':
    case 'int':
    case 'uint':
    case 'float':
    case 'angle':
      return parseDeclaration(parsing, false);
    case 'gate':
      return parseGate(parsing);
    case 'def':
      return parseDef(parsing);
    case 'let':
      return parseAlias(parsing);
    case 'if':
      return parseIf(parsing);
    case 'for':
      return parseFor(parsing);
    case 'while':
      return parseWhile(parsing);
    case 'switch':
      return parseSwitch(parsing);
    case 'return':
      return parseReturn(parsing);
    case 'break':
    case 'continue':
    case 'end':
      reader.take();
      reader.expectSemicolon(`"${token.text}"`);
      return { kind: 'leave', how: token.text, at };
    case 'box':
      reader.take();
      skipDuration(reader);
      return { kind: 'block', body: parseBlock(parsing, 'the box'), at };
    case 'measure':
      return parseMeasure(parsing);
    default:
      return parseApplyOrAssign(parsing);
  }
}
