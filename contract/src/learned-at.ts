/** Time and time zone of something learned without a connection, for a device that sends it later. */

/** Request header with both values. Without it, the time of the call counts. */
export const learnedAtHeader = 'learned-at';

export interface LearnedAt {
  /** Time by the clock of the learner's device. */
  readonly moment: Date;
  /** IANA zone name. */
  readonly timeZone: string;
}

export function formatLearnedAt({ moment, timeZone }: LearnedAt): string {
  return `${moment.toISOString()} ${timeZone}`;
}

/** Returns null if the text is not a time and a zone. */
export function parseLearnedAt(text: string): LearnedAt | null {
  const [, written, timeZone] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w+/-]{1,64})$/.exec(text) ?? [];
  if (!written || !timeZone) return null;
  const moment = new Date(written);
  return Number.isNaN(moment.getTime()) ? null : { moment, timeZone };
}
