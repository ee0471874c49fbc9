/** The learners whom this learner has muted or blocked in any room, and buttons to undo it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../product/api/api.ts';
import { studyRooms } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Fold } from '../../../ui/display/fold.tsx';
import { hiddenLearnersQuery } from '../queries.ts';

export function HiddenLearners() {
  const { data: hidden = [] } = useQuery(hiddenLearnersQuery);
  const queryClient = useQueryClient();
  const show = useMutation({
    mutationFn: (userId: number) => call(studyRooms.show, { params: { id: userId }, body: {} }),
    onSettled: () => queryClient.invalidateQueries(hiddenLearnersQuery),
  });
  if (hidden.length === 0) return null;
  return (
    <Fold summary={`Muted and blocked (${hidden.length})`}>
      <ul className="flex flex-col gap-2 py-2">
        {hidden.map(({ userId, username, how }) => (
          <li key={userId} className="flex flex-wrap items-center gap-3">
            <span className="font-medium break-all">{username}</span>
            <Badge>{how === 'mute' ? 'Muted' : 'Blocked'}</Badge>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Show ${username} again`}
              busy={show.isPending && show.variables === userId}
              onClick={() => show.mutate(userId)}
            >
              Show again
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
