/**
 * Options of a query whose answer is used again for some time. TanStack Query throws away what no page shows after
 * five minutes, however fresh it is, unless it is told to keep it as long.
 *
 * @param milliseconds Since the answer came.
 */
export const freshFor = (milliseconds: number) => ({
  staleTime: milliseconds,
  gcTime: milliseconds,
});
