import { LIMITS } from '../../limits.ts';
import { Refusal } from '../../problem.ts';
import type { Token, Tokenizer } from './token.ts';

/** A position among the tokens. */
export interface TokenPosition {
  readonly taken: number;
  readonly openBraces: number;
}

/** Walks over tokens. If one does not fit, it reports the found and the expected text. */
export class TokenReader {
  readonly #tokenizer: Tokenizer;
  #token: Token;
  /** The token after `#token`, once it has been requested. */
  #following: Token | undefined;
  #previousEnd = 0;
  /** The number of tokens consumed so far, and of braces open after them. */
  #taken = 0;
  #openBraces = 0;
  #depth = 0;

  constructor(tokenizer: Tokenizer) {
    this.#tokenizer = tokenizer;
    this.#token = tokenizer.next();
  }

  get token(): Token {
    return this.#token;
  }

  /** Returns the token after the next one. */
  get following(): Token {
    this.#following ??= this.#tokenizer.next();
    return this.#following;
  }

  take(): Token {
    const token = this.#token;
    if (token.kind === 'end') return token;
    this.#taken += 1;
    this.#openBraces += braceOf(token);
    this.#previousEnd = token.end;
    this.#token = this.#following ?? this.#tokenizer.next();
    this.#following = undefined;
    return token;
  }

  isAtEnd(): boolean {
    return this.#token.kind === 'end';
  }

  /** Returns true if a symbol comes next. */
  isSymbol(text: string): boolean {
    return this.#token.kind === 'symbol' && this.#token.text === text;
  }

  isWord(text: string): boolean {
    return this.#token.kind === 'identifier' && this.#token.text === text;
  }

  /** Consumes the symbol if it comes next. */
  accept(text: string): boolean {
    if (!this.isSymbol(text)) return false;
    this.take();
    return true;
  }

  acceptWord(text: string): boolean {
    if (!this.isWord(text)) return false;
    this.take();
    return true;
  }

  /** Consumes the symbol, or throws a `Refusal` that says `where` it was expected. */
  expect(text: string, where: string): Token {
    if (this.isSymbol(text)) return this.take();
    return this.fail(`"${text}" ${where}`);
  }

  /** Consumes a semicolon. A missing one is reported at the end of its statement, not at the start of the next one. */
  expectSemicolon(after: string): void {
    if (this.accept(';')) return;
    throw new Refusal(
      this.#previousEnd,
      `Expected ";" after ${after}, found ${describeToken(this.token)}.`,
    );
  }

  expectName(what: string): Token {
    if (this.token.kind === 'identifier') return this.take();
    return this.fail(what);
  }

  /** Throws a message with the expected text, the found text, and a hint. */
  fail(expected: string, hint = ''): never {
    const message = `Expected ${expected}, found ${describeToken(this.token)}.${hint ? ` ${hint}` : ''}`;
    throw new Refusal(this.token.at, message);
  }

  /** Runs `inner` one level deeper, and refuses too deep nesting. */
  nested<T>(inner: () => T): T {
    if (this.#depth >= LIMITS.depth) {
      throw new Refusal(
        this.token.at,
        `Brackets or blocks are nested more than ${LIMITS.depth} deep. Split this up.`,
      );
    }
    this.#depth += 1;
    try {
      return inner();
    } finally {
      this.#depth -= 1;
    }
  }

  /** Marks the start of a statement, for `skipStatement`. */
  get position(): TokenPosition {
    return { taken: this.#taken, openBraces: this.#openBraces };
  }

  /**
   * Moves past the statement that began at `from` after a mistake in it: past the end of the blocks that it opened, or
   * else past the next semicolon or block. It always moves forward.
   */
  skipStatement(from: TokenPosition): void {
    if (this.#taken === from.taken && this.take().text === '}') {
      this.#openBraces = from.openBraces;
      return;
    }
    while (!this.isAtEnd()) {
      const { kind, text } = this.take();
      const isEnd = kind === 'symbol' && (text === ';' || (text === '}' && !this.#goesOn()));
      if (isEnd && this.#openBraces <= from.openBraces) return;
    }
  }

  /** Returns true if a brace that was just closed was inside an expression. */
  #goesOn(): boolean {
    return this.token.kind === 'symbol' && ![';', '{', '}', '@'].includes(this.token.text);
  }
}

function braceOf(token: Token): -1 | 0 | 1 {
  if (token.kind !== 'symbol') return 0;
  return token.text === '{' ? 1 : token.text === '}' ? -1 : 0;
}

/** Returns the name of a token in a message. */
export function describeToken(token: Token): string {
  switch (token.kind) {
    case 'end':
      return 'the end of the text';
    case 'string':
      return `the text "${shortened(token.text)}"`;
    case 'hardware':
      return `"$${shortened(token.text)}"`;
    case 'integer':
    case 'real':
    case 'timing':
    case 'imaginary':
      return `the number ${shortened(token.text)}`;
    default:
      return `"${shortened(token.text)}"`;
  }
}

/** Cuts long names in messages. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
