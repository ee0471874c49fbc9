import { Refusal } from '../problem.ts';

export type TokenKind =
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

/** Longest first, so that the first that fits is the right one. */
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

const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lm}\p{Lo}\p{Nl}_]/u;
const TIME_UNIT = /^(?:dt|ns|us|µs|μs|ms|s)$/u;
/** Every number of OpenQASM 2 and 3; underscores only between digits. Sticky, and linear by construction. */
const NUMBER =
  /0[bB][01](?:_?[01])*|0o[0-7](?:_?[0-7])*|0[xX][0-9a-fA-F](?:_?[0-9a-fA-F])*|(?:[0-9](?:_?[0-9])*(?:\.(?:[0-9](?:_?[0-9])*)?)?|\.[0-9](?:_?[0-9])*)(?:[eE][+-]?[0-9](?:_?[0-9])*)?/y;

/**
 * Splits OpenQASM 2 or 3 into tokens; comments and blanks are dropped. The last token is `end`.
 * What cannot be read is reported through `report` and skipped. Linear in the length of the text.
 *
 * Source: OpenQASM 3 grammar (qasm3Lexer.g4) and "Open Quantum Assembly Language" (arXiv:1707.03429).
 */
export function tokenize(source: string, report: (refusal: Refusal) => void): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const push = (kind: TokenKind, text: string, end: number): void => {
    tokens.push({ kind, text, at, end });
    at = end;
  };
  while (at < source.length) {
    const unit = source.charCodeAt(at);
    if (isBlank(unit)) {
      at += 1;
    } else if (unit === 47 && source.charCodeAt(at + 1) === 47) {
      at = lineEnd(source, at);
    } else if (unit === 47 && source.charCodeAt(at + 1) === 42) {
      const close = source.indexOf('*/', at + 2);
      if (close < 0)
        report(new Refusal(at, 'This comment is never closed. Expected "*/" somewhere after it.'));
      at = close < 0 ? source.length : close + 2;
    } else if (isAsciiLetter(unit) || unit > 127) {
      const end = identifierEnd(source, at);
      if (end > at) pushWord(end);
      else skipUnknown();
    } else if (isDigit(unit) || (unit === 46 && isDigit(source.charCodeAt(at + 1)))) {
      pushNumber();
    } else if (unit === 34 || unit === 39) {
      pushString(source.charAt(at));
    } else if (unit === 36 && isDigit(source.charCodeAt(at + 1))) {
      let end = at + 1;
      while (isDigit(source.charCodeAt(end))) end += 1;
      push('hardware', source.slice(at + 1, end), end);
    } else if (unit === 35 && source.startsWith('#pragma', at)) {
      push('pragma', '#pragma', lineEnd(source, at));
    } else if (unit === 64 && startsStatement(tokens.at(-1))) {
      at = lineEnd(source, at); // an annotation: a word to compilers, up to the end of its line
    } else {
      const symbol = symbolsByFirst.get(source.charAt(at))?.find((s) => source.startsWith(s, at));
      if (symbol === undefined) skipUnknown();
      else push('symbol', symbol, at + symbol.length);
    }
  }
  tokens.push({ kind: 'end', text: '', at: source.length, end: source.length });
  return tokens;

  function pushWord(end: number): void {
    const text = source.slice(at, end);
    if (text === 'pragma') push('pragma', text, lineEnd(source, at));
    else push('identifier', text, end);
  }

  function pushNumber(): void {
    NUMBER.lastIndex = at;
    const digits = NUMBER.exec(source)?.[0] ?? source.charAt(at);
    const end = at + digits.length;
    const isInteger = /^(?:[0-9_]+|0[bBoOxX].*)$/.test(digits);
    let unitStart = end;
    while (source.charCodeAt(unitStart) === 32 || source.charCodeAt(unitStart) === 9)
      unitStart += 1;
    const unitEnd = identifierEnd(source, unitStart);
    const unit = unitEnd - unitStart <= 2 ? source.slice(unitStart, unitEnd) : '';
    if (TIME_UNIT.test(unit)) push('timing', source.slice(at, unitEnd), unitEnd);
    else if (unit === 'im') push('imaginary', digits, unitEnd);
    else push(isInteger ? 'integer' : 'real', digits, end);
  }

  function pushString(quote: string): void {
    const close = source.indexOf(quote, at + 1);
    const stop = lineEnd(source, at);
    if (close < 0 || close > stop) {
      report(
        new Refusal(at, `This text is never closed. Expected ${quote} before the end of the line.`),
      );
      at = stop;
    } else {
      push('string', source.slice(at + 1, close), close + 1);
    }
  }

  function skipUnknown(): void {
    const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
    const code = (source.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    report(
      new Refusal(
        at,
        `Found the character "${character}" (U+${code}), which OpenQASM does not use.`,
      ),
    );
    at += character.length;
  }
}

function startsStatement(previous: Token | undefined): boolean {
  return (
    previous === undefined ||
    (previous.kind === 'symbol' && [';', '{', '}'].includes(previous.text))
  );
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

function isAsciiLetter(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 95;
}

/** Blanks of the grammar, and the byte order mark and no-break space that real files carry. */
function isBlank(unit: number): boolean {
  return unit === 32 || (unit >= 9 && unit <= 13) || unit === 0xfeff || unit === 0xa0;
}

function lineEnd(source: string, from: number): number {
  let at = from;
  while (at < source.length && source.charCodeAt(at) !== 10 && source.charCodeAt(at) !== 13)
    at += 1;
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
