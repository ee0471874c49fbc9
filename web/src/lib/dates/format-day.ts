/** Returns, for example, `November 29, 2026`, in the reader's time zone. */
export function formatDay(day: Date | string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long' });
}
