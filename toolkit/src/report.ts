import { parseCircuit, type Circuit } from '@qubloom/quantum';
import { isListOf, isText, recordOf } from './pictures.ts';

/** A circuit that a program holds under a name when it has ended. */
export type ReportedCircuit =
  | {
      readonly name: string;
      readonly circuit: Circuit;
      /** The line of the learner's program, from 1, that created the circuit; null if none did. */
      readonly line: number | null;
      /**
       * The lines that placed the operations, by column and by index in the column, as in `circuit.columns`. They are
       * lines of the program's top level, even if a function placed the operation.
       */
      readonly lines: readonly (readonly (number | null)[])[];
    }
  /** The sentence says why the circuit is not drawn. */
  | { readonly name: string; readonly sentence: string };

const MAX_CIRCUITS = 50;
const MAX_COLUMNS = 10_000;

/**
 * Parses the report of `qubloom._lab.report` about a program from JSON, which the learner may have forged.
 * Returns undefined if it is invalid.
 */
export function parseReport(data: unknown): readonly ReportedCircuit[] | undefined {
  if (!Array.isArray(data) || data.length > MAX_CIRCUITS) return undefined;
  const circuits = data.map(reportedCircuit);
  return circuits.every((one) => one !== undefined) ? circuits : undefined;
}

function reportedCircuit(value: unknown): ReportedCircuit | undefined {
  const data = recordOf(value);
  const name = data?.['name'];
  if (!data || !isText(name)) return undefined;
  const { sentence, line, lines } = data;
  if (isText(sentence)) return { name, sentence };
  const parsed = parseCircuit(data['circuit']);
  if (!parsed.ok || !isLine(line) || !isListOf(lines, isColumn, MAX_COLUMNS)) return undefined;
  const { circuit } = parsed;
  const fits =
    lines.length === circuit.columns.length &&
    lines.every((column, i) => column.length === circuit.columns[i]?.length);
  return fits ? { name, line, circuit, lines } : undefined;
}

function isColumn(value: unknown): value is readonly (number | null)[] {
  return isListOf(value, isLine, MAX_COLUMNS);
}

function isLine(value: unknown): value is number | null {
  return value === null || (Number.isSafeInteger(value) && Number(value) > 0);
}
