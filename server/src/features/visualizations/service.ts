/** Stores learners' play with visualizations, and records the first completion as learning. */
import type {
  BodyOf,
  ReplyOf,
  Visualization,
  VisualizationId,
  visualizations as calls,
} from '@qubloom/contract';

import type { Context } from '../../context.ts';
import type { Act, Learner } from '../../platform/caller.ts';
import { NotFound } from '../../platform/errors.ts';
import { withLearner } from '../accounts/index.ts';
import { recordLearning } from '../progress/index.ts';
import { playAfter } from './play.ts';
import { readPlay, savePlay, visualizationQueries } from './queries.ts';
import { plays } from './throttles.ts';

type Reply = ReplyOf<typeof calls.interact>;

export const listVisualizations = ({ database }: Context) =>
  visualizationQueries(database).listAll();

export const listPlays = ({ database }: Context, { id }: Learner) =>
  visualizationQueries(database).listPlays(id);

export async function showVisualization(
  { database }: Context,
  id: VisualizationId,
): Promise<Visualization> {
  const found = await visualizationQueries(database).find(id);
  if (!found) throw new NotFound('That visualization does not exist.');
  return found;
}

/** The first completion is recorded as learning. Anything else only adds to the stored play. */
export async function interact(
  context: Context,
  caller: Learner,
  id: VisualizationId,
  report: BodyOf<typeof calls.interact>,
  act: Act,
): Promise<Reply> {
  await showVisualization(context, id);
  await plays.take(context, String(caller.id));
  const completed = report.completed ? await completeFirst(context, caller, id, report, act) : null;
  if (completed !== null) return completed;
  return withLearner(context, caller.id, async (tx, learner) => {
    const { play, since } = await readPlay(tx, learner, id);
    const moment = context.now();
    const after = playAfter(play, report, since, moment);
    const reply: Reply = { ...after, newAchievements: [] };
    await savePlay(tx, learner, id, after, moment);
    await act.remember(tx, reply);
    return reply;
  });
}

/** Returns null if it was already completed. */
function completeFirst(
  context: Context,
  caller: Learner,
  id: VisualizationId,
  report: BodyOf<typeof calls.interact>,
  act: Act,
): Promise<Reply | null> {
  return recordLearning(
    context,
    caller,
    act,
    async (_history, learner, moment, tx) => {
      const { play, since } = await readPlay(tx, learner, id);
      if (play.completed) return null;
      const after = playAfter(play, report, since, moment);
      await savePlay(tx, learner, id, after, moment);
      return {
        learning: { type: 'visualization-completed', visualizationId: id, after },
        awards: [],
      };
    },
    ({ learning: { after }, newAchievements }): Reply => ({
      ...after,
      newAchievements: [...newAchievements],
    }),
  );
}
