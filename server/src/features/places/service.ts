/** Where a learner is, for each of their devices. The later place wins, whenever it arrives. */
import {
  LessonId,
  type BodyOf,
  type ParamsOf,
  type Place,
  type places as calls,
} from '@qubloom/contract';
import type { ReadLessonFor } from '../../domain/open-lesson.ts';
import type { Learner } from '../../platform/caller.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Throttle } from '../../platform/throttle.ts';
import type { PlaceQueries } from './queries.ts';

export interface PlacesOptions {
  readonly queries: PlaceQueries;
  readonly readLesson: ReadLessonFor;
  readonly saves: Throttle;
  readonly now: () => Date;
}

type PlaceParams = ParamsOf<typeof calls.find>;

export async function findPlace(
  options: PlacesOptions,
  caller: Learner,
  params: PlaceParams,
): Promise<{ place: Place | null }> {
  await allowPlace(options, caller, params);
  return { place: await options.queries.find(caller.id, params) };
}

export async function savePlace(
  options: PlacesOptions,
  caller: Learner,
  params: PlaceParams,
  { state, at }: BodyOf<typeof calls.save>,
): Promise<Place> {
  await options.saves.take(String(caller.id));
  await allowPlace(options, caller, params);
  // A device whose clock is ahead must not keep the others from saving.
  const leftAt = new Date(Math.min(Date.parse(at), options.now().getTime()));
  return options.queries.save(caller.id, params, { state, leftAt });
}

/** Only where there is something to be in, so that nobody fills the table with numbers. */
async function allowPlace(
  { readLesson }: PlacesOptions,
  caller: Learner,
  { kind, subject }: PlaceParams,
): Promise<void> {
  const lesson = kind === 'lesson' ? LessonId.safeParse(subject) : null;
  if (lesson?.success) await readLesson(caller, lesson.data);
  else if (kind !== 'program' || subject !== 0) throw new NotFound('That place does not exist.');
}
