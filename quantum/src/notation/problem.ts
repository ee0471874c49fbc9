/** A problem at one place of a text. */
export interface Problem {
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 1, in UTF-16 units, as editors do. */
  readonly column: number;
  /** The found text, the expected text, and a hint if there is one. */
  readonly message: string;
}

/** A problem with its offset in the text. The parser throws it, and its caller turns it into a `Problem`. */
export class Refusal extends Error {
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.name = 'Refusal';
    this.offset = offset;
  }
}

/** The text has reached its limit, so nothing after this place is read. */
export class LimitReached extends Refusal {}

/** An expression has no value for these numbers, as in a division by zero. */
export class NoValue extends Refusal {}

/**
 * Turns offsets into lines and columns, in the order of the text and without repetitions. A line ends with `\n`, `\r`,
 * or `\r\n`. Cost: one pass over the text.
 */
export function locateProblems(
  source: string,
  refusals: readonly { readonly offset: number; readonly message: string }[],
): Problem[] {
  const sorted = [...refusals].sort((a, b) => a.offset - b.offset);
  const problems: Problem[] = [];
  const seen = new Set<string>();
  let line = 1;
  let lineStart = 0;
  let at = 0;
  for (const refusal of sorted) {
    const offset = Math.min(refusal.offset, source.length);
    for (; at < offset; at++) {
      const unit = source.charCodeAt(at);
      const isLineEnd = unit === 10 || (unit === 13 && source.charCodeAt(at + 1) !== 10);
      if (isLineEnd) {
        line += 1;
        lineStart = at + 1;
      }
    }
    const problem = { line, column: offset - lineStart + 1, message: refusal.message };
    const key = `${problem.line}:${problem.column}:${problem.message}`;
    if (!seen.has(key)) problems.push(problem);
    seen.add(key);
  }
  return problems;
}
