import type { LazyPart } from '../../../lib/code-loading/lazy-part.ts';
import type { Program } from '../../../programs/use-program.ts';
import type { LabProgram } from '../use-code-lab.ts';
import type { CodeCircuit } from '../write-back/code-circuit.ts';

/** A way to see and edit the program besides its text, which usually stays visible below it. */
export interface Way {
  readonly id: string;
  readonly label: string;
  readonly Panel: LazyPart<WayProps>;
  /** It has its own program and results, and takes up the whole page. */
  readonly standsAlone?: true;
}

export interface WayProps {
  /** A way changes only the program's text, with `edit`. */
  readonly program: Program & Pick<LabProgram, 'startNew'>;
  /** Returns to the text. */
  readonly onClose: () => void;
  readonly drawn: DrawnPrograms;
}

/** Programs that a way has written, with their circuits, so that they need no run. */
export interface DrawnPrograms {
  readonly find: (code: string) => readonly CodeCircuit[] | undefined;
  readonly keep: (code: string, circuits: readonly CodeCircuit[]) => void;
}
