/** Counts or chances of 00, 01, 10, and 11: Alice's result, then Bob's. */
export type Four = readonly [number, number, number, number];

export const totalOf = (four: Four) => four[0] + four[1] + four[2] + four[3];
export const equalOf = (four: Four) => four[0] + four[3];
export const alicesOnes = (four: Four) => four[2] + four[3];
export const bobsOnes = (four: Four) => four[1] + four[3];
