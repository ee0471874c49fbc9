/** Counts the lessons that learners open, for their daily numbers. */
import type { Context } from '../../../context.ts';
import { localDay } from '../../../domain/local-day.ts';
import type { Learner } from '../../../platform/caller.ts';
import { oncePer } from '../../../platform/once-per.ts';
import { LessonViews } from './lesson-views.ts';
import { addLessonViews } from './queries.ts';

const viewsIn = oncePer(
  ({ database }: Context) => new LessonViews((views) => addLessonViews(database, views)),
);

/** Counts an opened lesson within seconds, so the learner does not wait for it. */
export function countLessonView(context: Context, { id, timeZone }: Learner): void {
  viewsIn(context).note(id, localDay(context.now(), timeZone));
}

export const saveLessonViews = (context: Context): Promise<void> => viewsIn(context).flush();
