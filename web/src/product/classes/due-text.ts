/** For example `Friday, March 5`, for a day as `2027-03-05`. */
export const dueDayText = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** For example `Friday, March 5 at 4:05 PM`, in the reader's own time zone. */
export const momentText = (moment: string): string =>
  new Date(moment).toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
