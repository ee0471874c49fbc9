/** What the parts of lesson mode agree on. */

/** From here the list of lessons and the tabs have places of their own. */
export const wideScreen = '(min-width: 80rem)';

/** A column as high as the window: the bar, the step, and the row at the lower edge. */
export const frameClass = 'flex flex-1 flex-col';
