import type { LazyPart } from '../../../lib/code-loading/lazy-part.ts';
import type { Program } from '../../../programs/use-program.ts';
import type { CodeLabProgram } from '../use-code-lab.ts';
import type { CodeCircuit } from '../write-back/code-circuit.ts';

/** A view in which the program is seen and edited besides its text, which usually stays visible below it. */
export interface ProgramView {
  readonly id: string;
  readonly label: string;
  readonly Panel: LazyPart<ProgramViewProps>;
  /** It has its own program and results, and takes up the whole page. */
  readonly isFullPage?: true;
}

export interface ProgramViewProps {
  /** A view changes only the program's text, with `edit`. */
  readonly program: Program & Pick<CodeLabProgram, 'startNew'>;
  /** Returns to the text. */
  readonly onClose: () => void;
  readonly drawn: DrawnPrograms;
}

/** Programs that a view has written, with their circuits, so that they need no run. */
export interface DrawnPrograms {
  readonly find: (code: string) => readonly CodeCircuit[] | undefined;
  readonly keep: (code: string, circuits: readonly CodeCircuit[]) => void;
}
