import { Refusal } from '../../problem.ts';
import { statementOf } from '../openqasm-kinds.ts';
import { parseOperation } from './parse-operation.ts';
import { ExpressionParser } from './parse-expression.ts';
import type { TokenReader } from './token-reader.ts';
import type { Expression, Statement } from './syntax.ts';

const NEWER_WORDS = new Set([
  ...['qubit', 'bit', 'let', 'def', 'for', 'while', 'const', 'input', 'output', 'ctrl', 'negctrl'],
  ...['inv', 'pow', 'gphase', 'box', 'switch', 'else', 'int', 'uint', 'float', 'angle', 'bool'],
]);

/**
 * Reads the statements of OpenQASM 2. Grammar: "Open Quantum Assembly Language", arXiv:1707.03429, appendix A. It also
 * reads what Qiskit accepts beyond that: a condition on one bit, and trailing commas.
 */
export class Parser2 {
  readonly #reader: TokenReader;
  readonly #expressions: ExpressionParser;

  constructor(reader: TokenReader) {
    this.#reader = reader;
    this.#expressions = new ExpressionParser(reader, { caretIsPower: true });
  }

  /** Reads one statement; throws a `Refusal` at a part that does not fit. */
  statement(): Statement {
    const reader = this.#reader;
    const { token } = reader;
    const { at } = token;
    if (token.kind !== 'identifier')
      return reader.fail('a statement, such as a declaration or a gate');
    switch (token.text) {
      case 'include':
        return this.#include();
      case 'qreg':
      case 'creg':
        return this.#register(token.text);
      case 'gate':
        return this.#gate();
      case 'opaque':
        throw new Refusal(
          at,
          'An "opaque" gate has no body, so nobody can say what it computes. Expected a "gate" with a body in braces.',
        );
      case 'if':
        return this.#if();
      default:
        return this.#operation();
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

  #register(word: 'qreg' | 'creg'): Statement {
    const reader = this.#reader;
    reader.take();
    const name = reader.expectName('the name of a register');
    if (!reader.isSymbol('['))
      reader.fail(`"[" after the name of the register, as in ${word} ${name.text}[2];`);
    const size = this.#expressions.designator();
    reader.expectSemicolon('the declaration');
    if (word === 'qreg') return { kind: 'qubits', name: name.text, size, at: name.at };
    const type = { name: 'bit' as const, width: size };
    return {
      kind: 'variable',
      type,
      name: name.text,
      isConstant: false,
      value: undefined,
      mayBeEmpty: true,
      at: name.at,
    };
  }

  #gate(): Statement {
    const reader = this.#reader;
    reader.take();
    const name = reader.expectName('the name of the new gate');
    const parameters = reader.accept('(') ? this.#names(')') : [];
    const qubits = this.#names('{');
    if (qubits.length === 0)
      throw new Refusal(
        name.at,
        `Gate "${name.text}" acts on no qubit. Expected names of qubits before "{".`,
      );
    const body: Statement[] = [];
    while (!reader.accept('}')) {
      if (reader.isAtEnd()) reader.fail(`"}" at the end of gate "${name.text}"`);
      const { token } = reader;
      const isAllowed =
        statementOf(token.text, 2)?.isAllowedInGate ??
        !['measure', 'if', 'gate', 'opaque', 'qreg', 'creg', 'include'].includes(token.text);
      if (!isAllowed) {
        throw new Refusal(
          token.at,
          `"${token.text}" cannot be in the body of a gate. Expected gates and barriers only.`,
        );
      }
      body.push(this.#operation());
    }
    return { kind: 'gate', name: name.text, parameters, qubits, body, at: name.at };
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

  /** Reads `if (c == 3)` with the whole register or, beyond the grammar, one of its bits. */
  #if(): Statement {
    const reader = this.#reader;
    const { at } = reader.take();
    reader.expect('(', 'after "if"');
    const left = this.#expressions.operand();
    const { at: equalsAt } = reader.expect(
      '==',
      'in the condition; OpenQASM 2 compares a register with a number only',
    );
    const { token } = reader;
    if (token.kind !== 'integer') reader.fail('a whole number to compare with');
    const right = this.#expressions.expression();
    reader.expect(')', 'after the condition');
    const condition: Expression = { kind: 'binary', operator: '==', left, right, at: equalsAt };
    const then = reader.isWord('if') ? reader.nested(() => this.#if()) : this.#operation();
    return { kind: 'if', condition, then: [then], otherwise: [], at };
  }

  #operation(): Statement {
    const reader = this.#reader;
    const { token } = reader;
    const { at } = token;
    if (token.kind !== 'identifier') return reader.fail('a gate');
    const does = statementOf(token.text, 2);
    if (does) return parseOperation(reader, this.#expressions, does);
    if (token.text === 'measure') {
      reader.take();
      const source = this.#expressions.operand();
      reader.expect('->', 'between the qubit and the classical bit');
      const target = this.#expressions.operand();
      reader.expectSemicolon('the measurement');
      return { kind: 'measure', source, target, at };
    }
    if (NEWER_WORDS.has(token.text)) {
      throw new Refusal(
        at,
        `Found "${token.text}", which belongs to OpenQASM 3. Expected OpenQASM 2, as the first line says; change it to OPENQASM 3.0;`,
      );
    }
    reader.take();
    const parameters = reader.accept('(') ? this.#expressions.list(')') : [];
    const operands = this.#expressions.operands();
    reader.expectSemicolon(`gate "${token.text}"`);
    return { kind: 'apply', modifiers: [], name: token.text, arguments: parameters, operands, at };
  }
}
