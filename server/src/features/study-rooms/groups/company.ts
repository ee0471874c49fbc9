/** Decides which learners of a class may be in one room. The rules are those of all rooms: R7 in `docs/rooms.md`. */
import type { AgeRange, RoomCompany, UserId } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { listParentDecisions } from '../../consent/index.ts';

interface Aged {
  readonly id: UserId;
  readonly ageRange: AgeRange;
}

export async function listCompany(
  context: Pick<Context, 'database'>,
  learners: readonly Aged[],
): Promise<ReadonlyMap<UserId, RoomCompany>> {
  const children = learners.filter(({ ageRange }) => ageRange === 'under-13');
  const decisions = await listParentDecisions(
    context,
    children.map(({ id }) => id),
  );
  return new Map(
    learners.map(({ id, ageRange }) => {
      if (ageRange !== 'under-13') return [id, 'older'];
      const decided = decisions.get(id);
      if (!decided?.together) return [id, 'nobody'];
      return [id, decided.freeChat ? 'anybody' : 'children'];
    }),
  );
}
