/** Guided paths and how far learners are, in the database. What is retired is not there. */
import type { GuidedPath, GuidedPathId, GuidedStep, GuidedStepId, UserId } from '@qubloom/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { LockedLearner } from '../../domain/learner-lock.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  guidedPaths,
  guidedPathSteps,
  userCompletedSteps,
  userPathProgress,
  userStepPasses,
} from '../../platform/database/schema/index.ts';
import type { Write } from '../../platform/one-statement.ts';

export type StoredStep = Omit<GuidedStep, 'hints' | 'solution'> & {
  readonly hints: readonly string[];
  readonly solution: string | null;
  readonly isCompleted: boolean;
};

/** What a learner has gathered on a path; which steps are completed is said by the steps. */
export interface StoredWalk {
  readonly hintsUsed: number;
  readonly pointsEarned: number;
  readonly completedAt: Date | null;
}

export const notStarted: StoredWalk = {
  hintsUsed: 0,
  pointsEarned: 0,
  completedAt: null,
};

type SavedWalk = StoredWalk & {
  readonly completedSteps: number;
  readonly currentStepId: GuidedStepId | null;
};

const pathColumns = {
  id: sql<GuidedPathId>`${guidedPaths.id}`,
  title: guidedPaths.title,
  description: guidedPaths.description,
  difficulty: guidedPaths.difficulty,
  topic: guidedPaths.topic,
  prerequisitePathIds: sql<GuidedPathId[]>`${guidedPaths.prerequisitePathIds}`,
  stepCount: guidedPaths.stepCount,
  estimatedTime: guidedPaths.estimatedTime,
  iconUrl: guidedPaths.iconUrl,
};

const walkColumns = {
  hintsUsed: userPathProgress.hintsUsed,
  pointsEarned: userPathProgress.pointsEarned,
  completedAt: userPathProgress.completedAt,
};

export type GuidedPathQueries = ReturnType<typeof guidedPathQueries>;

export function guidedPathQueries(database: Database) {
  const paths = database
    .select(pathColumns)
    .from(guidedPaths)
    .where(isNull(guidedPaths.retiredAt))
    .orderBy(asc(guidedPaths.position), asc(guidedPaths.id))
    .prepare('list_guided_paths');

  const path = database
    .select(pathColumns)
    .from(guidedPaths)
    .where(and(eq(guidedPaths.id, sql.placeholder('id')), isNull(guidedPaths.retiredAt)))
    .prepare('find_guided_path');

  const walks = database
    .select({
      path: pathColumns,
      walk: walkColumns,
      steps: sql<Pick<StoredStep, 'id' | 'isCompleted'>[]>`(
        select coalesce(json_agg(json_build_object(
          'id', step.id, 'isCompleted', done.step_id is not null
        ) order by step."order"), '[]')
        from ${guidedPathSteps} step
        left join ${userCompletedSteps} done
          on done.step_id = step.id and done.user_id = ${userPathProgress.userId}
        where step.path_id = ${guidedPaths.id} and step.retired_at is null
      )`,
    })
    .from(userPathProgress)
    .innerJoin(guidedPaths, eq(guidedPaths.id, userPathProgress.pathId))
    .where(
      and(eq(userPathProgress.userId, sql.placeholder('userId')), isNull(guidedPaths.retiredAt)),
    )
    .orderBy(desc(userPathProgress.lastAccessedAt))
    .prepare('list_guided_walks');

  return {
    listPaths: (): Promise<GuidedPath[]> => paths.execute(),
    async findPath(id: GuidedPathId): Promise<GuidedPath | null> {
      return (await path.execute({ id }))[0] ?? null;
    },
    listWalks: (userId: UserId) => walks.execute({ userId }),
    async findWalk(id: GuidedPathId, userId: UserId | null) {
      const [steps, walk] = await Promise.all([
        readSteps(database, id, userId),
        userId === null ? undefined : readWalk(database, id, userId),
      ]);
      return { steps, walk: walk ?? notStarted };
    },
    ...writesOf(database),
  };
}

function writesOf(database: Database) {
  return {
    starting: (
      learner: LockedLearner,
      pathId: GuidedPathId,
      currentStepId: GuidedStepId | null,
      moment: Date,
    ): Write => ({
      name: 'path_started',
      statement: database
        .insert(userPathProgress)
        .values({
          userId: learner.id,
          pathId,
          currentStepId,
          startedAt: moment,
          lastAccessedAt: moment,
        })
        .onConflictDoUpdate({
          target: [userPathProgress.userId, userPathProgress.pathId],
          set: { lastAccessedAt: moment },
        }),
    }),
    passing: (
      learner: LockedLearner,
      stepId: GuidedStepId,
      circuit: string,
      passedAt: Date,
    ): Write => ({
      name: 'step_passed',
      statement: database
        .insert(userStepPasses)
        .values({ userId: learner.id, stepId, circuit, passedAt })
        .onConflictDoNothing(),
    }),
    completing: (learner: LockedLearner, stepId: GuidedStepId, completedAt: Date): Write => ({
      name: 'step_completed',
      statement: database
        .insert(userCompletedSteps)
        .values({ userId: learner.id, stepId, completedAt })
        .onConflictDoNothing(),
    }),
    walking: (
      learner: LockedLearner,
      pathId: GuidedPathId,
      walk: SavedWalk,
      moment: Date,
    ): Write => ({
      name: 'path_walked',
      statement: database
        .insert(userPathProgress)
        .values({
          userId: learner.id,
          pathId,
          ...walk,
          startedAt: moment,
          lastAccessedAt: moment,
        })
        .onConflictDoUpdate({
          target: [userPathProgress.userId, userPathProgress.pathId],
          set: { ...walk, lastAccessedAt: moment },
        }),
    }),
  };
}

/** In their order, with what the learner has passed and completed. */
export function readSteps(
  database: Database | Transaction,
  pathId: GuidedPathId,
  userId: UserId | null,
): Promise<StoredStep[]> {
  return database
    .select({
      id: sql<GuidedStepId>`${guidedPathSteps.id}`,
      title: guidedPathSteps.title,
      type: guidedPathSteps.type,
      content: guidedPathSteps.content,
      hints: guidedPathSteps.hints,
      solution: guidedPathSteps.solution,
      pointsAwarded: guidedPathSteps.pointsAwarded,
      passed: userStepPasses.circuit,
      isCompleted: sql<boolean>`${userCompletedSteps.stepId} is not null`,
    })
    .from(guidedPathSteps)
    .leftJoin(
      userStepPasses,
      and(eq(userStepPasses.stepId, guidedPathSteps.id), sql`${userStepPasses.userId} = ${userId}`),
    )
    .leftJoin(
      userCompletedSteps,
      and(
        eq(userCompletedSteps.stepId, guidedPathSteps.id),
        sql`${userCompletedSteps.userId} = ${userId}`,
      ),
    )
    .where(and(eq(guidedPathSteps.pathId, pathId), isNull(guidedPathSteps.retiredAt)))
    .orderBy(asc(guidedPathSteps.order));
}

export async function readWalk(
  database: Database | Transaction,
  pathId: GuidedPathId,
  userId: UserId,
): Promise<StoredWalk | undefined> {
  const [walk] = await database
    .select(walkColumns)
    .from(userPathProgress)
    .where(and(eq(userPathProgress.userId, userId), eq(userPathProgress.pathId, pathId)));
  return walk;
}
