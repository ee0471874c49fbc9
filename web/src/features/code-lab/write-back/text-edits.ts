/** Edits of a text, and the positions of its lines afterward. */
import { lineAt } from './statements.ts';

export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface EditedText {
  readonly text: string;
  /** The new number of a line that no edit removed. */
  readonly lineAfter: (line: number) => number;
  /** The line in which an edit's own text begins. */
  readonly lineOf: (edit: TextEdit) => number;
}

/** The edits must not overlap. */
export function withEdits(text: string, edits: readonly TextEdit[]): EditedText {
  const sorted = edits.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const lineOf = new Map<TextEdit, number>();
  let result = '';
  let done = 0;
  for (const edit of sorted) {
    result += text.slice(done, edit.from);
    lineOf.set(edit, lineAt(result, result.length));
    result += edit.text;
    done = edit.to;
  }
  const shifts = sorted.map((edit) => ({
    line: lineAt(text, edit.from),
    by: lineBreaks(edit.text) - lineBreaks(text.slice(edit.from, edit.to)),
  }));
  return {
    text: result + text.slice(done),
    lineAfter: (line) =>
      shifts.reduce((sum, shift) => (shift.line < line ? sum + shift.by : sum), line),
    lineOf: (edit) => lineOf.get(edit) ?? 1,
  };
}

export function endOfLine(text: string, position: number): number {
  const end = text.indexOf('\n', position);
  return end < 0 ? text.length : end;
}

/** The range of whole lines, including the last line's end. */
export function lineRange(text: string, from: number, to: number): { from: number; to: number } {
  return {
    from: text.lastIndexOf('\n', from - 1) + 1,
    to: Math.min(endOfLine(text, to) + 1, text.length),
  };
}

const lineBreaks = (text: string) => text.split('\n').length - 1;
