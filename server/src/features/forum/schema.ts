/** The forum: entities only. */
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../platform/database/schema/accounts.ts';
import { createdAt, id, updatedAt } from '../../platform/database/schema/columns.ts';
import { courses, lessons } from '../../platform/database/schema/courses.ts';

export const forumTopics = pgTable(
  'forum_topics',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: integer('course_id').references(() => courses.id, { onDelete: 'set null' }),
    lessonId: integer('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    viewCount: integer('view_count').notNull().default(0),
    replyCount: integer('reply_count').notNull().default(0),
    isPinned: boolean('is_pinned').notNull().default(false),
    isLocked: boolean('is_locked').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (topic) => [
    index('forum_topics_user_index').on(topic.userId),
    index('forum_topics_course_index').on(topic.courseId),
    index('forum_topics_lesson_index').on(topic.lessonId),
  ],
);

export const forumReplies = pgTable(
  'forum_replies',
  {
    id: id(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => forumTopics.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    isAcceptedAnswer: boolean('is_accepted_answer').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (reply) => [
    index('forum_replies_topic_index').on(reply.topicId),
    index('forum_replies_user_index').on(reply.userId),
  ],
);
