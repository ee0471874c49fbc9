import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useAuth } from '../../product/learner/auth.tsx';
import { pagesNamed, withPages, type SitePage } from './pages-state.ts';
import { searchQuery } from './queries.ts';

/** Milliseconds without a key until what was typed is looked for. */
const pause = 200;

/** What is found for what is typed. The last word wins; until its results are here those before it stay. */
export function useSearch(typed: string) {
  const wanted = typed.trim();
  const q = useLate(wanted);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(searchQuery(q));
  const isEmpty = wanted === '';
  const pages = useSitePages();
  const results = useMemo(() => data && withPages(data, pagesNamed(q, pages)), [data, q, pages]);
  return {
    isEmpty,
    results: isEmpty || error ? undefined : results,
    /** What the results are for, once they are for what is typed. */
    settled: !isEmpty && q === wanted && !isPlaceholderData && data !== undefined ? q : null,
    error: isEmpty || isFetching ? null : error,
    tryAgain: () => void refetch(),
  };
}

/** Nobody has to look for the start page, or for the search that they are using. */
const unnamed = ['/', '/search'];

/** From the map of the site: those that are there for everybody to find, and a learner's own. */
function useSitePages(): readonly SitePage[] {
  const { routesByPath } = useRouter();
  const { user } = useAuth();
  const isLearner = user !== null;
  return useMemo(
    () =>
      Object.values(routesByPath).flatMap(({ fullPath, options: { staticData = {} } }) => {
        const { title, description, isLearners } = staticData;
        const isFound = description !== undefined || (isLearner && isLearners === true);
        return isFound &&
          title !== undefined &&
          !fullPath.includes('$') &&
          !unnamed.includes(fullPath)
          ? [{ path: fullPath, title }]
          : [];
      }),
    [routesByPath, isLearner],
  );
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
