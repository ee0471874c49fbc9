/** How many of the circuit lab's tools are shown. A lesson chooses the level, and the learner can raise it. */
export const labLevels = ['first-steps', 'explorer', 'full'] as const;
export type LabLevel = (typeof labLevels)[number];
