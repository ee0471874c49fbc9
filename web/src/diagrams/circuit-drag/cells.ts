/** Cells of a circuit in the page, whose elements hold their wire and column. */
export interface GridCell {
  readonly wire: number;
  readonly column: number;
}

/** Returns the cell at a point of the window; null if there is none. */
export function cellAtPoint(x: number, y: number): GridCell | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-wire][data-column]');
  return element ? cellOf(element) : null;
}

export function cellOf(element: HTMLElement): GridCell {
  return { wire: Number(element.dataset['wire']), column: Number(element.dataset['column']) };
}
