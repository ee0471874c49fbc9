/**
 * Reads a circuit from any text that the lab knows: OpenQASM 2 and 3, a link to this site or to Quirk, or saved data.
 */
import {
  isQuirk,
  parseCircuit,
  parseCircuitUrl,
  parseOpenQasm,
  parseQuirk,
  type Circuit,
  type Problem,
} from '@qubloom/quantum';
import { labProblem } from '../state/lab-limits.ts';

export interface TextProblem {
  /** The position in the text, from 1; absent if the whole text is meant. */
  readonly position?: { readonly line: number; readonly column: number };
  readonly message: string;
}

export type ReadText =
  | {
      readonly ok: true;
      readonly circuit: Circuit;
      /** The parts of the text that can never run, may be mistakes, or were left out. */
      readonly notes: readonly TextProblem[];
    }
  | { readonly ok: false; readonly problems: readonly TextProblem[] };

/** Returns the text with the line ends of a text field, so that positions in the text are positions in the field. */
export function withPlainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** The most characters of a text of any kind. It is also the engine's limit for programs. */
export const maxCharacters = 2_000_000;

export function readText(text: string): ReadText {
  if (text.length > maxCharacters)
    return refused(
      `This text is too long: ${maxCharacters.toLocaleString('en')} characters are read at most.`,
    );
  const plain = text.trim();
  if (plain === '') return refused('There is nothing to read yet.');
  if (plain.includes('\0')) return refused('This is no text.');
  if (isQuirk(plain)) return readQuirk(plain);
  const link = linkIn(plain);
  if (link !== undefined) {
    const read = parseCircuitUrl(link);
    return read.ok ? fitting(read.circuit) : refused(read.message);
  }
  if (plain.startsWith('{')) return readData(plain);
  const read = parseOpenQasm(text);
  if (read.ok) return fitting(read.circuit, read.notes.map(inText));
  return { ok: false, problems: read.problems.map(inText) };
}

function inText({ line, column, message }: Problem): TextProblem {
  return { position: { line, column }, message };
}

/**
 * Finds the circuit in an address, even inside a sentence, or a bare circuit, which is one word that cannot be a
 * program.
 */
function linkIn(text: string): string | undefined {
  const [, inAddress] = /(?:^|\s|[<("'])\S*[#?&]c=([^\s&#]*)/.exec(text) ?? [];
  const isProgram = /\b(?:OPENQASM|include|qubit|qreg)\b/.test(text);
  if (inAddress !== undefined && !isProgram) return inAddress;
  return /^[0-9][A-Za-z0-9_-]{5,}[.,;:!?)>"']*$/.test(text) ? text : undefined;
}

function readQuirk(text: string): ReadText {
  const read = parseQuirk(text);
  return read.ok
    ? fitting(
        read.circuit,
        read.notes.map((message) => ({ message })),
      )
    : { ok: false, problems: read.problems.map((message) => ({ message })) };
}

function readData(text: string): ReadText {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refused('This saved circuit is damaged: it ends too early or was changed.');
  }
  if (!isSavedCircuit(data))
    return refused(
      'This is JSON, but no circuit. Open JSON that the lab saved, or the JSON of Quirk.',
    );
  const read = parseCircuit(data);
  if (read.ok) return fitting(read.circuit);
  return { ok: false, problems: read.problems.map(({ message }) => ({ message })) };
}

function isSavedCircuit(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'version' in data && 'columns' in data;
}

function fitting(circuit: Circuit, notes: readonly TextProblem[] = []): ReadText {
  const problem = labProblem(circuit);
  return problem === undefined ? { ok: true, circuit, notes } : refused(problem);
}

function refused(message: string): ReadText {
  return { ok: false, problems: [{ message }] };
}
