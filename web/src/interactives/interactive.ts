/** Properties of every interactive besides those of its schema. */
export interface ShownInteractive {
  /** It is a page by itself, so nothing around it has chosen anything. */
  readonly isPage?: boolean | undefined;
  /** A sentence about what could not be read in the page's address. */
  readonly problem?: string | undefined;
}
