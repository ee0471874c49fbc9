/** The storyboard of a course's video: the captions, and a hand's actions in the scenes. */
import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
/** Fractions of a control's width and height, from its left and its top. */
const place = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);
const seconds = z.number().positive().max(20);

/** Controls are named as a screen reader names them. */
const VideoMove = z.union([
  z.strictObject({ open: z.string().startsWith('/', 'a page of this site, starting with /') }),
  /** The hand moves there and does nothing: a control, or words. */
  z.strictObject({ point: text }),
  z.strictObject({ press: text }),
  z.strictObject({ choose: text, of: text }),
  z.strictObject({ drag: text, onto: text }),
  z.strictObject({ pull: text, to: place }),
  z.strictObject({ type: text, into: text }),
  z.strictObject({ wait: seconds }),
  /** Waits for words on the page, however long that takes. This is not filmed. */
  z.strictObject({ until: text }),
]);
export type VideoMove = z.infer<typeof VideoMove>;

const Caption = z.strictObject({
  say: text,
  seconds,
  moves: z.array(VideoMove).default([]),
});

export const VideoFile = z
  .strictObject({
    title: text,
    /** The number of the caption at whose end the poster is recorded. */
    poster: z.number().int().min(1),
    captions: z.array(Caption).min(8).max(14),
  })
  .refine(({ poster, captions }) => poster <= captions.length, {
    message: 'there is no such caption',
    path: ['poster'],
  })
  .refine(({ captions }) => captions[0]?.moves[0] && 'open' in captions[0].moves[0], {
    message: 'the first move opens a page',
    path: ['captions', 0, 'moves'],
  });
export type VideoContent = z.infer<typeof VideoFile>;
