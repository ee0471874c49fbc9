import { LIMITS } from '../limits.ts';
import { Refusal } from '../problem.ts';
import type { Token } from './token.ts';

/** Walks over tokens, and says what was found and what was expected where they do not fit. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  /** `tokens` end with an `end` token. */
  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get token(): Token {
    return this.#tokens[this.#next];
  }

  /** The token `ahead` places further on, `end` past the last. */
  peek(ahead: number): Token {
    return this.#tokens[Math.min(this.#next + ahead, this.#tokens.length - 1)];
  }

  take(): Token {
    const token = this.token;
    if (token.kind !== 'end') this.#next += 1;
    return token;
  }

  isAtEnd(): boolean {
    return this.token.kind === 'end';
  }

  /** Whether a symbol comes next. */
  isSymbol(text: string): boolean {
    return this.token.kind === 'symbol' && this.token.text === text;
  }

  isWord(text: string): boolean {
    return this.token.kind === 'identifier' && this.token.text === text;
  }

  /** Takes the symbol if it comes next. */
  accept(text: string): boolean {
    if (!this.isSymbol(text)) return false;
    this.#next += 1;
    return true;
  }

  acceptWord(text: string): boolean {
    if (!this.isWord(text)) return false;
    this.#next += 1;
    return true;
  }

  /** Takes the symbol or throws a `Refusal` that tells `where` it was expected. */
  expect(text: string, where: string): Token {
    if (this.isSymbol(text)) return this.take();
    return this.fail(`"${text}" ${where}`);
  }

  /** A semicolon is missed where the statement ends, not where the next one begins. */
  expectSemicolon(after: string): void {
    if (this.accept(';')) return;
    const previous = this.#tokens[this.#next - 1];
    const offset = previous ? previous.end : this.token.at;
    throw new Refusal(offset, `Expected ";" after ${after}, found ${describe(this.token)}.`);
  }

  expectName(what: string): Token {
    if (this.token.kind === 'identifier') return this.take();
    return this.fail(what);
  }

  /** Throws: what was expected, what was found, a hint. */
  fail(expected: string, hint = ''): never {
    const message = `Expected ${expected}, found ${describe(this.token)}.${hint ? ` ${hint}` : ''}`;
    throw new Refusal(this.token.at, message);
  }

  /** Runs `inner` one level deeper, and refuses what is nested too deep. */
  nested<T>(inner: () => T): T {
    if (this.#depth >= LIMITS.depth) {
      throw new Refusal(
        this.token.at,
        `Brackets or blocks stand inside one another more than ${LIMITS.depth} deep. Split this up.`,
      );
    }
    this.#depth += 1;
    try {
      return inner();
    } finally {
      this.#depth -= 1;
    }
  }

  /**
   * After a mistake: goes on behind the statement that holds it, that is, behind the next semicolon or
   * block that is not inside a block of its own. Always moves on.
   */
  skipStatement(from: Token): void {
    if (this.token === from && this.accept('}')) return;
    if (this.token === from) this.take();
    let open = 0;
    while (!this.isAtEnd()) {
      const token = this.take();
      if (token.kind !== 'symbol') continue;
      if (token.text === '{') open += 1;
      if (token.text === '}') open -= 1;
      const ends = token.text === ';' || (token.text === '}' && !this.#goesOn());
      if (ends && open <= 0) return;
    }
  }

  /** Whether a brace that was just closed stood inside an expression. */
  #goesOn(): boolean {
    return this.token.kind === 'symbol' && ![';', '{', '}', '@'].includes(this.token.text);
  }
}

/** How a token is called in a message. */
export function describe(token: Token): string {
  switch (token.kind) {
    case 'end':
      return 'the end of the text';
    case 'string':
      return `the text "${short(token.text)}"`;
    case 'hardware':
      return `"$${short(token.text)}"`;
    case 'integer':
    case 'real':
    case 'timing':
    case 'imaginary':
      return `the number ${short(token.text)}`;
    default:
      return `"${short(token.text)}"`;
  }
}

/** Long names are cut in messages. */
export function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
