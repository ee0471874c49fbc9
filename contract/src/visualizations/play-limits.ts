/** What one report of play may tell of at most. */
export const playReportLimits = {
  seconds: 3600,
  interactions: 10_000,
} as const;
