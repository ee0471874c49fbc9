/** Database access for what learners change about their own account. */
import type { AgeRange, UserId } from '@qubloom/contract';
import { eq } from 'drizzle-orm';
import type { Learner } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../../platform/database/schema/index.ts';
import { learnerColumns, learnerOf } from './queries.ts';

export interface ProfileChange {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly ageRange?: AgeRange | undefined;
  readonly timeZone?: string | undefined;
  readonly isTimeZoneChosen?: boolean | undefined;
  readonly email?: string | undefined;
  readonly isEmailVerified?: boolean | undefined;
}

/** Fields that are not given stay as they are. */
export async function changeAccount(
  database: Database,
  id: UserId,
  change: ProfileChange,
): Promise<Learner | null> {
  const [row] = await database
    .update(users)
    // An empty change would make an invalid statement.
    .set({ ...change, updatedAt: new Date() })
    .where(eq(users.id, id))
    .returning(learnerColumns);
  return row === undefined ? null : learnerOf(row);
}
