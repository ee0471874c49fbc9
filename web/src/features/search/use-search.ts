import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchQuery } from './queries.ts';

/** Milliseconds without a key until what was typed is looked for. */
const pause = 200;

/** What is found for what is typed. The last word wins; until its results are here those before it stay. */
export function useSearch(typed: string) {
  const wanted = typed.trim();
  const q = useLate(wanted);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(searchQuery(q));
  const isEmpty = wanted === '';
  return {
    isEmpty,
    results: isEmpty || error ? undefined : data,
    /** What the results are for, once they are for what is typed. */
    settled: !isEmpty && q === wanted && !isPlaceholderData && data !== undefined ? q : null,
    error: isEmpty || isFetching ? null : error,
    tryAgain: () => void refetch(),
  };
}

export type Search = ReturnType<typeof useSearch>;

/** Nothing is nothing at once. */
function useLate(value: string): string {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), value === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
