/**
 * Numbers in texts that the engine works out again: `{{25% | chance 1 | RY(pi/3)}}` reads as `25%`.
 * README.md says what can be asked.
 */
export interface ComputedNumber {
  readonly file: string;
  readonly line: number;
  /** As learners read it. */
  readonly shown: string;
  /** What it is a number of: `chance 1`. */
  readonly quantity: string;
  /** Rows of the grid notation, a semicolon between them. */
  readonly circuit: string;
}

const mark = /\{\{([^|{}\n]+)\|([^|{}\n]+)\|([^|{}\n]+)\}\}/g;

export interface PlainText {
  readonly text: string;
  readonly numbers: readonly ComputedNumber[];
}

/** The text as learners read it, line by line as long as before, and the numbers that were marked. */
export function withoutMarksOfNumbers(file: string, text: string): PlainText {
  const numbers: ComputedNumber[] = [];
  const lines = text.split('\n').map((line, index) =>
    line.replace(mark, (_, shown: string, quantity: string, circuit: string) => {
      const [plain, asked, rows] = [shown.trim(), quantity.trim(), circuit.trim()];
      numbers.push({ file, line: index + 1, shown: plain, quantity: asked, circuit: rows });
      return plain;
    }),
  );
  return { text: lines.join('\n'), numbers };
}
