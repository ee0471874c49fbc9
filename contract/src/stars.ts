/** Ratings, separate from the schemas because a course's page needs only the numbers. */

/** Ratings that a course can get. */
export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];
