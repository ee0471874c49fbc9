/** The day of the next Sunday mail. */

/** Hour of the reader's day from which the mail goes out. */
const sendHour = 16;

/** Returns, for example, `Sunday, December 6`, in this IANA time zone. */
export function nextSunday(now: Date, timeZone: string): string {
  const [year = 0, month = 0, day = 0] = now
    .toLocaleDateString('en-CA', { timeZone })
    .split('-')
    .map(Number);
  const hour = Number(now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' }));
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const isSent = weekday === 0 && hour >= sendHour;
  const daysLeft = isSent ? 7 : (7 - weekday) % 7;
  return new Date(Date.UTC(year, month - 1, day + daysLeft)).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
}
