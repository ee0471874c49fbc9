/** The view of the grid. It does not belong to the circuit, so it is neither saved nor undone. */
export interface EditorView {
  readonly zoom: number;
  /** If true, a moving finger selects, as a mouse always does from an empty cell. */
  readonly isSelecting: boolean;
}

export const startView: EditorView = { zoom: 1, isSelecting: false };

const zooms: readonly number[] = [0.6, 0.8, 1, 1.25, 1.6];
/** A pinch can end at any zoom. A zoom this close to a level counts as that level. */
const tolerance = 0.01;

export function smallerZoom({ zoom }: EditorView): number | undefined {
  return zooms.findLast((each) => each < zoom - tolerance);
}

export function largerZoom({ zoom }: EditorView): number | undefined {
  return zooms.find((each) => each > zoom + tolerance);
}
