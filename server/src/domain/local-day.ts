/** Calendar days in a learner's own time zone. Pure. */

/** `YYYY-MM-DD`. */
export type LocalDay = string;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A new formatter costs about 0.1 ms, and there are some 600 zones. A zone that this Node does not know, as
 * after a move to an older one, counts as UTC: learning at the wrong hour is better than not learning.
 */
function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = isKnown(zone) ? newFormat(zone) : newFormat('UTC');
  formats.set(zone, format);
  return format;
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', { ...options, calendar: 'gregory', timeZone });
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

const quarter = 15 * 60_000;
/** The quarter of an hour that was last asked for in each zone, and its day. */
const lastDays = new Map<string, { readonly quarter: number; readonly day: LocalDay }>();

/**
 * Returns the calendar day in an IANA zone. Zones have been whole quarters of an hour from UTC since 1972, so a
 * day never ends inside a quarter.
 */
export function localDay(moment: Date, zone: string): LocalDay {
  const now = Math.floor(moment.getTime() / quarter);
  const last = lastDays.get(zone);
  if (last?.quarter === now) return last.day;
  const day = readDay(moment, zone);
  lastDays.set(zone, { quarter: now, day });
  return day;
}

function readDay(moment: Date, zone: string): LocalDay {
  const parts = formatFor(zone).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Seconds until the next day begins in the zone. */
export function secondsToNextDay(moment: Date, zone: string): number {
  const today = readDay(moment, zone);
  let next = (Math.floor(moment.getTime() / quarter) + 1) * quarter;
  while (readDay(new Date(next), zone) <= today) next += quarter;
  return (next - moment.getTime()) / 1000;
}

/** The moment at which the next day begins in the zone. */
export function endOfDay(moment: Date, zone: string): Date {
  return new Date(moment.getTime() + secondsToNextDay(moment, zone) * 1000);
}

/** The moment at which the day begins in the zone; if the zone skipped that day, the start of the next one. */
export function startOfDay(day: LocalDay, zone: string): Date {
  // Local clocks are at most 14 hours ahead of UTC and 12 hours behind it.
  let start = Date.parse(day) - 14 * 4 * quarter;
  while (readDay(new Date(start), zone) < day) start += quarter;
  return new Date(start);
}

const longDays = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The date in the zone, as `March 8, 2027`. */
export function dayInWords(moment: Date, zone: string): string {
  return longDays.format(new Date(localDay(moment, zone)));
}

/** The time in the zone, as `16:05`. */
export const localTime = (moment: Date, zone: string): string =>
  moment.toLocaleTimeString('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: formatFor(zone).resolvedOptions().timeZone,
  });

/** Returns true for a Sunday's last hours in the zone. */
export function isLateOnSunday(moment: Date, zone: string, hours: number): boolean {
  const day = localDay(moment, zone);
  return day === withDaysAdded(mondayOf(day), 6) && secondsToNextDay(moment, zone) <= hours * 3600;
}

/** The number of days from `earlier` to `later`. Days have no hours, so no clock change can affect it. */
export function daysBetween(earlier: LocalDay, later: LocalDay): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000);
}

/** The Monday of the day's week. */
export function mondayOf(day: LocalDay): LocalDay {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return withDaysAdded(day, -weekday);
}

export function withDaysAdded(day: LocalDay, days: number): LocalDay {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
