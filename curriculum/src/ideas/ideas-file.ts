/** The ideas that the courses teach: the form of `ideas.yaml`. */
import { z } from 'zod';

/**
 * `<lesson>`, or `<lesson>/<key>` of a task or a question in it. Folder names of lessons are unique across all
 * courses.
 */
const place = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, 'a lesson, or a lesson/key');

export const IdeasFile = z.array(
  z.strictObject({
    idea: z.string().min(1),
    /** The one lesson that teaches it first. */
    introduced: place,
    /** Tasks, or the lesson if only its pictures and checks practice the idea. */
    practiced: z.array(place).min(1),
    /** Lessons that use it again, in a new place. */
    recalled: z.array(place).default([]),
    /** Questions of quizzes. */
    tested: z.array(place).min(1),
  }),
);

export type Idea = z.infer<typeof IdeasFile>[number];
