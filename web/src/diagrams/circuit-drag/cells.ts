/** Cells of a circuit on the page: elements that say their wire and their column. */
export interface GridCell {
  readonly wire: number;
  readonly column: number;
}

/** The cell under a point of the window, or null where none is. */
export function cellAtPoint(x: number, y: number): GridCell | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-wire][data-column]');
  return element ? cellOf(element) : null;
}

export function cellOf(element: HTMLElement): GridCell {
  return { wire: Number(element.dataset['wire']), column: Number(element.dataset['column']) };
}
