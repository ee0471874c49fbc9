/** Lessons that a class gives to its learners, in any order. */
import { sql, type SQLWrapper } from 'drizzle-orm';
import { assignmentLearners, assignments } from './assignments.ts';
import { classes, classLearners } from './classes.ts';
import { liveLessons } from './live-lessons.ts';

/** True if a class of the learner has assigned something of the lesson to them, or is doing it live. */
export const isGiven = (userId: SQLWrapper, lessonId: SQLWrapper) => sql<boolean>`exists (
  select from ${classLearners} member
  join ${classes} class on class.id = member.class_id and class.archived_at is null
  where member.user_id = ${userId} and (
    exists (
      select from ${assignments} given
      where given.class_id = class.id and given.lesson_id = ${lessonId} and (
        given.is_for_all or exists (
          select from ${assignmentLearners} named
          where named.assignment_id = given.id and named.user_id = member.user_id
        )
      )
    )
    or exists (
      select from ${liveLessons} live
      where live.class_id = class.id and live.lesson_id = ${lessonId}
    )
  )
)`;
