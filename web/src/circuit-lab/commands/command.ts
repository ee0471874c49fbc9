/** The columns of the table in `commands.ts`. */
import type { LucideIcon } from 'lucide-react';
import type { LabAction, LabState } from '../state/lab-reducer.ts';
import type { EditorView } from './editor-view.ts';

/**
 * Requests that only the editor around the grid can fulfill: opening a sheet, moving the focus, or changing the view.
 */
export type EditorRequest =
  | 'examples'
  | 'shortcuts'
  | 'number-gate'
  | 'matrix-gate'
  /** Opens the matrix of the gate at the cursor. */
  | 'own-matrix'
  | 'name-gate'
  | 'details'
  | 'palette'
  | 'smaller'
  | 'larger'
  | 'toggle-selecting';

/** A command acts on the lab, asks something of the editor, or does nothing. */
export type CommandResult = LabAction | EditorRequest | null;

/** The keys of a command work while the focus is in the grid, in the details of a cell, or in the palette. */
export type Scope = 'grid' | 'details' | 'palette';

export interface Command {
  /** The name of its button, also for screen readers. A command without a button has none. */
  readonly label?: string | ((state: LabState) => string);
  /** A shorter label, beside the icon. */
  readonly word?: string;
  readonly icon?: LucideIcon;
  /** Two or three characters shown instead of an icon. */
  readonly sign?: string;
  /** The end of its button's tooltip, after the label and the key. */
  readonly hint?: string;
  /** In the form shown to people, such as `Ctrl+Shift+Z`. Each of them runs the command. */
  readonly keys?: readonly string[];
  /** `grid` by default. */
  readonly scope?: Scope;
  /** Its line in the list of keys. Commands with the same sentence share a line. */
  readonly help?: string;
  /** Returns true if a lab of this kind has the command, with its button and its line in the list of keys. */
  readonly isOffered?: (state: LabState) => boolean;
  /** If false, the button is disabled and the keys change nothing. A notice may say why. */
  readonly isEnabled?: (state: LabState, view: EditorView) => boolean;
  /** Returns true if its button appears pressed. */
  readonly isOn?: (view: EditorView) => boolean;
  /** `key` is the pressed key in the form of `keys`. A button passes none. */
  readonly act: (state: LabState, key?: string) => CommandResult;
}
