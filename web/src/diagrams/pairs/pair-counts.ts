/** Counts or chances of 00, 01, 10, and 11: Alice's result, then Bob's. */
export type PairCounts = readonly [number, number, number, number];

export const totalCount = (four: PairCounts) => four[0] + four[1] + four[2] + four[3];
export const equalCount = (four: PairCounts) => four[0] + four[3];
export const alicesOnes = (four: PairCounts) => four[2] + four[3];
export const bobsOnes = (four: PairCounts) => four[1] + four[3];
