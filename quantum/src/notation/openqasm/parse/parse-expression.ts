import { LIMITS } from '../../limits.ts';
import { Refusal } from '../../problem.ts';
import type { TokenReader } from './token-reader.ts';
import type { ClassicalType, Expression, Index, Range, ScalarName } from './syntax.ts';

/** The differences between the two versions of the language. */
interface ExpressionDialect {
  /** In OpenQASM 2, `^` is a power. In OpenQASM 3 it is the exclusive or, and `**` is the power. */
  readonly caretIsPower: boolean;
}

/** The precedence of operators, from 1. `**` has a higher one and is right-associative. */
const TIGHTNESS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '||': 1,
    '&&': 2,
    '|': 3,
    '^': 4,
    '&': 5,
    '==': 6,
    '!=': 6,
    '<': 7,
    '<=': 7,
    '>': 7,
    '>=': 7,
    in: 7,
    '<<': 8,
    '>>': 8,
    '+': 9,
    '-': 9,
    '*': 10,
    '/': 10,
    '%': 10,
  }),
);

/** The most indices after one name. More than one makes sense only for parts of parts. */
const MAX_INDICES = 8;

const SCALAR_NAMES: readonly string[] = ['bit', 'bool', 'int', 'uint', 'float', 'angle'];

/**
 * Reads expressions of both versions by precedence climbing (table "operator-precedence" of the OpenQASM 3
 * specification). The depth and length of one expression are limited, so that nothing overflows.
 */
export class ExpressionParser {
  readonly #reader: TokenReader;
  readonly #dialect: ExpressionDialect;
  #operators = 0;
  #isInside = false;

  constructor(reader: TokenReader, dialect: ExpressionDialect) {
    this.#reader = reader;
    this.#dialect = dialect;
  }

  /** Reads one whole expression. Its operators are counted together, including those in brackets and lists. */
  expression(): Expression {
    if (this.#isInside) return this.#binary(1);
    this.#operators = 0;
    this.#isInside = true;
    try {
      return this.#binary(1);
    } finally {
      this.#isInside = false;
    }
  }

  /** Reads expressions between commas up to `close`, which is consumed; a trailing comma is allowed. */
  list(close: string): Expression[] {
    const items: Expression[] = [];
    while (!this.#reader.accept(close)) {
      items.push(this.expression());
      if (this.#reader.accept(close)) break;
      if (!this.#reader.accept(',')) this.#reader.fail(`"," or "${close}"`);
    }
    return items;
  }

  /** Reads a qubit, a register, or a part of one: `q`, `q[0]`, `q[1:3]`, `$2`. */
  operand(): Expression {
    const { token } = this.#reader;
    if (token.kind !== 'identifier' && token.kind !== 'hardware') {
      this.#reader.fail('a qubit or a register');
    }
    return this.#postfix();
  }

  operands(): Expression[] {
    const items = [this.operand()];
    while (this.#reader.accept(',')) {
      if (this.#reader.isSymbol(';')) break;
      items.push(this.operand());
    }
    return items;
  }

  /** Reads `[size]`, if it is there. */
  designator(): Expression | undefined {
    if (!this.#reader.accept('[')) return undefined;
    const size = this.expression();
    this.#reader.expect(']', 'after the size');
    return size;
  }

  /** Reads `int[8]`, `float`, and so on, if a scalar type comes next. */
  scalarType(): ClassicalType | undefined {
    const { token } = this.#reader;
    if (token.kind !== 'identifier' || !SCALAR_NAMES.includes(token.text)) return undefined;
    this.#reader.take();
    return { name: token.text as ScalarName, width: this.designator() }; // the list was just checked
  }

  /** Reads the contents of `[ ]` of `for`: `first : step : last`. */
  range(first: Expression | undefined, at: number): Range {
    this.#reader.expect(':', 'in the range');
    const second = this.#rangeEnd();
    if (!this.#reader.accept(':'))
      return { kind: 'range', first, step: undefined, last: second, at };
    return { kind: 'range', first, step: second, last: this.#rangeEnd(), at };
  }

  /** Reads an index without its brackets: a number, a range, or a set. */
  index(): Index {
    const { at } = this.#reader.token;
    if (this.#reader.accept('{')) return { kind: 'set', items: this.list('}'), at };
    if (this.#reader.isSymbol(':')) return this.range(undefined, at);
    const first = this.expression();
    return this.#reader.isSymbol(':') ? this.range(first, at) : first;
  }

  #rangeEnd(): Expression | undefined {
    const ends =
      this.#reader.isSymbol(']') || this.#reader.isSymbol(':') || this.#reader.isSymbol(',');
    return ends ? undefined : this.expression();
  }

  #binary(loosest: number): Expression {
    let left = this.#unary();
    for (;;) {
      const { token } = this.#reader;
      if (token.kind !== 'symbol' && token.text !== 'in') return left;
      const tightness = TIGHTNESS.get(token.text);
      if (this.#dialect.caretIsPower && !['+', '-', '*', '/'].includes(token.text)) return left;
      if (tightness === undefined || tightness < loosest) return left;
      this.#count();
      this.#reader.take();
      const right = this.#reader.nested(() => this.#binary(tightness + 1));
      left = { kind: 'binary', operator: token.text, left, right, at: token.at };
    }
  }

  #unary(): Expression {
    const { token } = this.#reader;
    if (token.kind === 'symbol' && ['-', '+', '!', '~'].includes(token.text)) {
      this.#count();
      this.#reader.take();
      const operand = this.#reader.nested(() => this.#unary());
      return { kind: 'unary', operator: token.text, operand, at: token.at };
    }
    return this.#power();
  }

  #power(): Expression {
    const base = this.#postfix();
    const { token } = this.#reader;
    const isPower =
      token.kind === 'symbol' && token.text === (this.#dialect.caretIsPower ? '^' : '**');
    if (!isPower) return base;
    this.#count();
    this.#reader.take();
    const exponent = this.#reader.nested(() => this.#unary());
    return { kind: 'binary', operator: '**', left: base, right: exponent, at: token.at };
  }

  #postfix(): Expression {
    let base = this.#primary();
    for (let indices = 1; this.#reader.accept('['); indices++) {
      if (indices > MAX_INDICES)
        this.#reader.fail(`at most ${MAX_INDICES} indices behind one another`);
      const parts = [this.index()];
      while (this.#reader.accept(',')) parts.push(this.index());
      this.#reader.expect(']', 'after the index');
      for (const index of parts) base = { kind: 'indexed', base, index, at: base.at };
    }
    return base;
  }

  #primary(): Expression {
    const reader = this.#reader;
    const { token } = reader;
    switch (token.kind) {
      case 'integer':
      case 'real':
        reader.take();
        return numberLiteral(token.text, token.kind === 'integer', token.at);
      case 'string':
        reader.take();
        if (!/^[01](?:_?[01])*$/.test(token.text)) {
          throw new Refusal(
            token.at,
            `Expected a bit string such as "0101", found the text "${token.text.slice(0, 40)}".`,
          );
        }
        return { kind: 'bitstring', text: token.text.replaceAll('_', ''), at: token.at };
      case 'hardware':
        reader.take();
        return { kind: 'hardware', index: Number(token.text), at: token.at };
      case 'timing':
        return reader.fail(
          'an angle or a number',
          'Times take no part in what a circuit computes.',
        );
      case 'imaginary':
        return reader.fail('a real number', 'Complex numbers are not supported.');
      case 'identifier':
        return this.#word();
      default:
    }
    if (reader.accept('(')) {
      const inner = reader.nested(() => this.expression());
      reader.expect(')', 'to close the bracket');
      return inner;
    }
    return reader.fail('an expression');
  }

  #word(): Expression {
    const reader = this.#reader;
    const { at } = reader.token;
    if (!this.#dialect.caretIsPower) {
      const type = this.scalarType();
      if (type) {
        reader.expect('(', `after the type "${type.name}" in an expression`);
        const operand = reader.nested(() => this.expression());
        reader.expect(')', 'to close the bracket');
        return { kind: 'cast', type, operand, at };
      }
    }
    const name = reader.take().text;
    if (name === 'true' || name === 'false') return { kind: 'boolean', value: name === 'true', at };
    if (!reader.accept('(')) return { kind: 'name', name, at };
    return { kind: 'call', name, arguments: reader.nested(() => this.list(')')), at };
  }

  #count(): void {
    this.#operators += 1;
    if (this.#operators > LIMITS.operators) {
      throw new Refusal(
        this.#reader.token.at,
        `This expression has more than ${LIMITS.operators} operators. Split it up.`,
      );
    }
  }
}

function numberLiteral(text: string, isInteger: boolean, at: number): Expression {
  const value = Number(text.includes('_') ? text.replaceAll('_', '') : text);
  if (!Number.isFinite(value))
    throw new Refusal(at, `The number ${text.slice(0, 40)} is too large.`);
  if (isInteger && !Number.isSafeInteger(value)) {
    throw new Refusal(
      at,
      `The whole number ${text.slice(0, 40)} is too large; 2^53 - 1 is the largest that stays exact.`,
    );
  }
  return { kind: 'number', value, isInteger, at };
}
