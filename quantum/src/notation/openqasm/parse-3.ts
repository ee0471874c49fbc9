import { Refusal } from '../problem.ts';
import { ExpressionParser } from './parse-expression.ts';
import { describe, type TokenReader } from './reader.ts';
import type {
  Apply,
  Argument,
  AssignedValue,
  ClassicalType,
  Expression,
  Index,
  Modifier,
  Statement,
  SwitchCase,
} from './syntax.ts';

/** Words that begin something that this engine does not carry out, and why. */
const REFUSED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    opaque:
      'An "opaque" gate has no body, so nobody can say what it computes. Expected a "gate" with a body in braces.',
    input:
      'An "input" gets its value from outside when the circuit is run. Expected a value here: write const float theta = 0.5; in its place.',
    extern: 'An "extern" function is not part of this text, so it cannot be carried out.',
    cal: 'Pulses ("cal") are not supported. Expected gates, measurements and classical statements.',
    defcal:
      'Pulses ("defcal") are not supported. Expected gates, measurements and classical statements.',
    defcalgrammar:
      'Pulses ("defcalgrammar") are not supported. Expected gates, measurements and classical statements.',
    duration: 'Durations take no part in what a circuit computes and are not supported.',
    stretch: 'Durations ("stretch") take no part in what a circuit computes and are not supported.',
    complex: 'Complex numbers are not supported. Expected bit, bool, int, uint, float or angle.',
    array: 'Arrays are not supported. Expected bit, bool, int, uint, float or angle.',
  }),
);

const MODIFIERS = new Set(['ctrl', 'negctrl', 'inv', 'pow']);
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

/**
 * Reads the statements of OpenQASM 3. Grammar: qasm3Parser.g4 of the specification (3.1); what an exact
 * simulator has no use for is refused with its reason.
 */
export class Parser3 {
  readonly #reader: TokenReader;
  readonly #expressions: ExpressionParser;

  constructor(reader: TokenReader) {
    this.#reader = reader;
    this.#expressions = new ExpressionParser(reader, { caretIsPower: false });
  }

  /** One statement or block; throws a `Refusal` at what does not fit. */
  statement(): Statement {
    return this.#reader.nested(() => this.#statement());
  }

  #statement(): Statement {
    const reader = this.#reader;
    const { token } = reader;
    const { at } = token;
    if (token.kind === 'pragma') {
      reader.take();
      return { kind: 'block', body: [], at };
    }
    if (reader.isSymbol('{')) return { kind: 'block', body: this.#block('the block'), at };
    if (token.kind !== 'identifier')
      return reader.fail('a statement, such as a declaration or a gate');
    const reason = REFUSED.get(token.text);
    if (reason !== undefined) throw new Refusal(at, reason);
    switch (token.text) {
      case 'include':
        return this.#include();
      case 'qubit':
      case 'qreg':
      case 'creg':
        return this.#register(token.text);
      case 'output':
        reader.take();
        return this.#declaration(false);
      case 'const':
        reader.take();
        return this.#declaration(true);
      case 'bit':
      case 'bool':
      case 'int':
      case 'uint':
      case 'float':
      case 'angle':
        return this.#declaration(false);
      case 'gate':
        return this.#gate();
      case 'def':
        return this.#def();
      case 'let':
        return this.#alias();
      case 'if':
        return this.#if();
      case 'for':
        return this.#for();
      case 'while':
        return this.#while();
      case 'switch':
        return this.#switch();
      case 'return':
        return this.#return();
      case 'break':
      case 'continue':
      case 'end':
        reader.take();
        reader.expectSemicolon(`"${token.text}"`);
        return { kind: 'leave', how: token.text, at };
      case 'box':
        reader.take();
        this.#skipDuration();
        return { kind: 'block', body: this.#block('the box'), at };
      case 'delay':
      case 'nop':
        return this.#idle(token.text);
      case 'barrier': {
        reader.take();
        const operands = reader.isSymbol(';') ? [] : this.#expressions.operands();
        reader.expectSemicolon('the barrier');
        return { kind: 'barrier', operands, at };
      }
      case 'reset': {
        reader.take();
        const operand = this.#expressions.operand();
        reader.expectSemicolon('the reset');
        return { kind: 'reset', operand, at };
      }
      case 'measure':
        return this.#measure();
      default:
        return this.#applyOrAssign();
    }
  }

  #include(): Statement {
    const { at } = this.#reader.take();
    const { token } = this.#reader;
    if (token.kind !== 'string') this.#reader.fail('the name of a file in quotes');
    this.#reader.take();
    this.#reader.expectSemicolon('the included file');
    return { kind: 'include', file: token.text, at };
  }

  #register(word: 'qubit' | 'qreg' | 'creg'): Statement {
    const reader = this.#reader;
    reader.take();
    const sizeBefore = word === 'qubit' ? this.#expressions.designator() : undefined;
    const { text: name, at } = reader.expectName('the name of a register');
    if (word === 'qubit' && reader.isSymbol('[')) {
      reader.fail('";"', `In OpenQASM 3 the size comes first: qubit[2] ${name};`);
    }
    const size = sizeBefore ?? this.#expressions.designator();
    reader.expectSemicolon('the declaration');
    if (word !== 'creg') return { kind: 'qubits', name, size, at };
    return {
      kind: 'variable',
      type: { name: 'bit', width: size },
      name,
      isConstant: false,
      value: undefined,
      at,
    };
  }

  #declaration(isConstant: boolean): Statement {
    const reader = this.#reader;
    const reason = REFUSED.get(reader.token.text);
    if (reason !== undefined) throw new Refusal(reader.token.at, reason);
    const type = this.#expressions.scalarType();
    if (!type) return reader.fail('a type: bit, bool, int, uint, float or angle');
    const { text: name, at } = reader.expectName('the name of a variable');
    if (reader.isSymbol('['))
      reader.fail('";" or "="', `In OpenQASM 3 the size comes first: ${type.name}[2] ${name};`);
    const value = reader.accept('=') ? this.#assignedValue() : undefined;
    if (isConstant && !value) reader.fail(`"=" and the value of the constant "${name}"`);
    reader.expectSemicolon('the declaration');
    return { kind: 'variable', type, name, isConstant, value, at };
  }

  #gate(): Statement {
    const reader = this.#reader;
    reader.take();
    const { text: name, at } = reader.expectName('the name of the new gate');
    const parameters = reader.accept('(') ? this.#names(')') : [];
    const qubits = this.#names('{');
    if (qubits.length === 0)
      throw new Refusal(
        at,
        `Gate "${name}" acts on no qubit. Expected names of qubits before "{".`,
      );
    const body = this.#blockRest(`gate "${name}"`);
    return { kind: 'gate', name, parameters, qubits, body, at };
  }

  #names(close: string): string[] {
    const names: string[] = [];
    while (!this.#reader.accept(close)) {
      names.push(this.#reader.expectName(`a name or "${close}"`).text);
      if (this.#reader.accept(close)) break;
      if (!this.#reader.accept(',')) this.#reader.fail(`"," or "${close}"`);
    }
    return names;
  }

  #def(): Statement {
    const reader = this.#reader;
    reader.take();
    const { text: name, at } = reader.expectName('the name of the subroutine');
    reader.expect('(', 'after the name of the subroutine');
    const parameters: Argument[] = [];
    while (!reader.accept(')')) {
      parameters.push(this.#argument());
      if (reader.accept(')')) break;
      if (!reader.accept(',')) reader.fail('"," or ")"');
    }
    let returns: ClassicalType | undefined;
    if (reader.accept('->')) {
      returns =
        this.#expressions.scalarType() ??
        reader.fail('the type of what is returned: bit, bool, int, uint, float or angle');
    }
    const body = this.#block(`subroutine "${name}"`);
    return { kind: 'def', name, arguments: parameters, returns, body, at };
  }

  #argument(): Argument {
    const reader = this.#reader;
    const { token } = reader;
    if (reader.acceptWord('qubit') || reader.acceptWord('qreg') || reader.acceptWord('creg')) {
      const kind = token.text === 'creg' ? 'bit' : 'qubit';
      const sizeBefore = this.#expressions.designator();
      const name = reader.expectName('the name of a qubit');
      return {
        kind,
        size: sizeBefore ?? this.#expressions.designator(),
        name: name.text,
        at: name.at,
      };
    }
    const reason = REFUSED.get(
      token.text === 'readonly' || token.text === 'mutable' ? 'array' : token.text,
    );
    if (reason !== undefined) throw new Refusal(token.at, reason);
    const type = this.#expressions.scalarType();
    if (!type)
      return reader.fail('the type of an argument: qubit, bit, bool, int, uint, float or angle');
    const name = reader.expectName('the name of an argument');
    return { kind: type.name, size: type.width, name: name.text, at: name.at };
  }

  #alias(): Statement {
    const reader = this.#reader;
    reader.take();
    const { text: name, at } = reader.expectName('a new name');
    reader.expect('=', 'after the new name');
    const parts = [this.#expressions.operand()];
    while (reader.accept('++')) parts.push(this.#expressions.operand());
    reader.expectSemicolon('"let"');
    return { kind: 'alias', name, parts, at };
  }

  #if(): Statement {
    const reader = this.#reader;
    const { at } = reader.take();
    reader.expect('(', 'after "if"');
    const condition = this.#expressions.expression();
    reader.expect(')', 'after the condition');
    const then = this.#body();
    const otherwise = reader.acceptWord('else') ? this.#body() : [];
    return { kind: 'if', condition, then, otherwise, at };
  }

  #for(): Statement {
    const reader = this.#reader;
    const { at } = reader.take();
    this.#expressions.scalarType(); // optional before 3.0, and files of that time are still about
    const variable = reader.expectName('the name of the loop variable').text;
    if (!reader.acceptWord('in')) reader.fail('"in" after the loop variable');
    const over = this.#loopValues();
    return { kind: 'for', variable, over, body: this.#body(), at };
  }

  #loopValues(): Index {
    const reader = this.#reader;
    const { at } = reader.token;
    if (reader.accept('{')) return { kind: 'set', items: this.#expressions.list('}'), at };
    if (!reader.accept('[')) return this.#expressions.expression();
    const first = reader.isSymbol(':') ? undefined : this.#expressions.expression();
    const range = this.#expressions.range(first, at);
    reader.expect(']', 'after the range');
    return range;
  }

  #while(): Statement {
    const reader = this.#reader;
    const { at } = reader.take();
    reader.expect('(', 'after "while"');
    const condition = this.#expressions.expression();
    reader.expect(')', 'after the condition');
    return { kind: 'while', condition, body: this.#body(), at };
  }

  #switch(): Statement {
    const reader = this.#reader;
    const { at } = reader.take();
    reader.expect('(', 'after "switch"');
    const subject = this.#expressions.expression();
    reader.expect(')', 'after what is looked at');
    reader.expect('{', 'before the cases');
    const cases: SwitchCase[] = [];
    while (!reader.accept('}')) {
      if (reader.acceptWord('default')) {
        cases.push({ labels: undefined, body: this.#block('the default case') });
      } else if (reader.acceptWord('case')) {
        const labels = [this.#expressions.expression()];
        while (reader.accept(',')) {
          if (!reader.isSymbol('{')) labels.push(this.#expressions.expression());
        }
        cases.push({ labels, body: this.#block('the case') });
      } else {
        reader.fail('"case", "default" or "}"');
      }
    }
    return { kind: 'switch', subject, cases, at };
  }

  #return(): Statement {
    const { at } = this.#reader.take();
    const value = this.#reader.isSymbol(';') ? undefined : this.#assignedValue();
    this.#reader.expectSemicolon('"return"');
    return { kind: 'return', value, at };
  }

  #idle(word: string): Statement {
    const reader = this.#reader;
    const { at } = reader.take();
    if (word === 'delay') this.#skipDuration();
    const operands = reader.isSymbol(';') ? [] : this.#expressions.operands();
    reader.expectSemicolon(`"${word}"`);
    return { kind: 'idle', operands, at };
  }

  /** `[100ns]`: a time that changes nothing here. Whatever stands in the brackets is passed over. */
  #skipDuration(): void {
    const reader = this.#reader;
    if (!reader.accept('[')) return;
    for (let open = 1; open > 0;) {
      if (reader.isAtEnd()) reader.fail('"]" after the duration');
      const token = reader.take();
      if (token.kind === 'symbol' && token.text === '[') open += 1;
      if (token.kind === 'symbol' && token.text === ']') open -= 1;
    }
  }

  #measure(): Statement {
    const reader = this.#reader;
    const { at } = reader.take();
    const source = this.#expressions.operand();
    const target = reader.accept('->') ? this.#expressions.operand() : undefined;
    reader.expectSemicolon('the measurement');
    return { kind: 'measure', source, target, at };
  }

  #assignedValue(): AssignedValue {
    const reader = this.#reader;
    const { at } = reader.token;
    if (reader.acceptWord('measure'))
      return { kind: 'measurement', operand: this.#expressions.operand(), at };
    const value = this.#expressions.expression();
    // A subroutine may be called in the older style, its qubits behind the brackets: f(0.5) q[0].
    const { token } = reader;
    if (token.kind !== 'identifier' && token.kind !== 'hardware') return value;
    if (value.kind === 'name')
      return { kind: 'call', name: value.name, arguments: this.#expressions.operands(), at };
    if (value.kind !== 'call') return value;
    return { ...value, arguments: [...value.arguments, ...this.#expressions.operands()] };
  }

  #applyOrAssign(): Statement {
    const reader = this.#reader;
    const { at } = reader.token;
    const modifiers = this.#modifiers();
    const { token } = reader;
    if (token.kind !== 'identifier') return reader.fail('a gate after its modifiers');
    if (modifiers.length === 0) {
      const next = reader.following;
      if (next.kind === 'symbol' && (next.text === '[' || ASSIGNMENTS.has(next.text)))
        return this.#assignment();
    }
    reader.take();
    const parameters = reader.accept('(') ? this.#expressions.list(')') : [];
    this.#skipDuration();
    const operands = reader.isSymbol(';') ? [] : this.#operandsOfGate(token.text);
    reader.expectSemicolon(`"${token.text}"`);
    return { kind: 'apply', modifiers, name: token.text, arguments: parameters, operands, at };
  }

  #operandsOfGate(name: string): Expression[] {
    const { token } = this.#reader;
    if (token.kind !== 'identifier' && token.kind !== 'hardware') {
      this.#reader.fail(`the qubits of "${name}"`);
    }
    return this.#expressions.operands();
  }

  #assignment(): Statement {
    const reader = this.#reader;
    const { at } = reader.token;
    const target = this.#expressions.operand();
    const { token } = reader;
    if (token.kind !== 'symbol' || !ASSIGNMENTS.has(token.text)) {
      return reader.fail(
        '"=" and a value',
        `"${target.kind === 'name' ? target.name : 'A register'}" alone does nothing.`,
      );
    }
    reader.take();
    const value = this.#assignedValue();
    reader.expectSemicolon('the assignment');
    return { kind: 'assign', target, operator: token.text, value, at };
  }

  #modifiers(): Apply['modifiers'] {
    const reader = this.#reader;
    const modifiers: Modifier[] = [];
    while (reader.token.kind === 'identifier' && MODIFIERS.has(reader.token.text)) {
      const { text, at } = reader.take();
      modifiers.push(this.#modifier(text, at));
      reader.expect('@', `after "${text}", as in ${text} @ x ...`);
      if (modifiers.length > MAX_MODIFIERS) {
        throw new Refusal(at, `A gate has more than ${MAX_MODIFIERS} modifiers.`);
      }
    }
    return modifiers;
  }

  #modifier(word: string, at: number): Modifier {
    const reader = this.#reader;
    if (word === 'inv') return { kind: 'inverse', at };
    const value = reader.accept('(') ? this.#expressions.expression() : undefined;
    if (value) reader.expect(')', `after the number of "${word}"`);
    if (word !== 'pow') return { kind: 'control', on: word === 'ctrl' ? 1 : 0, count: value, at };
    return value
      ? { kind: 'power', exponent: value, at }
      : reader.fail('"(" and the exponent after "pow"');
  }

  /** A block in braces or a single statement. */
  #body(): Statement[] {
    return this.#reader.isSymbol('{') ? this.#block('the block') : [this.statement()];
  }

  #block(what: string): Statement[] {
    this.#reader.expect('{', `before ${what}`);
    return this.#blockRest(what);
  }

  #blockRest(what: string): Statement[] {
    const reader = this.#reader;
    const body: Statement[] = [];
    while (!reader.accept('}')) {
      if (reader.isAtEnd())
        throw new Refusal(
          reader.token.at,
          `Expected "}" at the end of ${what}, found ${describe(reader.token)}.`,
        );
      body.push(this.statement());
    }
    return body;
  }
}
