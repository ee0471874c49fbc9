import type { OpenSession } from '@qubloom/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../product/api/api.ts';
import { profile } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { CardSection } from '../../../ui/display/card-section.tsx';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(profile.sessions, { signal }),
  // Sessions may begin and end while this page is not shown.
  staleTime: 0,
});

export function SessionList() {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const end = useEnding();
  return (
    <CardSection title="Where you are signed in">
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>This list did not load.</p>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {!sessions && !isError && <Skeleton className="h-14" />}
      {sessions && (
        <ul className="flex flex-col divide-y divide-line">
          {sessions.map((session, index) => (
            <SessionRow
              place={index + 1}
              key={session.id}
              session={session}
              onEnd={() => end.mutate(session.id)}
              isEnding={end.isPending && end.variables === session.id}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button
          variant="secondary"
          busy={end.isPending && end.variables === null}
          onClick={() => end.mutate(null)}
          className="self-start"
        >
          Sign out everywhere else
        </Button>
      )}
    </CardSection>
  );
}

/** Ends one session by its id, or all others. */
function useEnding() {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call(profile.endOtherSessions) : call(profile.endSession, { params: { id } }),
    onError: (error) =>
      toasts.show({
        title: "That didn't work",
        description: error.message,
        variant: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

interface SessionRowProps {
  /** Position in the list, from 1, because two sessions may have the same browser, system, and times. */
  readonly place: number;
  readonly session: OpenSession;
  readonly onEnd: () => void;
  readonly isEnding: boolean;
}

function SessionRow({ place, session, onEnd, isEnding }: SessionRowProps) {
  const browser =
    session.browser === null || session.browser === 'Other' ? 'A browser' : session.browser;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-medium">
          {place}. {browser}
          {session.isThis && ' (this one)'}
        </p>
        <p className="text-sm text-ink-soft">
          Since {dayAndTime(session.startedAt)}, last used {dayAndTime(session.lastSeenAt)}
        </p>
      </div>
      {!session.isThis && (
        <Button
          variant="secondary"
          size="small"
          busy={isEnding}
          onClick={onEnd}
          aria-label={`Sign out number ${String(place)} in this list, ${browser}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

const dayAndTime = (moment: string) =>
  new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
