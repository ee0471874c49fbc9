/**
 * The sizes of the grid's parts in pixels. The grid is a drawing with its own zoom, so its letters keep their places.
 */

/** The wire's name and then its start state are before column 0, at any zoom. */
export const nameWidth = 44;
export const labelWidth = nameWidth + 48;
/** The height of the row with the column numbers. */
export const headHeight = 24;
