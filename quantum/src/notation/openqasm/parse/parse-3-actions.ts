import { skipDuration } from './duration.ts';
import { Refusal } from '../../problem.ts';
import type { Parsing3 } from './parsing-3.ts';
import type { Apply, AssignedValue, Expression, Modifier, Statement } from './syntax.ts';
import { MODIFIERS } from './token.ts';

const MAX_MODIFIERS = 1_000;

const ASSIGNMENTS = new Set([
  '=',
  '+=',
  '-=',
  '*=',
  '/=',
  '&=',
  '|=',
  '^=',
  '<<=',
  '>>=',
  '%=',
  '**=',
]);

export function parseApplyOrAssign(parsing: Parsing3): Statement {
  const reader = parsing.reader;
  const { at } = reader.token;
  const modifiers = parseModifiers(parsing);
  const { token } = reader;
  if (token.kind !== 'identifier') return reader.fail('a gate after its modifiers');
  if (modifiers.length === 0) {
    const next = reader.following;
    if (next.kind === 'symbol' && (next.text === '[' || ASSIGNMENTS.has(next.text)))
      return parseAssignment(parsing);
  }
  reader.take();
  const parameters = reader.accept('(') ? parsing.expressions.list(')') : [];
  skipDuration(reader);
  const operands = reader.isSymbol(';') ? [] : parseOperandsOfGate(parsing, token.text);
  reader.expectSemicolon(`"${token.text}"`);
  return { kind: 'apply', modifiers, name: token.text, arguments: parameters, operands, at };
}

export function parseMeasure(parsing: Parsing3): Statement {
  const reader = parsing.reader;
  const { at } = reader.take();
  const source = parsing.expressions.operand();
  const target = reader.accept('->') ? parsing.expressions.operand() : undefined;
  reader.expectSemicolon('the measurement');
  return { kind: 'measure', source, target, at };
}

export function parseAssignedValue(parsing: Parsing3): AssignedValue {
  const reader = parsing.reader;
  const { at } = reader.token;
  if (reader.acceptWord('measure'))
    return { kind: 'measurement', operand: parsing.expressions.operand(), at };
  const value = parsing.expressions.expression();
  // A subroutine can be called in the older form, with its qubits after the parentheses: f(0.5) q[0].
  const { token } = reader;
  if (token.kind !== 'identifier' && token.kind !== 'hardware') return value;
  if (value.kind === 'name')
    return { kind: 'call', name: value.name, arguments: parsing.expressions.operands(), at };
  if (value.kind !== 'call') return value;
  return { ...value, arguments: [...value.arguments, ...parsing.expressions.operands()] };
}

function parseOperandsOfGate(parsing: Parsing3, name: string): Expression[] {
  const { token } = parsing.reader;
  if (token.kind !== 'identifier' && token.kind !== 'hardware') {
    parsing.reader.fail(`the qubits of "${name}"`);
  }
  return parsing.expressions.operands();
}

function parseAssignment(parsing: Parsing3): Statement {
  const reader = parsing.reader;
  const { at } = reader.token;
  const target = parsing.expressions.operand();
  const { token } = reader;
  if (token.kind !== 'symbol' || !ASSIGNMENTS.has(token.text)) {
    return reader.fail(
      '"=" and a value',
      `"${target.kind === 'name' ? target.name : 'A register'}" alone does nothing.`,
    );
  }
  reader.take();
  const value = parseAssignedValue(parsing);
  reader.expectSemicolon('the assignment');
  return { kind: 'assign', target, operator: token.text, value, at };
}

function parseModifiers(parsing: Parsing3): Apply['modifiers'] {
  const reader = parsing.reader;
  const modifiers: Modifier[] = [];
  while (reader.token.kind === 'identifier' && MODIFIERS.has(reader.token.text)) {
    const { text, at } = reader.take();
    modifiers.push(parseModifier(parsing, text, at));
    reader.expect('@', `after "${text}", as in ${text} @ x ...`);
    if (modifiers.length > MAX_MODIFIERS) {
      throw new Refusal(at, `A gate has more than ${MAX_MODIFIERS} modifiers.`);
    }
  }
  return modifiers;
}

function parseModifier(parsing: Parsing3, word: string, at: number): Modifier {
  const reader = parsing.reader;
  if (word === 'inv') return { kind: 'inverse', at };
  const value = reader.accept('(') ? parsing.expressions.expression() : undefined;
  if (value) reader.expect(')', `after the number of "${word}"`);
  if (word !== 'pow') return { kind: 'control', on: word === 'ctrl' ? 1 : 0, count: value, at };
  return value
    ? { kind: 'power', exponent: value, at }
    : reader.fail('"(" and the exponent after "pow"');
}
