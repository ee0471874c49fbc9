/** Time learned on a day, in bands. Nobody, not even the learner, is shown minutes. */
export const timeBands = ['none', 'under-15', '15-to-30', '30-to-60', 'over-60'] as const;
export type TimeBand = (typeof timeBands)[number];

const minute = 60;

/** @param seconds the learning time of one day, or of the last seven in a gradebook */
export function timeBandOf(seconds: number): TimeBand {
  if (seconds <= 0) return 'none';
  if (seconds < 15 * minute) return 'under-15';
  if (seconds < 30 * minute) return '15-to-30';
  return seconds <= 60 * minute ? '30-to-60' : 'over-60';
}

export const timeBandTexts: Readonly<Record<TimeBand, string>> = {
  none: 'No time',
  'under-15': 'Under 15 minutes',
  '15-to-30': '15 to 30 minutes',
  '30-to-60': '30 to 60 minutes',
  'over-60': 'Over an hour',
};
