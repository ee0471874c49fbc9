import type { InteractiveName, InteractiveProperties } from '@qubloom/contract';

/** How an interactive is shown, besides its own properties. */
export interface InteractivePlace {
  /** It is a page by itself, so nothing around it has chosen anything. */
  readonly isPage?: boolean | undefined;
  /** A sentence about what could not be read in the page's address. */
  readonly problem?: string | undefined;
}

/** Properties of an interactive's view. */
export type ViewProps<Name extends InteractiveName> = InteractiveProperties<Name> &
  InteractivePlace;
