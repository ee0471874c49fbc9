/** A device that learns without the site sends it later, with the moment and the time zone in which it was done. */

/** The request header that carries both. Without it, something was learned when its call came. */
export const learnedAtHeader = 'learned-at';

export interface LearnedAt {
  /** By the clock of the learner's device. */
  readonly moment: Date;
  /** IANA name. */
  readonly timeZone: string;
}

export function formatLearnedAt({ moment, timeZone }: LearnedAt): string {
  return `${moment.toISOString()} ${timeZone}`;
}

/** Null for what is no moment and zone. */
export function parseLearnedAt(text: string): LearnedAt | null {
  const [, written, timeZone] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w+/-]{1,64})$/.exec(text) ?? [];
  if (!written || !timeZone) return null;
  const moment = new Date(written);
  return Number.isNaN(moment.getTime()) ? null : { moment, timeZone };
}
