/** The view of the grid. It is no part of the circuit, so it is neither saved nor undone. */
export interface EditorView {
  readonly zoom: number;
  /** A finger that moves selects, as a mouse always does from an empty cell. */
  readonly isSelecting: boolean;
}

export const startView: EditorView = { zoom: 1, isSelecting: false };

const zooms: readonly number[] = [0.6, 0.8, 1, 1.25, 1.6];
/** A pinch leaves the zoom anywhere; this close to a level, it counts as that level. */
const tolerance = 0.01;

export function smallerZoom({ zoom }: EditorView): number | undefined {
  return zooms.findLast((each) => each < zoom - tolerance);
}

export function largerZoom({ zoom }: EditorView): number | undefined {
  return zooms.find((each) => each > zoom + tolerance);
}
