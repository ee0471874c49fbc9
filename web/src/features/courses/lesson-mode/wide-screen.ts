/** From this width on, the list of lessons and the tabs have places of their own. */
export const wideScreen = '(min-width: 80rem)';
