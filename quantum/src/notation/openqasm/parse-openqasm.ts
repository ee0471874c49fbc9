import type { Circuit } from '../../circuit/circuit.ts';
import { LIMITS } from '../limits.ts';
import type { Refusal } from '../problem.ts';
import { locateProblems, type Problem } from '../problem.ts';
import { describeForeignText } from './foreign-text.ts';
import { lowerProgram } from './lower/lower.ts';
import type { Note } from './lower/never-run.ts';
import { parseProgram } from './parse/parse.ts';

export type ParseResult =
  | {
      readonly ok: true;
      readonly circuit: Circuit;
      /** The parts of the text that can never run or may be mistakes, in order. */
      readonly notes: readonly Problem[];
    }
  /** At least one problem, in the order of the text. */
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads OpenQASM 2 or 3, according to its first line; without one it is OpenQASM 3. Loops, branches, and subroutines
 * are executed as far as they do not depend on measurements. The text's own gates become gates of the circuit, and
 * those with angles are written out. Never throws: mistakes, unsupported parts, and parts beyond the limits of
 * `SPEC.md` (chapter N) are returned as problems.
 *
 * Sources: "Open Quantum Assembly Language", arXiv:1707.03429; OpenQASM 3 live specification. Cost: linear in the
 * length of the text and in the number of its expanded operations.
 */
export function parseOpenQasm(source: string): ParseResult {
  if (source.length > LIMITS.characters) {
    const message = `This text has ${source.length.toLocaleString('en-US')} characters. At most ${LIMITS.characters.toLocaleString('en-US')} are read.`;
    const atLimit = { offset: LIMITS.characters, message };
    return { ok: false, problems: locateProblems(source, [atLimit]) };
  }
  const refusals: Refusal[] = [];
  const notes: Note[] = [];
  let isReadable = true;
  const program = parseProgram(source, (refusal) => {
    isReadable = false;
    refusals.push(refusal);
  });
  const circuit = lowerProgram(
    program,
    (refusal) => void refusals.push(refusal),
    () => isReadable,
    (note) => void notes.push(note),
  );
  if (refusals.length === 0)
    return { ok: true, circuit, notes: locateProblems(source, notes).slice(0, LIMITS.problems) };
  const foreign = describeForeignText(source);
  if (foreign !== undefined)
    return { ok: false, problems: [{ line: 1, column: 1, message: foreign }] };
  return { ok: false, problems: locateProblems(source, refusals).slice(0, LIMITS.problems) };
}
