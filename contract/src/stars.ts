/** Apart from the schemas: the page of a course needs the numbers alone. */

/** What a course can be rated with. */
export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];
