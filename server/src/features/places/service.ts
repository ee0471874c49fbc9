/** Stores a learner's place, shared by their devices. The later place wins, no matter when it arrives. */
import {
  LessonId,
  type BodyOf,
  type ParamsOf,
  type Place,
  type places as calls,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Learner } from '../../platform/caller.ts';
import { NotFound } from '../../platform/errors.ts';
import { readLesson } from '../courses/index.ts';
import { placeQueries } from './queries.ts';
import { saves } from './throttles.ts';

type PlaceParams = ParamsOf<typeof calls.find>;

export async function findPlace(
  context: Context,
  caller: Learner,
  params: PlaceParams,
): Promise<{ place: Place | null }> {
  await allowPlace(context, caller, params);
  return { place: await placeQueries(context.database).find(caller.id, params) };
}

export async function savePlace(
  context: Context,
  caller: Learner,
  params: PlaceParams,
  { state, at }: BodyOf<typeof calls.save>,
): Promise<Place> {
  await saves.take(context, String(caller.id));
  await allowPlace(context, caller, params);
  // A device whose clock is ahead must not prevent other devices from saving.
  const leftAt = new Date(Math.min(Date.parse(at), context.now().getTime()));
  return placeQueries(context.database).save(caller.id, params, { state, leftAt });
}

/** Only existing lessons have places, so nobody can fill the table with invented ids. */
async function allowPlace(
  context: Context,
  caller: Learner,
  { kind, subject }: PlaceParams,
): Promise<void> {
  const lesson = kind === 'lesson' ? LessonId.safeParse(subject) : null;
  if (lesson?.success) await readLesson(context, caller, lesson.data);
  else if (kind === 'lesson' || subject !== 0) throw new NotFound('That place does not exist.');
}
