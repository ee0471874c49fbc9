import type { ComponentType } from 'react';
import type { Program } from '../../../programs/use-program.ts';

/** A way to see and edit the program besides its text, which stays in sight below it. */
export interface Way {
  readonly id: string;
  readonly label: string;
  readonly Panel: ComponentType<WayProps>;
}

export interface WayProps {
  /** Whatever a way changes, it changes in the program's text, by `edit`. */
  readonly program: Program;
}
