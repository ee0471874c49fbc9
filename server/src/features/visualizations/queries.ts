/** Database access for visualizations and learners' play. Retired content is left out. */
import type {
  UserId,
  Visualization,
  VisualizationId,
  VisualizationSummary,
} from '@qubloom/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { LockedLearner } from '../accounts/index.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  users,
  userVisualizationInteractions,
  visualizations,
} from '../../platform/database/schema/index.ts';
import { noPlay, type Play } from './play.ts';
import { oncePer } from '../../platform/once-per.ts';

const summaryColumns = {
  id: visualizations.id,
  title: visualizations.title,
  description: visualizations.description,
  concept: visualizations.concept,
  complexity: visualizations.complexity,
  iconUrl: visualizations.iconUrl,
};

const playColumns = {
  completed: userVisualizationInteractions.completed,
  timeSpent: userVisualizationInteractions.timeSpent,
  interactionCount: userVisualizationInteractions.interactionCount,
};

export const visualizationQueries = oncePer((database: Database) => {
  const all = database
    .select(summaryColumns)
    .from(visualizations)
    .where(isNull(visualizations.retiredAt))
    .orderBy(asc(visualizations.position), asc(visualizations.id))
    .prepare('list_visualizations');

  const one = database
    .select({
      ...summaryColumns,
      question: visualizations.question,
      svgData: visualizations.svgData,
      animationScript: sql<string>`coalesce(${visualizations.animationScript}, '{}')`,
      interactiveElements: visualizations.interactiveElements,
      explanationSteps: visualizations.explanationSteps,
    })
    .from(visualizations)
    .where(and(eq(visualizations.id, sql.placeholder('id')), isNull(visualizations.retiredAt)))
    .prepare('find_visualization');

  const plays = database
    .select({
      visualizationId: userVisualizationInteractions.visualizationId,
      ...playColumns,
    })
    .from(userVisualizationInteractions)
    .innerJoin(visualizations, eq(visualizations.id, userVisualizationInteractions.visualizationId))
    .where(
      and(
        eq(userVisualizationInteractions.userId, sql.placeholder('userId')),
        isNull(visualizations.retiredAt),
      ),
    )
    .orderBy(asc(userVisualizationInteractions.visualizationId))
    .prepare('list_visualization_plays');

  return {
    listAll: (): Promise<VisualizationSummary[]> => all.execute(),
    async find(id: VisualizationId): Promise<Visualization | null> {
      return (await one.execute({ id }))[0] ?? null;
    },
    listPlays: (userId: UserId) => plays.execute({ userId }),
  };
});

/**
 * Returns the learner's play of one visualization, and the time of the last report about any visualization. Before the
 * first report, this is the time at which the account was created.
 */
export async function readPlay(
  tx: Transaction,
  learner: LockedLearner,
  id: VisualizationId,
): Promise<{ readonly play: Play; readonly since: Date }> {
  // There are no more rows than visualizations.
  const rows = await tx
    .select({
      registeredAt: users.createdAt,
      visualizationId: userVisualizationInteractions.visualizationId,
      reportedAt: userVisualizationInteractions.lastInteractionAt,
      play: playColumns,
    })
    .from(users)
    .leftJoin(userVisualizationInteractions, eq(userVisualizationInteractions.userId, users.id))
    .where(eq(users.id, learner.id));
  const moments = rows.map(({ registeredAt, reportedAt }) => reportedAt ?? registeredAt);
  return {
    play: rows.find(({ visualizationId }) => visualizationId === id)?.play ?? noPlay,
    since: new Date(Math.max(...moments.map(Number))),
  };
}

export async function savePlay(
  tx: Transaction,
  { id: userId }: LockedLearner,
  visualizationId: VisualizationId,
  play: Play,
  moment: Date,
): Promise<void> {
  const row = { ...play, lastInteractionAt: moment };
  await tx
    .insert(userVisualizationInteractions)
    .values({ userId, visualizationId, ...row, createdAt: moment })
    .onConflictDoUpdate({
      target: [userVisualizationInteractions.userId, userVisualizationInteractions.visualizationId],
      set: row,
    });
}
