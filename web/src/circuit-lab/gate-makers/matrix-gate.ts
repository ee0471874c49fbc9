/** Makes a gate from a table of numbers that a learner types. */
import {
  formatKet,
  matrixOf,
  nearestUnitary,
  unitaryFault,
  type GateDefinition,
  type UnitaryFault,
} from '@qubloom/quantum';
import { readEntry, writeEntry } from './matrix-entry.ts';

/** Rows of entries as they are typed. */
export type MatrixTexts = readonly (readonly string[])[];

export type ReadMatrix =
  | { readonly matrix: readonly number[] }
  | {
      /** Explains the problem in a sentence. */
      readonly problem: string;
      /** The entry that is not a number. */
      readonly at?: { readonly row: number; readonly column: number };
      /** The nearest table that is a gate. */
      readonly nearest?: MatrixTexts;
    };

/** Returns `|01⟩` for row or column 1 of 4. */
function ketOf(index: number, size: number): string {
  return formatKet(index, Math.log2(size));
}

export function identityTexts(size: number): MatrixTexts {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (row === column ? '1' : '0')),
  );
}

export function readMatrix(texts: MatrixTexts): ReadMatrix {
  const numbers: number[] = [];
  for (const [row, entries] of texts.entries()) {
    for (const [column, text] of entries.entries()) {
      const entry = readEntry(text);
      const size = texts.length;
      if (!entry) {
        const problem = `"${text.trim()}" in row ${ketOf(row, size)}, column ${ketOf(column, size)} is no number. Try 1/sqrt(2), i or e^(i pi/4).`;
        return { problem, at: { row, column } };
      }
      // Adding 0 removes the sign of a negative zero.
      numbers.push(entry.re + 0, entry.im + 0);
    }
  }
  const matrix = matrixOf(numbers);
  const fault = unitaryFault(matrix);
  if (!fault) return { matrix: numbers };
  const near = nearestUnitary(matrix);
  return {
    problem: sentenceOf(fault, texts.length),
    ...(near && { nearest: textsOf(near.entries, texts.length) }),
  };
}

function sentenceOf(fault: UnitaryFault, size: number): string {
  if (fault.kind === 'length') {
    const sum = Number(fault.squares.toPrecision(5));
    return `The squares in column ${ketOf(fault.column, size)} add up to ${sum === 1 ? 'nearly 1, but not quite' : `${sum}, not 1`}. All chances together must be 1.`;
  }
  const [a, b] = fault.columns;
  return `Columns ${ketOf(a, size)} and ${ketOf(b, size)} aren't at right angles. So the gate would mix up two states, and nothing could undo it.`;
}

function textsOf(entries: Float64Array, size: number): MatrixTexts {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => {
      const at = 2 * (row * size + column);
      return writeEntry({ re: entries[at] ?? 0, im: entries[at + 1] ?? 0 });
    }),
  );
}

/** Returns the entries of an existing gate; undefined for one that is not a table. */
export function textsOfGate(definition: GateDefinition | undefined): MatrixTexts | undefined {
  if (!definition || !('matrix' in definition) || definition.wires > 2) return undefined;
  return textsOf(Float64Array.from(definition.matrix), 2 ** definition.wires);
}
