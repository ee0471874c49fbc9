/**
 * Query options for answers that stay fresh for a while. By default, TanStack Query drops unused answers after
 * five minutes, however fresh they are.
 * @param milliseconds Since the answer came.
 */
export const freshFor = (milliseconds: number) => ({
  staleTime: milliseconds,
  gcTime: milliseconds,
});
