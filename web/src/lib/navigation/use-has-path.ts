import { useRouter } from '@tanstack/react-router';

/** Whether the site has this path yet. Links to pages that come later are offered once they exist. */
export function useHasPath(path: string): boolean {
  const { routesByPath } = useRouter();
  return path in routesByPath;
}

/** Where a plan is chosen, once the site has that page. */
export function useSubscribePath(): string | undefined {
  const path: string = '/subscribe';
  return useHasPath(path) ? path : undefined;
}
