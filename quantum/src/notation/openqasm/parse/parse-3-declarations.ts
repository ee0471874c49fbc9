import { Refusal } from '../../problem.ts';
import { parseAssignedValue } from './parse-3-actions.ts';
import { parseBlock, parseBlockRest, type Parsing3 } from './parsing-3.ts';
import { requireSupported } from './refused-words.ts';
import type { Argument, ClassicalType, Statement } from './syntax.ts';

export function parseInclude(parsing: Parsing3): Statement {
  const { at } = parsing.reader.take();
  const { token } = parsing.reader;
  if (token.kind !== 'string') parsing.reader.fail('the name of a file in quotes');
  parsing.reader.take();
  parsing.reader.expectSemicolon('the included file');
  return { kind: 'include', file: token.text, at };
}

export function parseRegister(parsing: Parsing3, word: 'qubit' | 'qreg' | 'creg'): Statement {
  const reader = parsing.reader;
  reader.take();
  const sizeBefore = word === 'qubit' ? parsing.expressions.designator() : undefined;
  const { text: name, at } = reader.expectName('the name of a register');
  if (word === 'qubit' && reader.isSymbol('[')) {
    reader.fail('";"', `In OpenQASM 3 the size comes first: qubit[2] ${name};`);
  }
  const size = sizeBefore ?? parsing.expressions.designator();
  reader.expectSemicolon('the declaration');
  if (word !== 'creg') return { kind: 'qubits', name, size, at };
  return {
    kind: 'variable',
    type: { name: 'bit', width: size },
    name,
    isConstant: false,
    value: undefined,
    mayBeEmpty: true,
    at,
  };
}

export function parseDeclaration(parsing: Parsing3, isConstant: boolean): Statement {
  const reader = parsing.reader;
  requireSupported(reader.token.text, reader.token.at);
  const type = parsing.expressions.scalarType();
  if (!type) return reader.fail('a type: bit, bool, int, uint, float or angle');
  const { text: name, at } = reader.expectName('the name of a variable');
  if (reader.isSymbol('['))
    reader.fail('";" or "="', `In OpenQASM 3 the size comes first: ${type.name}[2] ${name};`);
  const value = reader.accept('=') ? parseAssignedValue(parsing) : undefined;
  if (isConstant && !value) reader.fail(`"=" and the value of the constant "${name}"`);
  reader.expectSemicolon('the declaration');
  return { kind: 'variable', type, name, isConstant, value, mayBeEmpty: false, at };
}

export function parseGate(parsing: Parsing3): Statement {
  const reader = parsing.reader;
  reader.take();
  const { text: name, at } = reader.expectName('the name of the new gate');
  const parameters = reader.accept('(') ? parseNames(parsing, ')') : [];
  const qubits = parseNames(parsing, '{');
  if (qubits.length === 0)
    throw new Refusal(at, `Gate "${name}" acts on no qubit. Expected names of qubits before "{".`);
  const body = parseBlockRest(parsing, `gate "${name}"`);
  return { kind: 'gate', name, parameters, qubits, body, at };
}

export function parseDef(parsing: Parsing3): Statement {
  const reader = parsing.reader;
  reader.take();
  const { text: name, at } = reader.expectName('the name of the subroutine');
  reader.expect('(', 'after the name of the subroutine');
  const parameters: Argument[] = [];
  while (!reader.accept(')')) {
    parameters.push(parseArgument(parsing));
    if (reader.accept(')')) break;
    if (!reader.accept(',')) reader.fail('"," or ")"');
  }
  let returns: ClassicalType | undefined;
  if (reader.accept('->')) {
    returns =
      parsing.expressions.scalarType() ??
      reader.fail('the type of what is returned: bit, bool, int, uint, float or angle');
  }
  const body = parseBlock(parsing, `subroutine "${name}"`);
  return { kind: 'def', name, arguments: parameters, returns, body, at };
}

export function parseAlias(parsing: Parsing3): Statement {
  const reader = parsing.reader;
  reader.take();
  const { text: name, at } = reader.expectName('a new name');
  reader.expect('=', 'after the new name');
  const parts = [parsing.expressions.operand()];
  while (reader.accept('++')) parts.push(parsing.expressions.operand());
  reader.expectSemicolon('"let"');
  return { kind: 'alias', name, parts, at };
}

function parseNames(parsing: Parsing3, close: string): string[] {
  const names: string[] = [];
  while (!parsing.reader.accept(close)) {
    names.push(parsing.reader.expectName(`a name or "${close}"`).text);
    if (parsing.reader.accept(close)) break;
    if (!parsing.reader.accept(',')) parsing.reader.fail(`"," or "${close}"`);
  }
  return names;
}

function parseArgument(parsing: Parsing3): Argument {
  const reader = parsing.reader;
  const { token } = reader;
  if (reader.acceptWord('qubit') || reader.acceptWord('qreg') || reader.acceptWord('creg')) {
    const kind = token.text === 'creg' ? 'bit' : 'qubit';
    const sizeBefore = parsing.expressions.designator();
    const name = reader.expectName('the name of a qubit');
    return {
      kind,
      size: sizeBefore ?? parsing.expressions.designator(),
      name: name.text,
      at: name.at,
    };
  }
  requireSupported(
    token.text === 'readonly' || token.text === 'mutable' ? 'array' : token.text,
    token.at,
  );
  const type = parsing.expressions.scalarType();
  if (!type)
    return reader.fail('the type of an argument: qubit, bit, bool, int, uint, float or angle');
  const name = reader.expectName('the name of an argument');
  return { kind: type.name, size: type.width, name: name.text, at: name.at };
}
