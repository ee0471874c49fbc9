/** R39: patterns of doubtful messages, which somebody has to look at. */
import type { Finding } from '@qubloom/contract';
import type { Asking, Rooms } from '../live/requests.ts';
import { insertConcerns } from './queries.ts';
import { tellOperator } from './tell-operator.ts';

/**
 * Stores that a learner's messages to the others in the room followed a pattern, tells the operator, and leaves only
 * phrases between them.
 */
export async function fileConcern(
  { context, registry }: Rooms,
  { room, person }: Asking,
  finding: Finding,
): Promise<void> {
  const { database, now } = context;
  const others = room.state.participants
    .map((one) => one.person.id)
    .filter((id) => id !== person.id);
  if (others.length === 0) return;
  await database.transaction(async (tx) => {
    const createdAt = now();
    await insertConcerns(
      tx,
      others.map((otherId) => ({ userId: person.id, otherId, finding, createdAt })),
    );
    await tellOperator(tx, context, person.id);
  });
  const limit = (id: typeof person.id, withIds: readonly (typeof person.id)[]) =>
    registry.publishTo(id, (current) => ({
      kind: 'changed',
      person: {
        ...current,
        phrasesWith: [...new Set([...(current.phrasesWith ?? []), ...withIds])],
      },
    }));
  limit(person.id, others);
  for (const other of others) limit(other, [person.id]);
}
