/** Calendar days as `YYYY-MM-DD`, which have no time zone of their own. */

const dayLength = 86_400_000;

/** Returns the calendar day in an IANA zone. */
export function dayIn(zone: string, moment = new Date()): string {
  // Sweden writes its dates this way.
  return moment.toLocaleDateString('sv-SE', isKnown(zone) ? { timeZone: zone } : {});
}

/** A zone of the account may be newer than this browser. */
function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format() !== '';
  } catch {
    return false;
  }
}

export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayLength).toISOString().slice(0, 10);
}

/** Returns, for example, `Monday, November 30`. */
export function dayName(day: string): string {
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(day).toLocaleDateString('en-US', options);
}
