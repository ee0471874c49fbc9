/** Tells every feature who is signed in. The accounts feature signs in and out. */
import type { CurrentUser } from '@qubloom/contract';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { call, nullOnStatus } from '../api/api.ts';
import { accounts } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';
import { forgetAnswersOfOthers, keepAnswer } from '../offline/kept-answers.ts';
import {
  forgetVisitorsWork,
  lastLearner,
  lastLearnersStorage,
  rememberLearner,
} from '../storage/learner-storage.ts';

export const currentUserQuery = queryOptions({
  queryKey: queryKeys.user,
  queryFn: async ({ signal, client }) => {
    const answer = call(accounts.currentUser, { signal });
    // If somebody was signed in, this answer ends the session, and the site learns of it as with every such
    // answer.
    if (client.getQueryData(queryKeys.user)) return answer;
    const user = await nullOnStatus(401, answer);
    noteFound(client, user);
    return user;
  },
});

/** A session that the learner did not end on this page: it ended before the page opened, or while it was in use. */
export interface SessionEnd {
  readonly when: 'before' | 'here';
  /** The learner was waiting for a parent's answer, so the account may have been erased. */
  readonly hasWaited: boolean;
}

/** Call it before noting that nobody is signed in. */
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

/**
 * Reports to a learner whose session has ended why nothing of theirs is shown, so that they do not think that
 * their progress is lost.
 */
function noteFound(queryClient: QueryClient, user: CurrentUser | null): void {
  const end = user === null && lastLearner() !== undefined ? sessionEndOf('before') : null;
  noteHere(user);
  if (end || user) queryClient.setQueryData(sessionEndQuery.queryKey, end);
}

function noteHere(user: CurrentUser | null): void {
  rememberLearner(user?.id);
  void forgetAnswersOfOthers(user?.id);
}

/** Stores the user whom the server has named with the page. */
export function setFoundUser(queryClient: QueryClient, user: CurrentUser | null): void {
  noteFound(queryClient, user);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}

/** Stores who is signed in now, and drops what was fetched for the previous user. */
export function changeUser(queryClient: QueryClient, user: CurrentUser | null): void {
  if (!user) forgetVisitorsWork();
  noteHere(user);
  if (user) keepAnswer(accounts.currentUser, user);
  forgetSessionEnd(queryClient);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
}

/** Handles a session that ended elsewhere: drops the learner's data, and the page says why. */
export function endSession(queryClient: QueryClient): void {
  const end = sessionEndOf('here');
  changeUser(queryClient, null);
  queryClient.setQueryData(sessionEndQuery.queryKey, end);
}

/** Called when the learner has read it. */
export function forgetSessionEnd(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionEndQuery.queryKey, null);
}

export function useSessionEnd(): SessionEnd | null {
  return useQuery(sessionEndQuery).data;
}

export interface Auth {
  /** Null for a visitor, and until it is known. */
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
