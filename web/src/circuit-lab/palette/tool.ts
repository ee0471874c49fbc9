import type { DisplayKind, InitialState } from '@qubloom/quantum';

/** Tools: each is placed in the circuit by a tap, a drop, or a key. */
export type Tool =
  /** A gate of the engine's catalog, or one of the circuit's own. */
  | { readonly kind: 'gate'; readonly gate: string }
  | { readonly kind: 'control'; readonly on: 0 | 1 }
  | { readonly kind: 'measure' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'barrier' }
  | { readonly kind: 'delay' }
  | { readonly kind: 'display'; readonly shows: DisplayKind }
  /** Keeps only the runs in which the wire is found in this state. */
  | { readonly kind: 'postselect'; readonly state: InitialState };

export interface ToolLabels {
  /** At most four characters. */
  readonly label: string;
  readonly spoken: string;
  /** Describes its effect to a learner. */
  readonly hint: string;
}

export interface ToolRow<One = Tool> extends ToolLabels {
  readonly tool: One;
  /** In the form shown to people, such as `Shift+S`. */
  readonly key?: string;
}
