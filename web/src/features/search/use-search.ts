import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useAuth } from '../../product/learner/auth.tsx';
import { queryKeys } from '../../product/api/query-keys.ts';
import {
  pagesNamed,
  questionsNamed,
  withPages,
  type SitePage,
  type SiteQuestion,
} from './pages-state.ts';
import { searchQuery } from './queries.ts';

/** Milliseconds without a key until the search starts. */
const pause = 200;

/** The results for the typed text. The last input wins, and until its results arrive, the previous ones stay. */
export function useSearch(typed: string) {
  const wanted = typed.trim();
  const q = useLate(wanted);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(searchQuery(q));
  const isEmpty = wanted === '';
  const pages = useSitePages();
  const questions = useQuestions();
  const results = useMemo(
    () => data && withPages(data, pagesNamed(q, pages), questionsNamed(q, questions)),
    [data, q, pages, questions],
  );
  return {
    isEmpty,
    results: isEmpty || error ? undefined : results,
    /** The text that the results belong to, once they belong to the typed text. */
    settled: !isEmpty && q === wanted && !isPlaceholderData && data !== undefined ? q : null,
    error: isEmpty || isFetching ? null : error,
    tryAgain: () => void refetch(),
  };
}

/** Nobody needs to find the start page, or the search itself. */
const unnamed = ['/', '/search'];

/** Returns pages from the map of the site: the public pages, and for signed-in people also their own. */
function useSitePages(): readonly SitePage[] {
  const { routesByPath } = useRouter();
  const { user } = useAuth();
  const isLearner = user !== null;
  const isGrownUp = user?.ageRange === '18-plus';
  return useMemo(
    () =>
      Object.values(routesByPath).flatMap(({ fullPath, options: { staticData = {} } }) => {
        const { title, words, description, isLearners, isGrownUps } = staticData;
        const isFound =
          description !== undefined ||
          (isLearner && isLearners === true) ||
          (isGrownUp && isGrownUps === true);
        return isFound &&
          title !== undefined &&
          !fullPath.includes('$') &&
          !unnamed.includes(fullPath)
          ? [{ path: fullPath, title, words }]
          : [];
      }),
    [routesByPath, isLearner, isGrownUp],
  );
}

const none: readonly SiteQuestion[] = [];

/** Returns the questions that pages of the site answer, once they have loaded. */
function useQuestions(): readonly SiteQuestion[] {
  const { routesByPath } = useRouter();
  const { data = none } = useQuery({
    queryKey: queryKeys.siteQuestions,
    queryFn: async () => {
      const listed = Object.values(routesByPath).map(async ({ fullPath, options }) => {
        const questions = (await options.staticData?.questions?.()) ?? [];
        return questions.map((question) => ({ path: fullPath, ...question }));
      });
      return (await Promise.all(listed)).flat();
    },
    staleTime: Infinity,
  });
  return data;
}

export type Search = ReturnType<typeof useSearch>;

/** An empty text is not delayed. */
function useLate(value: string): string {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), value === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
