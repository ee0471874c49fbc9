import { Refusal } from '../../problem.ts';
import type { Parsing3 } from './parsing-3.ts';
import type { Apply, AssignedValue, Expression, Modifier, Statement } from './syntax.ts';
import { MODIFIERS, type Token } from './token.ts';

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
  skipDuration(parsing);
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

export function parseIdle(parsing: Parsing3, word: string): Statement {
  const reader = parsing.reader;
  const { at } = reader.take();
  const nanoseconds = word === 'delay' ? nanosecondsIn(skipDuration(parsing)) : undefined;
  const operands = reader.isSymbol(';') ? [] : parsing.expressions.operands();
  reader.expectSemicolon(`"${word}"`);
  return { kind: 'idle', operands, ...(nanoseconds !== undefined && { nanoseconds }), at };
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

/** Skips a duration such as `[100ns]`, and everything else in its brackets. Returns these tokens. */
export function skipDuration(parsing: Parsing3): readonly Token[] {
  const reader = parsing.reader;
  const skipped: Token[] = [];
  if (!reader.accept('[')) return skipped;
  for (let open = 1; open > 0;) {
    if (reader.isAtEnd()) reader.fail('"]" after the duration');
    const token = reader.take();
    if (token.kind === 'symbol' && token.text === '[') open += 1;
    if (token.kind === 'symbol' && token.text === ']') open -= 1;
    if (open > 0) skipped.push(token);
  }
  return skipped;
}

/** The units in nanoseconds; `s` is last, because the others end in it, too. */
const UNITS = [
  ['ns', 1],
  ['us', 1e3],
  ['µs', 1e3],
  ['μs', 1e3],
  ['ms', 1e6],
  ['s', 1e9],
] as const;

/** Reads a single number with a unit. A calculated time and a time in `dt`, which is the device's own, have none. */
function nanosecondsIn([timing, ...more]: readonly Token[]): number | undefined {
  if (timing?.kind !== 'timing' || more.length > 0) return undefined;
  const unit = UNITS.find(([name]) => timing.text.endsWith(name));
  if (!unit) return undefined;
  const nanoseconds = Number(timing.text.slice(0, -unit[0].length).replaceAll('_', '')) * unit[1];
  return nanoseconds > 0 && Number.isFinite(nanoseconds) ? nanoseconds : undefined;
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
