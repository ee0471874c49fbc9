/** Database access for learners' places. */
import type { Place, PlaceKind, UserId } from '@qubloom/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { userPlaces } from '../../platform/database/schema/index.ts';
import { oncePer } from '../../platform/once-per.ts';

interface PlaceOf {
  readonly kind: PlaceKind;
  readonly subject: number;
}

interface NewPlace {
  readonly state: string;
  readonly leftAt: Date;
}

export const placeQueries = oncePer((database: Database) => {
  const place = database
    .select({ state: userPlaces.state, leftAt: userPlaces.leftAt })
    .from(userPlaces)
    .where(
      and(
        eq(userPlaces.userId, sql.placeholder('userId')),
        eq(userPlaces.kind, sql.placeholder('kind')),
        eq(userPlaces.subject, sql.placeholder('subject')),
      ),
    )
    .prepare('find_place');

  const find = async (userId: UserId, { kind, subject }: PlaceOf): Promise<Place | null> => {
    const [found] = await place.execute({ userId, kind, subject });
    return found ? placeOf(found) : null;
  };

  return {
    find,
    /** Returns the place that is kept: this one, or a later one that was already stored. */
    async save(userId: UserId, of: PlaceOf, { state, leftAt }: NewPlace): Promise<Place> {
      const { kind, subject } = of;
      const [saved] = await database
        .insert(userPlaces)
        .values({ userId, kind, subject, state, leftAt })
        .onConflictDoUpdate({
          target: [userPlaces.userId, userPlaces.kind, userPlaces.subject],
          set: { state, leftAt },
          setWhere: lt(userPlaces.leftAt, leftAt),
        })
        .returning({ state: userPlaces.state, leftAt: userPlaces.leftAt });
      return saved ? placeOf(saved) : ((await find(userId, of)) ?? placeOf({ state, leftAt }));
    },
  };
});

function placeOf({ state, leftAt }: NewPlace): Place {
  return { state, at: leftAt.toISOString() };
}
