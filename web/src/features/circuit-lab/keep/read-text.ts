/** A circuit from a text of any kind that the lab knows: OpenQASM 2 and 3, a link, or saved data. */
import { parseCircuit, parseCircuitUrl, parseOpenQasm, type Circuit } from '@qubloom/quantum';
import { labTrouble } from '../lab-limits.ts';

export interface TextProblem {
  /** Where in the text, from 1; absent where the whole text is meant. */
  readonly place?: { readonly line: number; readonly column: number };
  readonly message: string;
}

export type ReadText =
  | { readonly ok: true; readonly circuit: Circuit }
  | { readonly ok: false; readonly problems: readonly TextProblem[] };

/** Line ends as a text field has them, so that places in the text are places in the field. */
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
  if (read.ok) return fitting(read.circuit);
  return {
    ok: false,
    problems: read.problems.map(({ line, column, message }) => ({
      place: { line, column },
      message,
    })),
  };
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

function fitting(circuit: Circuit): ReadText {
  const trouble = labTrouble(circuit);
  return trouble === undefined ? { ok: true, circuit } : refused(trouble);
}

function refused(message: string): ReadText {
  return { ok: false, problems: [{ message }] };
}
