import { LIMITS } from '../../limits.ts';
import { Refusal } from '../../problem.ts';
import { COMMENTS } from '../openqasm-kinds.ts';

type TokenKind =
  | 'identifier'
  | 'integer'
  | 'real'
  /** A number with a unit of time, such as `100ns`. */
  | 'timing'
  | 'imaginary'
  /** Quoted text; `text` is without its quotes. */
  | 'string'
  /** A physical qubit `$0`; `text` is without the dollar sign. */
  | 'hardware'
  /** `#pragma` and the rest of its line. */
  | 'pragma'
  /** A comment that a kind of operation may read; `text` is without its slashes. */
  | 'comment'
  | 'symbol'
  | 'end';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Offset of the first unit. */
  readonly at: number;
  /** Offset just after the last unit. */
  readonly end: number;
}

/** Longest first, so that the first match is the right one. */
const SYMBOLS: readonly string[] = [
  ...['**=', '<<=', '>>='],
  ...['->', '==', '!=', '<=', '>=', '<<', '>>', '&&', '||', '**', '++'],
  ...['+=', '-=', '*=', '/=', '&=', '|=', '^=', '%='],
  ...['(', ')', '[', ']', '{', '}', ';', ',', ':', '.', '=', '+', '-', '*', '/', '%'],
  ...['^', '<', '>', '!', '~', '&', '|', '@'],
];
const symbolsByFirst = new Map<string, readonly string[]>();
for (const symbol of SYMBOLS) {
  const first = symbol.charAt(0);
  symbolsByFirst.set(first, [...(symbolsByFirst.get(first) ?? []), symbol]);
}

/** Modifiers change the gate after them, with an `@` between. */
export const MODIFIERS: ReadonlySet<string> = new Set(['ctrl', 'negctrl', 'inv', 'pow']);

/** The starts of comments that kinds of operation read. */
const COMMENT_STARTS = [...COMMENTS.keys()].map((word) => `// ${word}: `);
const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lm}\p{Lo}\p{Nl}_]/u;
const TIME_UNITS: ReadonlySet<string> = new Set(['dt', 'ns', 'us', 'µs', 'μs', 'ms', 's']);
/**
 * Matches every number of OpenQASM 2 and 3; underscores are only between digits. It is sticky, and linear by
 * construction.
 */
const NUMBER =
  /0[bB][01](?:_?[01])*|0o[0-7](?:_?[0-7])*|0[xX][0-9a-fA-F](?:_?[0-9a-fA-F])*|(?:[0-9](?:_?[0-9])*(?:\.(?:[0-9](?:_?[0-9])*)?)?|\.[0-9](?:_?[0-9])*)(?:[eE][+-]?[0-9](?:_?[0-9])*)?/y;

/**
 * Splits OpenQASM 2 or 3 into tokens, one per call. Comments and spaces are dropped, except comments that kinds of
 * operation read, in places where a statement outside of all blocks can start. After the last token, every call returns `end`.
 * Unreadable text is reported and skipped. The cost is linear in the length.
 *
 * Source: OpenQASM 3 grammar (qasm3Lexer.g4) and "Open Quantum Assembly Language" (arXiv:1707.03429).
 */
export class Tokenizer {
  readonly #source: string;
  readonly #report: (refusal: Refusal) => void;
  #at = 0;
  /** The number of complaints so far; only the first few are reported. */
  #complaints = 0;
  /** True if a statement can start here. */
  #isAtStart = true;
  /** True if `ctrl`, `inv`, and so on, or the parentheses after one of them, were just read. */
  #isBehindModifier = false;
  /** For each open `(`, whether it follows a modifier. */
  readonly #openBrackets: boolean[] = [];
  /** True if a statement came before and no block is open, so that a comment can be an operation. */
  #isBehindStatement = false;
  #openBraces = 0;

  constructor(source: string, report: (refusal: Refusal) => void) {
    this.#source = source;
    this.#report = report;
  }

  next(): Token {
    for (;;) {
      this.#skipBlanks();
      const at = this.#at;
      const token = this.#read();
      if (!token) continue; // The text here was reported or skipped.
      if (token.end === at && token.kind !== 'end')
        throw new Error('A token of no length was read.');
      this.#at = token.end;
      const symbol = token.kind === 'symbol' ? token.text : '';
      if (symbol === '(') this.#openBrackets.push(this.#isBehindModifier);
      if (symbol === '{') this.#openBraces += 1;
      else if (symbol === '}') this.#openBraces -= 1;
      this.#isAtStart =
        symbol === ';' ||
        symbol === '{' ||
        symbol === '}' ||
        token.kind === 'pragma' ||
        token.kind === 'comment';
      this.#isBehindModifier =
        (token.kind === 'identifier' && MODIFIERS.has(token.text)) ||
        (symbol === ')' && (this.#openBrackets.pop() ?? false));
      this.#isBehindStatement =
        this.#openBraces === 0 && (symbol === ';' || symbol === '}' || token.kind === 'comment');
      return token;
    }
  }

  #complain(at: number, message: string): void {
    this.#complaints += 1;
    if (this.#complaints <= LIMITS.problems) this.#report(new Refusal(at, message));
  }

  #skipBlanks(): void {
    const source = this.#source;
    for (;;) {
      const unit = source.charCodeAt(this.#at);
      if (isBlank(unit)) {
        this.#at += 1;
      } else if (unit === SLASH && source.charCodeAt(this.#at + 1) === SLASH) {
        if (this.#isBehindStatement && isKept(source, this.#at)) return;
        this.#at = lineEnd(source, this.#at);
      } else if (unit === SLASH && source.charCodeAt(this.#at + 1) === STAR) {
        this.#skipComment();
      } else {
        return;
      }
    }
  }

  #skipComment(): void {
    const close = this.#source.indexOf('*/', this.#at + 2);
    if (close < 0) {
      this.#complain(this.#at, 'This comment is never closed. Expected "*/" somewhere after it.');
    }
    this.#at = close < 0 ? this.#source.length : close + 2;
  }

  /** Returns the token that starts here; undefined if there is none, and then `#at` has advanced. */
  #read(): Token | undefined {
    const source = this.#source;
    const at = this.#at;
    if (at >= source.length)
      return { kind: 'end', text: '', at: source.length, end: source.length };
    const unit = source.charCodeAt(at);
    if (unit > 127 && CURLY_QUOTES.includes(source.charAt(at))) return this.#curlyString();
    if (isAsciiLetter(unit) || unit > 127) {
      const end = identifierEnd(source, at);
      return end > at ? this.#word(end) : this.#unknown();
    }
    if (isDigit(unit) || (unit === DOT && isDigit(source.charCodeAt(at + 1))))
      return this.#number();
    if (unit === DOUBLE_QUOTE || unit === SINGLE_QUOTE) return this.#string(source.charAt(at));
    if (unit === DOLLAR && isDigit(source.charCodeAt(at + 1))) {
      let end = at + 1;
      while (isDigit(source.charCodeAt(end))) end += 1;
      return { kind: 'hardware', text: source.slice(at + 1, end), at, end };
    }
    if (unit === HASH && source.startsWith('#pragma', at)) {
      return { kind: 'pragma', text: '#pragma', at, end: lineEnd(source, at) };
    }
    if (unit === AT && this.#isAnnotation()) {
      this.#at = lineEnd(source, at); // a word for compilers, up to the end of its line
      return undefined;
    }
    if (isKept(source, at)) {
      const end = lineEnd(source, at);
      return { kind: 'comment', text: source.slice(at + 2, end).trim(), at, end };
    }
    const symbol = symbolsByFirst.get(source.charAt(at))?.find((one) => source.startsWith(one, at));
    return symbol === undefined
      ? this.#unknown()
      : { kind: 'symbol', text: symbol, at, end: at + symbol.length };
  }

  /** Recognizes `@reversible`, but not the sign after a modifier, as in `ctrl @ x`. */
  #isAnnotation(): boolean {
    if (this.#isBehindModifier) return false;
    return this.#isAtStart || identifierEnd(this.#source, this.#at + 1) > this.#at + 1;
  }

  #word(end: number): Token {
    const at = this.#at;
    const text = this.#source.slice(at, end);
    if (text === 'pragma') return { kind: 'pragma', text, at, end: lineEnd(this.#source, at) };
    return { kind: 'identifier', text, at, end };
  }

  #number(): Token {
    const source = this.#source;
    const at = this.#at;
    NUMBER.lastIndex = at;
    const digits = NUMBER.exec(source)?.[0] ?? source.charAt(at);
    const end = at + digits.length;
    const plain: Token = { kind: isInteger(digits) ? 'integer' : 'real', text: digits, at, end };
    let unitStart = end;
    while (source.charCodeAt(unitStart) === 32 || source.charCodeAt(unitStart) === 9)
      unitStart += 1;
    const unitEnd = identifierEnd(source, unitStart);
    if (unitEnd === unitStart || unitEnd - unitStart > 2) return plain;
    const unit = source.slice(unitStart, unitEnd);
    if (TIME_UNITS.has(unit))
      return { kind: 'timing', text: source.slice(at, unitEnd), at, end: unitEnd };
    return unit === 'im' ? { kind: 'imaginary', text: digits, at, end: unitEnd } : plain;
  }

  /** Reads a string. One that is never closed ends with its line, or before the semicolon there. */
  #string(quote: string): Token {
    const source = this.#source;
    const at = this.#at;
    let stop = at + 1;
    while (
      stop < source.length &&
      !isLineEnd(source.charCodeAt(stop)) &&
      source.charAt(stop) !== quote
    )
      stop += 1;
    if (source.charAt(stop) === quote)
      return { kind: 'string', text: source.slice(at + 1, stop), at, end: stop + 1 };
    this.#complain(at, `This text is never closed. Expected ${quote} before the end of the line.`);
    const inside = source.slice(at + 1, stop).replace(/;[ \t]*$/, '');
    return { kind: 'string', text: inside, at, end: at + 1 + inside.length };
  }

  /**
   * Reads a string in curly quotes, which word processors set. It is reported, and read as if the quotes were straight.
   */
  #curlyString(): Token {
    const source = this.#source;
    const at = this.#at;
    let stop = at + 1;
    while (stop < source.length && !isLineEnd(source.charCodeAt(stop)) && !isQuote(source, stop))
      stop += 1;
    this.#complain(
      at,
      `Found the curly quote ${source.charAt(at)}. OpenQASM uses straight quotes: write " in place of each.`,
    );
    const end = isQuote(source, stop) ? stop + 1 : stop;
    return { kind: 'string', text: source.slice(at + 1, stop), at, end };
  }

  #unknown(): undefined {
    const code = this.#source.codePointAt(this.#at) ?? 0;
    const character = String.fromCodePoint(code);
    const hex = code.toString(16).toUpperCase().padStart(4, '0');
    const meant = LOOK_ALIKES.get(character);
    this.#complain(
      this.#at,
      `Found the character "${character}" (U+${hex}), which OpenQASM does not use.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    );
    this.#at += character.length;
    return undefined;
  }
}

/** The quotes that word processors and chat programs use instead of straight ones. */
const CURLY_QUOTES = '“”„‟«»‘’‚‛';

/** The signs that word processors and chat programs use instead of those of the language. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...[...'–—−‐‑'].map((sign) => [sign, '-'] as const),
  ...[...'×·∙⋅∗'].map((sign) => [sign, '*'] as const),
  ...[...'÷∕'].map((sign) => [sign, '/'] as const),
  ...['→', '➔', '⟶', '⇒'].map((sign) => [sign, '->'] as const),
  ...[...'；，：（）［］｛｝＝＠'].map(
    (sign) => [sign, String.fromCharCode(sign.charCodeAt(0) - 0xfee0)] as const,
  ),
  ...['【', '】'].map((sign, i) => [sign, '[]'.charAt(i)] as const),
  ['…', '...'],
  ['#', '//'],
]);

const [SLASH, STAR, DOT, DOLLAR, HASH, AT] = [47, 42, 46, 36, 35, 64];
const [DOUBLE_QUOTE, SINGLE_QUOTE] = [34, 39];

function isKept(source: string, at: number): boolean {
  return COMMENT_STARTS.some((start) => source.startsWith(start, at));
}

function isQuote(source: string, at: number): boolean {
  const character = source.charAt(at);
  return character !== '' && `"'${CURLY_QUOTES}`.includes(character);
}

function isInteger(digits: string): boolean {
  const second = digits.charAt(1);
  return /[bBoOxX]/.test(second) || !/[.eE]/.test(digits);
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

function isAsciiLetter(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 95;
}

/** Matches the spaces of the grammar, and the byte order mark and no-break space that real files contain. */
function isBlank(unit: number): boolean {
  return unit === 32 || (unit >= 9 && unit <= 13) || unit === 0xfeff || unit === 0xa0;
}

function isLineEnd(unit: number): boolean {
  return unit === 10 || unit === 13;
}

function lineEnd(source: string, from: number): number {
  let at = from;
  while (at < source.length && !isLineEnd(source.charCodeAt(at))) at += 1;
  return at;
}

function identifierEnd(source: string, from: number): number {
  let at = from;
  for (;;) {
    const unit = source.charCodeAt(at);
    if (isAsciiLetter(unit) || (at > from && isDigit(unit))) {
      at += 1;
    } else if (unit > 127) {
      const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
      if (!LETTER.test(character)) return at;
      at += character.length;
    } else {
      return at;
    }
  }
}
