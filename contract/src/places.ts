/** Where a learner is: in each lesson, and the program that is open. It belongs to the account, not to a browser. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PlaceParams } from './ids.ts';
import { routes } from './routes.ts';

/** Letters of a place: a lesson's with all its guesses has some hundred, a program far fewer than this. */
export const maxPlaceLength = 20_000;

export const Place = z.object({
  /** As the page wrote it, for the page to read. */
  state: z.string(),
  /** When it was left there. */
  at: z.iso.datetime(),
});
export type Place = z.infer<typeof Place>;

export const SavePlaceBody = z.strictObject({
  state: z.string().min(1, 'There is no place.').max(maxPlaceLength, 'That place is too long.'),
  at: z.iso.datetime('That is no moment.'),
});
export type SavePlaceBody = z.input<typeof SavePlaceBody>;

export const places = {
  find: endpoint({
    ...routes.places.find,
    summary: 'Where the learner was left; null means nowhere yet.',
    params: PlaceParams,
    reply: z.object({ place: Place.nullable() }),
    errors: ['not-signed-in', 'forbidden', 'not-found'],
  }),
  save: endpoint({
    ...routes.places.save,
    summary: 'Keep where the learner is, unless a later place is kept. The reply is the one kept.',
    params: PlaceParams,
    body: SavePlaceBody,
    reply: Place,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'too-many'],
  }),
};
