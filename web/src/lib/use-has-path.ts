import { useRouter } from '@tanstack/react-router';

/** Whether the site has this path yet. Links to places that come later are offered once they exist. */
export function useHasPath(path: string): boolean {
  const { routesByPath } = useRouter();
  return path in routesByPath;
}
