import { labelsOf } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../product/api/api.ts';
import { classes } from '../../../../product/api/endpoints.ts';
import { queryKeys } from '../../../../product/api/query-keys.ts';
import type { RoomState } from '../connection/room-state.ts';

type Participant = RoomState['participants'][number];
export type NameOf = (participant: Participant) => string;

/**
 * Returns a function that names the participants. Learners read usernames. A guide reads the names in the class, which
 * only its teachers can load.
 */
export function useNames({ room, isGuide, participants }: RoomState): NameOf {
  const classId = isGuide ? room?.lesson?.classId : undefined;
  const id = String(classId);
  const { data } = useQuery({
    queryKey: [...queryKeys.classes, id],
    queryFn: ({ signal }) => call(classes.one, { params: { id }, signal }),
    enabled: classId !== undefined,
  });
  const names = new Map(data?.learners.map((learner) => [learner.id, learner.name]));
  const named = ({ id: learner, username }: Participant) => ({
    name: names.get(learner) ?? username,
    username,
  });
  const labelOf = labelsOf(participants.map(named));
  return (participant) => labelOf(named(participant));
}
