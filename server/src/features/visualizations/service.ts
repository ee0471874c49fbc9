/** Playing with visualizations: what is kept of it, and that completing one is learning. */
import type {
  BodyOf,
  ReplyOf,
  Visualization,
  VisualizationId,
  visualizations as calls,
} from '@qubloom/contract';
import type { WithLearner } from '../../domain/learner-lock.ts';
import type { ProgressRecorder } from '../../domain/progress-recorder.ts';
import type { Act, Learner } from '../../platform/caller.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Throttle } from '../../platform/throttle.ts';
import { playAfter } from './play.ts';
import { readPlay, savePlay, type VisualizationQueries } from './queries.ts';

export interface VisualizationsOptions {
  readonly queries: VisualizationQueries;
  readonly recorder: ProgressRecorder;
  readonly withLearner: WithLearner;
  readonly plays: Throttle;
  readonly now: () => Date;
}

type Reply = ReplyOf<typeof calls.interact>;

export async function showVisualization(
  { queries }: Pick<VisualizationsOptions, 'queries'>,
  id: VisualizationId,
): Promise<Visualization> {
  const found = await queries.find(id);
  if (!found) throw new NotFound('That visualization does not exist.');
  return found;
}

/** Completing for the first time goes the way of all learning; anything else only adds to what was played. */
export async function interact(
  options: VisualizationsOptions,
  caller: Learner,
  id: VisualizationId,
  report: BodyOf<typeof calls.interact>,
  act: Act,
): Promise<Reply> {
  const { withLearner, now } = options;
  await showVisualization(options, id);
  await options.plays.take(String(caller.id));
  const completed = report.completed ? await completeFirst(options, caller, id, report, act) : null;
  if (completed !== null) return completed;
  return withLearner(caller.id, async (tx, learner) => {
    const { play, since } = await readPlay(tx, learner, id);
    const moment = now();
    const after = playAfter(play, report, since, moment);
    const reply: Reply = { ...after, newAchievements: [] };
    await savePlay(tx, learner, id, after, moment);
    await act.remember(tx, reply);
    return reply;
  });
}

/** Null when it was completed before. */
function completeFirst(
  { recorder }: VisualizationsOptions,
  caller: Learner,
  id: VisualizationId,
  report: BodyOf<typeof calls.interact>,
  act: Act,
): Promise<Reply | null> {
  return recorder.record(
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
