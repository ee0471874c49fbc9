/**
 * A learner's place in each lesson, and the program that is open. It belongs to the account, not to a
 * browser.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PlaceParams } from './ids.ts';
import * as routes from './routes.ts';

/**
 * Maximum characters of a place: a lesson with all its guesses takes a few hundred, and a program far fewer
 * than this.
 */
export const maxPlaceLength = 20_000;

export const Place = z.object({
  /** State in the page's own format, which only the page reads. */
  state: z.string(),
  /** Time at which the learner left it. */
  at: z.iso.datetime(),
});
export type Place = z.infer<typeof Place>;

export const SavePlaceBody = z.strictObject({
  state: z.string().min(1, 'The place is missing.').max(maxPlaceLength, 'That place is too long.'),
  at: z.iso.datetime("That isn't a date with a time."),
});
export type SavePlaceBody = z.input<typeof SavePlaceBody>;

export const places = {
  find: endpoint({
    ...routes.places.find,
    summary: "The learner's saved place; null if there is none yet.",
    params: PlaceParams,
    reply: z.object({ place: Place.nullable() }),
    errors: ['not-signed-in', 'forbidden', 'not-found'],
  }),
  save: endpoint({
    ...routes.places.save,
    summary:
      "Save the learner's place, unless a later one is saved already. The reply is the saved place.",
    params: PlaceParams,
    body: SavePlaceBody,
    reply: Place,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'too-many'],
  }),
};
