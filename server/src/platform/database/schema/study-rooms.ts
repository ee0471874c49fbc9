/** Study rooms: their makers or groups, messages, and circuits. The people now in a room are not stored. */
import type {
  AgeRange,
  Finding,
  HiddenLearner,
  ReportReason,
  RoomVisibility,
  ChatMessageId,
  LiveLessonId,
  StudyRoomId,
} from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { learnerId, optionalLearnerId } from './accounts.ts';
import { bytes, createdAt, id, isAtMost, isOneOf, moment } from './columns.ts';
import { liveLessons } from './live-lessons.ts';

const room = () =>
  integer('room_id')
    .$type<StudyRoomId>()
    .notNull()
    .references(() => studyRooms.id, { onDelete: 'cascade' });

export const studyRooms = pgTable(
  'study_rooms',
  {
    id: id<StudyRoomId>(),
    name: text().notNull(),
    /** Null for the room of a group, and so are the two columns after it. */
    makerId: optionalLearnerId('maker_id'),
    /** The maker's age range when the room was made. */
    ageRange: text('age_range').$type<AgeRange>(),
    code: text().unique(),
    visibility: text().$type<RoomVisibility>().notNull(),
    /** The live lesson for which the room of a group is open. The room goes with it. */
    liveLessonId: integer('live_lesson_id')
      .$type<LiveLessonId>()
      .references(() => liveLessons.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** When somebody was last seen in it; a few minutes behind while somebody is there. */
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (one) => [
    index('study_rooms_maker_index').on(one.makerId),
    index('study_rooms_listed_index').on(one.visibility, one.ageRange),
    index('study_rooms_use_index').on(one.lastUsedAt),
    index('study_rooms_live_lesson_index').on(one.liveLessonId),
    check(
      'study_rooms_made_or_of_group',
      sql`case when ${one.liveLessonId} is null
        then ${one.makerId} is not null and ${one.ageRange} is not null and ${one.code} is not null
        else ${one.makerId} is null and ${one.ageRange} is null and ${one.code} is null
          and ${one.visibility} = 'private' end`,
    ),
    check('study_rooms_visibility_known', isOneOf(one.visibility, ['public', 'private'])),
    check('study_rooms_name_short', isAtMost(one.name, 60)),
  ],
);

/** Learners whom a code has let in, those of a group, and those whom the maker has removed. */
export const studyRoomMembers = pgTable(
  'study_room_members',
  {
    roomId: room(),
    userId: learnerId(),
    createdAt: createdAt(),
    removedAt: moment('removed_at'),
  },
  (member) => [
    primaryKey({ columns: [member.userId, member.roomId] }),
    index('study_room_members_room_index').on(member.roomId),
  ],
);

export const studyRoomMessages = pgTable(
  'study_room_messages',
  {
    id: id<ChatMessageId>(),
    roomId: room(),
    userId: learnerId(),
    /** The page's own name for the message, so that one sent twice is stored once. */
    ref: text(),
    message: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (said) => [
    index('study_room_messages_room_index').on(said.roomId, said.id),
    uniqueIndex('study_room_messages_ref_unique').on(said.userId, said.roomId, said.ref),
    index('study_room_messages_age_index').on(said.createdAt),
    check('study_room_messages_short', isAtMost(said.message, 500)),
  ],
);

/** A room's circuit as one Yjs update. Later updates wait in `study_room_updates` until they are merged. */
export const studyRoomCircuits = pgTable('study_room_circuits', {
  roomId: integer('room_id')
    .$type<StudyRoomId>()
    .primaryKey()
    .references(() => studyRooms.id, { onDelete: 'cascade' }),
  state: bytes().notNull(),
});

export const studyRoomUpdates = pgTable(
  'study_room_updates',
  { id: id(), roomId: room(), data: bytes().notNull() },
  (update) => [index('study_room_updates_room_index').on(update.roomId, update.id)],
);

/** Learners whom a learner has muted or blocked, in all rooms. */
export const hiddenLearners = pgTable(
  'hidden_learners',
  {
    userId: learnerId(),
    otherId: learnerId('other_id'),
    how: text().$type<HiddenLearner['how']>().notNull(),
    createdAt: createdAt(),
  },
  (hidden) => [
    primaryKey({ columns: [hidden.userId, hidden.otherId] }),
    index('hidden_learners_other_index').on(hidden.otherId),
    check('hidden_learners_how_known', isOneOf(hidden.how, ['mute', 'block'])),
  ],
);

export const learnerReports = pgTable(
  'learner_reports',
  {
    id: id(),
    /** The learner who reports. */
    userId: learnerId(),
    aboutId: learnerId('about_id'),
    /** The room's name may explain the report; the room itself may be gone. */
    roomName: text('room_name').notNull(),
    reason: text().$type<ReportReason>().notNull(),
    /** The reported message, unchanged. */
    said: text(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (report) => [
    index('learner_reports_user_index').on(report.userId),
    index('learner_reports_about_index').on(report.aboutId, report.createdAt),
    index('learner_reports_age_index').on(report.createdAt),
  ],
);

/** R39: learners whose messages to another followed a pattern. Only its kind is stored. */
export const messageConcerns = pgTable(
  'message_concerns',
  {
    id: id(),
    userId: learnerId(),
    otherId: learnerId('other_id'),
    finding: text().$type<Finding>().notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (concern) => [
    index('message_concerns_user_index').on(concern.userId),
    index('message_concerns_other_index').on(concern.otherId),
    index('message_concerns_age_index').on(concern.createdAt),
  ],
);

/** How often the chat filter found what. Without learners and without texts. */
export const filterCounts = pgTable(
  'filter_counts',
  {
    hour: moment('hour').notNull(),
    finding: text().$type<Finding>().notNull(),
    rule: text().notNull(),
    outcome: text().$type<'blocked' | 'asked' | 'sent' | 'appealed'>().notNull(),
    count: integer().notNull(),
  },
  (counted) => [
    primaryKey({ columns: [counted.hour, counted.finding, counted.rule, counted.outcome] }),
    check(
      'filter_counts_outcome_known',
      isOneOf(counted.outcome, ['blocked', 'asked', 'sent', 'appealed']),
    ),
  ],
);

/** Learners who may not write for a while. */
export const learnerMutes = pgTable(
  'learner_mutes',
  {
    userId: learnerId().primaryKey(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Somebody has looked at the reports and confirmed the mute. */
    isReviewed: boolean('is_reviewed').notNull().default(false),
  },
  (mute) => [index('learner_mutes_end_index').on(mute.endsAt)],
);
