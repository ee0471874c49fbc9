import { LIMITS } from '../../limits.ts';
import { Refusal } from '../../problem.ts';
import { Parser2 } from './parse-2.ts';
import { Parser3 } from './parse-3.ts';
import { describeToken, TokenReader } from './token-reader.ts';
import type { CommentStatement, Program, Statement } from './syntax.ts';
import { Tokenizer, type Token } from './token.ts';

/**
 * Reads the header of a text, and then its statements one after the other as they are requested. After a mistake it
 * continues with the next statement, so that several mistakes are found at once.
 */
export function parseProgram(source: string, report: (refusal: Refusal) => void): Program {
  const reader = new TokenReader(new Tokenizer(source, report));
  const from = reader.position;
  const version = attempt(() => readHeader(reader), report);
  if (version === undefined) reader.skipStatement(from);
  return {
    version: version ?? 3,
    physicalQubits: version === 3 && source.includes('$') ? physicalQubitsIn(source) : 0,
    statements: statementsOf(reader, version ?? 3, report),
  };
}

function* statementsOf(
  reader: TokenReader,
  version: 2 | 3,
  report: (refusal: Refusal) => void,
): Generator<Statement> {
  const parser = version === 2 ? new Parser2(reader) : new Parser3(reader);
  let mistakes = 0;
  while (!reader.isAtEnd() && mistakes < LIMITS.problems) {
    if (reader.accept(';')) continue;
    if (reader.token.kind === 'comment') {
      yield* commentOf(reader.take());
      continue;
    }
    const from = reader.position;
    const statement = attempt(() => parser.statement(), report);
    if (statement) {
      yield statement;
    } else {
      mistakes += 1;
      reader.skipStatement(from);
    }
  }
}

/** Parses a comment that a kind of operation may read. */
function commentOf({ text, at }: Token): CommentStatement[] {
  const [, word, data, list] = /^([a-z]+): (.*) of (.*)$/.exec(text) ?? [];
  if (list === undefined) return [];
  const operands = list.split(', ').map((operand) => {
    const [, name, index] = /^([^[\]]+)(?:\[([0-9]{1,6})\])?$/.exec(operand) ?? [];
    return { name: name ?? '', index: Number(index ?? 0) };
  });
  return [{ kind: 'comment', word, data, operands, at }];
}

function attempt<T>(read: () => T, report: (refusal: Refusal) => void): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    report(error);
    return undefined;
  }
}

/** Reads `OPENQASM 2.0;`. Without it, a text is OpenQASM 3, as that specification says. */
function readHeader(reader: TokenReader): 2 | 3 {
  if (!reader.acceptWord('OPENQASM')) return 3;
  const { token } = reader;
  const major = /^([0-9]+)(?:\.[0-9]+)?$/.exec(token.text)?.[1];
  if (token.kind !== 'real' && token.kind !== 'integer')
    return reader.fail('a version such as 2.0 or 3.0');
  if (major !== '2' && major !== '3') {
    throw new Refusal(token.at, `Expected version 2.0 or 3.0, found ${describeToken(token)}.`);
  }
  reader.take();
  reader.expectSemicolon('the version');
  return major === '2' ? 2 : 3;
}

/** Counts physical qubits in advance, because registers come before the operations on them. */
function physicalQubitsIn(source: string): number {
  const tokenizer = new Tokenizer(source, () => undefined);
  let count = 0;
  for (let token = tokenizer.next(); token.kind !== 'end'; token = tokenizer.next()) {
    if (token.kind === 'hardware') count = Math.max(count, Number(token.text) + 1);
  }
  return count;
}
