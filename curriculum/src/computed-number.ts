/**
 * Numbers in texts that the engine recomputes: `{{25% | chance 1 | RY(pi/3)}}` reads as `25%`. README.md lists the
 * possible quantities.
 */
export interface ComputedNumber {
  readonly file: string;
  readonly line: number;
  /** As learners read it. */
  readonly shown: string;
  /** The quantity, such as `chance 1`. */
  readonly quantity: string;
  /** Rows of the grid notation, separated by semicolons. */
  readonly circuit: string;
}

const mark = /\{\{([^|{}\n]+)\|([^|{}\n]+)\|([^|{}\n]+)\}\}/g;

export interface PlainText {
  readonly text: string;
  readonly numbers: readonly ComputedNumber[];
}

/** Returns the text as learners read it, with the same lines, and the marked numbers. */
export function withoutNumberMarks(file: string, text: string): PlainText {
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
