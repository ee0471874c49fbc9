/** Limits and names that both the properties of interactives and their views follow. */

export const interactiveLimits = {
  switches: 6,
  blochMoves: 60,
  photons: 400,
  groverSteps: 4,
  noiseSteps: 20,
  /** In percent. */
  noiseErrors: { depolarizing: 30, damping: 30, readout: 50 },
  /** Degrees between two positions of the ripple adder's clock. */
  rippleClockStep: 15,
} as const;

export const blochGates = ['X', 'Y', 'Z', 'H', 'S', 'T'] as const;
export const marbleBags = ['1-1', '3-1', '1-3', '4-0'] as const;
