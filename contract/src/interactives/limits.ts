/** Limits and names that both the properties of interactives and their views follow. */

export const maxSwitches = 6;
export const maxBlochMoves = 60;
export const maxPhotons = 400;
export const maxGroverSteps = 4;
export const maxNoiseSteps = 20;
/** The largest rates of errors, in percent. */
export const maxDepolarizing = 30;
export const maxDamping = 30;
export const maxReadoutError = 50;
/** Degrees between two positions of the ripple adder's clock. */
export const rippleClockStep = 15;

export const blochGates = ['X', 'Y', 'Z', 'H', 'S', 'T'] as const;
export const marbleBags = ['1-1', '3-1', '1-3', '4-0'] as const;

/** Gates that may be in a closed box. */
export const maxHiddenGates = 4;
