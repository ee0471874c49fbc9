import { useSearch } from '@tanstack/react-router';

/** Returns the page to which signing in leads. A visitor on the sign-in page keeps it when they sign up instead. */
export const useReturnTo = (): string | undefined =>
  useSearch({ strict: false, select: ({ returnTo }) => returnTo });
