/** Maximum values in one report of play. */
export const playReportLimits = {
  seconds: 3600,
  interactions: 10_000,
} as const;
