/** How large the parts of the grid are, in pixels: it is a drawing with a zoom of its own, and letters in it stay in their places. */

/** Before column 0 at any zoom stand the wire's name, then the state that it starts in. */
export const nameWidth = 44;
export const labelWidth = nameWidth + 48;
/** The numbers of the columns. */
export const headHeight = 24;
