import type { CourseId } from '@qubloom/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/database.ts';
import { violatedConstraint } from '../errors.ts';
import { courses, lessons, pointsLedger, users } from './index.ts';

const testing = useTestDatabase();
afterEach(() => testing.forgetLearners());

const ada = { username: 'ada', password: 'x', email: 'ada@example.org', firstName: 'Ada' };

async function addLearner(words: Partial<typeof ada> = {}) {
  const [user] = await testing.database
    .insert(users)
    .values({ ...ada, ...words })
    .returning();
  if (user === undefined) throw new Error('no row came back');
  return user;
}

const constraintOf = (query: Promise<unknown>) => query.then(() => 'none', violatedConstraint);

describe('learners', () => {
  // Shows: 9 points and streak default; 9 subscription defaults
  test('a new learner has no points and no streak, and the free tier', async () => {
    const user = await addLearner();
    expect(user).toMatchObject({
      points: 0,
      streak: 0,
      isEmailVerified: false,
      subscriptionTier: 'free',
      subscriptionStatus: 'inactive',
      timeZone: 'UTC',
      lastLearnedOn: null,
    });
  });

  test('two learners cannot have the same username, even in different case', async () => {
    await addLearner();
    expect(await constraintOf(addLearner({ username: 'ADA' }))).toBe('users_username_unique');
  });

  test('an award is paid once, and goes with the learner', async () => {
    const { id: userId } = await addLearner();
    const award = { userId, source: 'achievement', sourceId: 1, points: 5 } as const;
    await testing.database.insert(pointsLedger).values(award);
    expect(
      await constraintOf(testing.database.insert(pointsLedger).values(award).execute()),
    ).toMatch(/points_ledger/);
    await testing.database.delete(users).where(eq(users.id, userId));
    expect(await testing.database.$count(pointsLedger)).toBe(0);
  });
});

describe('lessons', () => {
  async function addCourse() {
    const [course] = await testing.database
      .insert(courses)
      .values({ slug: 'basics', title: 'Basics', description: '', level: 'beginner', imageUrl: '' })
      .onConflictDoUpdate({ target: courses.slug, set: { title: 'Basics' } })
      .returning();
    if (!course) throw new Error('an insert gives its row back');
    return course.id;
  }
  const lesson = (courseId: CourseId, slug: string, order: number) => ({
    courseId,
    slug,
    order,
    title: slug,
    description: '',
    content: '',
    category: 'basics',
    duration: 15,
  });

  test('can swap places in one transaction, but cannot share one', async () => {
    const courseId = await addCourse();
    await testing.database
      .insert(lessons)
      .values([lesson(courseId, 'one', 1), lesson(courseId, 'two', 2)]);
    await testing.database.transaction(async (transaction) => {
      await transaction.update(lessons).set({ order: 2 }).where(eq(lessons.slug, 'one'));
      await transaction.update(lessons).set({ order: 1 }).where(eq(lessons.slug, 'two'));
    });
    const sharing = testing.database.insert(lessons).values(lesson(courseId, 'three', 1));
    expect(await constraintOf(sharing.execute())).toBe('lessons_order_unique');
    await testing.database.delete(courses);
  });

  test('leave their place to others once they are retired', async () => {
    const courseId = await addCourse();
    await testing.database
      .insert(lessons)
      .values([
        { ...lesson(courseId, 'old', 1), retiredAt: new Date() },
        lesson(courseId, 'new', 1),
      ]);
    expect(await testing.database.$count(lessons)).toBe(2);
    await testing.database.delete(courses);
  });
});

test('every key that points to a learner has an index that begins with it', async () => {
  const { rows } = await testing.database.execute<{ table: string }>(sql`
    select c.conrelid::regclass::text as table
    from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'users'::regclass
      and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
  expect(rows).toEqual([]);
});
