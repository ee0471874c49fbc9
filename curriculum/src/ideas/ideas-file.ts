/** What the courses teach, idea by idea: the form of `ideas.yaml`. */
import { z } from 'zod';

/** `<lesson>`, or `<lesson>/<key>` of a task or a question in it. Lessons' folder names are unique in all courses. */
const place = z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, 'a lesson, or a lesson/key');

export const IdeasFile = z.array(
  z.strictObject({
    idea: z.string().min(1),
    /** The one lesson that teaches it first. */
    introduced: place,
    /** Tasks; or the lesson, where only its pictures and checks have it done. */
    practiced: z.array(place).min(1),
    /** Lessons that use it again, in a new place. */
    recalled: z.array(place).default([]),
    /** Questions of quizzes. */
    tested: z.array(place).min(1),
  }),
);

export type Idea = z.infer<typeof IdeasFile>[number];
