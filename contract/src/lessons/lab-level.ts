/** How much of the circuit lab is on the table. A lesson chooses, the learner can move up. */
export const labLevels = ['first-steps', 'explorer', 'full'] as const;
export type LabLevel = (typeof labLevels)[number];
