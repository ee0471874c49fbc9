import { useNavigate } from '@tanstack/react-router';

/**
 * Returns one parameter of a page's address, and a function that changes it in place: without an entry in the history
 * and without scrolling. The address never contains the fallback.
 *
 * ```ts
 * const [tab, setTab] = useSearchParam(route.useSearch(), 'tab', 'overview');
 * ```
 */
export function useSearchParam<
  Search extends object,
  Key extends keyof Search & string,
  const Fallback extends string | undefined,
>(
  search: Search,
  key: Key,
  fallback: Fallback,
): [NonNullable<Search[Key]> | Fallback, (next: NonNullable<Search[Key]> | Fallback) => void] {
  const navigate = useNavigate();
  const setValue = (next: NonNullable<Search[Key]> | Fallback) =>
    void navigate({
      to: '.',
      // The router cannot know which page this is on.
      search: ((now: Search) => ({ ...now, [key]: next === fallback ? undefined : next })) as never,
      hash: true,
      replace: true,
      resetScroll: false,
    });
  return [search[key] ?? fallback, setValue];
}
