/** The token of an emailed link, after its `#`, which browsers send to no server. */
import { useRouterState } from '@tanstack/react-router';

export function useLinkToken(): string {
  return useRouterState({ select: ({ location }) => location.hash });
}
