/** Who is signed in, for every feature. Signing in and out is the accounts feature's. */
import type { CurrentUser } from '@qubloom/contract';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { call, nullOn } from '../../lib/api/api.ts';
import { accounts } from '../../lib/api/endpoints.ts';
import { forgetVisitor, noteLearner } from '../../lib/storage/learner-storage.ts';

export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => {
    const user = await nullOn(401, call(accounts.currentUser, { signal }));
    noteLearner(user?.id);
    return user;
  },
});

/** Says who is here without asking the server. */
export function setUser(queryClient: QueryClient, user: CurrentUser | null): void {
  noteLearner(user?.id);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}

/** Takes note of who is here now, and forgets what was fetched for whoever was here before. */
export function changeUser(queryClient: QueryClient, user: CurrentUser | null): void {
  if (!user) forgetVisitor();
  setUser(queryClient, user);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
}

export interface Auth {
  /** Null for a visitor, and while we do not know yet. */
  readonly user: CurrentUser | null;
  readonly isLoading: boolean;
}

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const { data, isPending } = useQuery(currentUserQuery);
  return <AuthContext value={{ user: data ?? null, isLoading: isPending }}>{children}</AuthContext>;
}

/** @throws {Error} outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
