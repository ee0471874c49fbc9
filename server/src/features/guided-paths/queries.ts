/** Database access for guided paths and learners' progress. Retired content is left out. */
import type { GuidedPath, GuidedPathId, GuidedStep, GuidedStepId, UserId } from '@qubloom/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { LockedLearner } from '../accounts/index.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  guidedPaths,
  guidedPathSteps,
  userCompletedSteps,
  userPathProgress,
  userStepPasses,
} from '../../platform/database/schema/index.ts';
import { oncePer } from '../../platform/once-per.ts';

export type StoredStep = Omit<GuidedStep, 'hints' | 'solution'> & {
  readonly hints: readonly string[];
  readonly solution: string | null;
  readonly isCompleted: boolean;
};

/** A learner's totals on a path. The steps themselves tell which ones are completed. */
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
  id: guidedPaths.id,
  title: guidedPaths.title,
  description: guidedPaths.description,
  difficulty: guidedPaths.difficulty,
  topic: guidedPaths.topic,
  prerequisitePathIds: guidedPaths.prerequisitePathIds,
  stepCount: guidedPaths.stepCount,
  estimatedTime: guidedPaths.estimatedTime,
  iconUrl: guidedPaths.iconUrl,
};

const walkColumns = {
  hintsUsed: userPathProgress.hintsUsed,
  pointsEarned: userPathProgress.pointsEarned,
  completedAt: userPathProgress.completedAt,
};

export const guidedPathQueries = oncePer((database: Database) => {
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
  };
});

/** A second start changes nothing. */
export async function saveStart(
  tx: Transaction,
  { id: userId }: LockedLearner,
  pathId: GuidedPathId,
  currentStepId: GuidedStepId | null,
  moment: Date,
): Promise<void> {
  await tx
    .insert(userPathProgress)
    .values({ userId, pathId, currentStepId, startedAt: moment, lastAccessedAt: moment })
    .onConflictDoUpdate({
      target: [userPathProgress.userId, userPathProgress.pathId],
      set: { lastAccessedAt: moment },
    });
}

/** Only the first pass is stored. */
export async function insertStepPass(
  tx: Transaction,
  { id: userId }: LockedLearner,
  stepId: GuidedStepId,
  circuit: string,
  passedAt: Date,
): Promise<void> {
  await tx
    .insert(userStepPasses)
    .values({ userId, stepId, circuit, passedAt })
    .onConflictDoNothing();
}

/** Marks the step as completed and moves the walk up to it. */
export async function saveStep(
  tx: Transaction,
  { id: userId }: LockedLearner,
  { pathId, stepId }: { readonly pathId: GuidedPathId; readonly stepId: GuidedStepId },
  walk: SavedWalk,
  moment: Date,
): Promise<void> {
  await tx
    .insert(userCompletedSteps)
    .values({ userId, stepId, completedAt: moment })
    .onConflictDoNothing();
  await tx
    .insert(userPathProgress)
    .values({ userId, pathId, ...walk, startedAt: moment, lastAccessedAt: moment })
    .onConflictDoUpdate({
      target: [userPathProgress.userId, userPathProgress.pathId],
      set: { ...walk, lastAccessedAt: moment },
    });
}

/** Returns the steps in order, with what the learner has passed and completed. */
export function readSteps(
  database: Database | Transaction,
  pathId: GuidedPathId,
  userId: UserId | null,
): Promise<StoredStep[]> {
  return database
    .select({
      id: guidedPathSteps.id,
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
