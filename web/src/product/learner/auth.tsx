/** Who is signed in, for every feature. Signing in and out is the accounts feature's. */
import type { CurrentUser } from '@qubloom/contract';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { call, nullOn } from '../../lib/api/api.ts';
import { accounts } from '../../lib/api/endpoints.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { forgetAnswersOfOthers, keepAnswer } from '../../lib/offline/kept-answers.ts';
import {
  forgetVisitor,
  lastLearner,
  lastLearnersStorage,
  noteLearner,
} from '../../lib/storage/learner-storage.ts';

export const currentUserQuery = queryOptions({
  queryKey: queryKeys.user,
  queryFn: async ({ signal, client }) => {
    const answer = call(accounts.currentUser, { signal });
    // For who was signed in it is the end of the session, which the site hears of as of any such answer.
    if (client.getQueryData(queryKeys.user)) return answer;
    const user = await nullOn(401, answer);
    noteFound(client, user);
    return user;
  },
});

/** A session that the learner did not end on this page: before it was opened, or under the learner's hands. */
export interface SessionEnd {
  readonly when: 'before' | 'here';
  /** For a parent's answer, so the account may have been erased. */
  readonly hasWaited: boolean;
}

/** Before it is noted that nobody is here. */
function sessionEndOf(when: SessionEnd['when']): SessionEnd {
  const consent = lastLearnersStorage().find('consent', '')?.text;
  return { when, hasWaited: consent === 'pending' };
}

const sessionEndQuery = queryOptions<SessionEnd | null>({
  queryKey: queryKeys.sessionEnd,
  queryFn: () => null,
  enabled: false,
  initialData: null,
});

/** Whoever used this browser last and is signed in no more shall not take their progress for lost. */
function noteFound(queryClient: QueryClient, user: CurrentUser | null): void {
  const end = user === null && lastLearner() !== undefined ? sessionEndOf('before') : null;
  noteHere(user);
  if (end || user) queryClient.setQueryData(sessionEndQuery.queryKey, end);
}

function noteHere(user: CurrentUser | null): void {
  noteLearner(user?.id);
  void forgetAnswersOfOthers(user?.id);
}

/** The server has said with the page who is here. */
export function setFoundUser(queryClient: QueryClient, user: CurrentUser | null): void {
  noteFound(queryClient, user);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}

/** Takes note of who is here now, and forgets what was fetched for whoever was here before. */
export function changeUser(queryClient: QueryClient, user: CurrentUser | null): void {
  if (!user) forgetVisitor();
  noteHere(user);
  if (user) keepAnswer(accounts.currentUser, user);
  forgetSessionEnd(queryClient);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
}

/** The session has ended elsewhere: nothing of the learner's stays, and the page says why. */
export function endSession(queryClient: QueryClient): void {
  const end = sessionEndOf('here');
  changeUser(queryClient, null);
  queryClient.setQueryData(sessionEndQuery.queryKey, end);
}

/** The learner has read it. */
export function forgetSessionEnd(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionEndQuery.queryKey, null);
}

export function useSessionEnd(): SessionEnd | null {
  return useQuery(sessionEndQuery).data;
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
