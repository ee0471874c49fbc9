/** A circuit from a text of any kind that the lab knows: OpenQASM 2 and 3, a link, or saved data. */
import {
  parseCircuit,
  parseCircuitUrl,
  parseOpenQasm,
  type Circuit,
  type Problem,
} from '@qubloom/quantum';
import { labProblem } from '../state/lab-limits.ts';

export interface TextProblem {
  /** Where in the text, from 1; absent where the whole text is meant. */
  readonly position?: { readonly line: number; readonly column: number };
  readonly message: string;
}

export type ReadText =
  | {
      readonly ok: true;
      readonly circuit: Circuit;
      /** What of the text can never run, and whether it was left out. */
      readonly notes: readonly TextProblem[];
    }
  | { readonly ok: false; readonly problems: readonly TextProblem[] };

/** Line ends as a text field has them, so that positions in the text are positions in the field. */
export function withPlainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

export function readText(text: string): ReadText {
  const plain = text.trim();
  if (plain === '') return refused('There is nothing to read yet.');
  if (plain.includes('\0')) return refused('This is no text.');
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

/** The circuit of an address, or a bare one: one word that a program could not be. */
function linkIn(text: string): string | undefined {
  const [, inAddress] = /^\S+[#?&]c=([^\s&#]*)/.exec(text) ?? [];
  if (inAddress !== undefined) return inAddress;
  return /^[0-9][A-Za-z0-9_-]{5,}$/.test(text) ? text : undefined;
}

function readData(text: string): ReadText {
  try {
    const read = parseCircuit(JSON.parse(text));
    if (read.ok) return fitting(read.circuit);
    return { ok: false, problems: read.problems.map(({ message }) => ({ message })) };
  } catch {
    return refused('This saved circuit is damaged: it ends too early or was changed.');
  }
}

function fitting(circuit: Circuit, notes: readonly TextProblem[] = []): ReadText {
  const problem = labProblem(circuit);
  return problem === undefined ? { ok: true, circuit, notes } : refused(problem);
}

function refused(message: string): ReadText {
  return { ok: false, problems: [{ message }] };
}
