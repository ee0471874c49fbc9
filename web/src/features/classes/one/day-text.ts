/** For example `March 1, 2027`. */
export const dayText = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
