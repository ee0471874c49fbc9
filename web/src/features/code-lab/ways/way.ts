import type { LazyPart } from '../../../lib/code-loading/lazy-part.ts';
import type { Program } from '../../../programs/use-program.ts';
import type { LabProgram } from '../use-code-lab.ts';
import type { CodeCircuit } from '../write-back/code-circuit.ts';

/** A way to see and edit the program besides its text, which stays in sight below it as a rule. */
export interface Way {
  readonly id: string;
  readonly label: string;
  readonly Panel: LazyPart<WayProps>;
  /** It has a program and results of its own, and takes the whole page. */
  readonly standsAlone?: true;
}

export interface WayProps {
  /** Whatever a way changes, it changes in the program's text, by `edit`. */
  readonly program: Program & Pick<LabProgram, 'startNew'>;
  /** Back to the text. */
  readonly onClose: () => void;
  readonly drawn: DrawnPrograms;
}

/** Programs that a way has written, with their circuits: nobody has to run them to see these. */
export interface DrawnPrograms {
  readonly find: (code: string) => readonly CodeCircuit[] | undefined;
  readonly keep: (code: string, circuits: readonly CodeCircuit[]) => void;
}
