/** Classes with their teachers and learners, the codes to join, and what schools have agreed to. */
import {
  ClassCodeKind,
  classLimits,
  classPlans,
  highestTier,
  type ClassId,
  type ClassPlan,
  type PaidClassPlan,
  type Tier,
} from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { bytes, id, isAtMost, isOneOf, moment } from './columns.ts';

export const classes = pgTable(
  'classes',
  {
    id: id<ClassId>(),
    name: text().notNull(),
    /** The one of its plans that counts. */
    plan: text().$type<ClassPlan>().notNull().default('trial'),
    /** The plan ends then, and the class becomes one to try. Null for a class to try. */
    planUntil: moment('plan_until'),
    /** The most learners. */
    seats: integer().notNull(),
    /** An IANA name; the zone of the accounts that the class makes. */
    timeZone: text('time_zone').notNull(),
    createdAt: moment('created_at').notNull(),
    archivedAt: moment('archived_at'),
    /** True if a teacher wants the school's learning record store to get what is learned. */
    sendsRecords: boolean('sends_records').notNull().default(false),
  },
  (one) => [
    check('classes_name_short', isAtMost(one.name, classLimits.name)),
    check('classes_plan_known', isOneOf(one.plan, classPlans)),
    check('classes_plan_has_end', sql`(${one.plan} = 'trial') = (${one.planUntil} is null)`),
    check('classes_seats_positive', sql`${one.seats} > 0`),
  ],
);

export const optionalClassId = () =>
  integer('class_id')
    .references(() => classes.id, { onDelete: 'cascade' })
    .$type<ClassId>();

export const classId = () => optionalClassId().notNull();

/** Plans that a class has. The one that counts is in `classes`, too. */
export const classPlanSources = pgTable(
  'class_plan_sources',
  {
    classId: classId(),
    /** `operator`: a school has ordered it. `bought`: a teacher pays for it. */
    origin: text().$type<'operator' | 'bought'>().notNull(),
    plan: text().$type<PaidClassPlan>().notNull(),
    until: moment('until').notNull(),
    seats: integer().notNull(),
  },
  (source) => [
    primaryKey({ columns: [source.classId, source.origin] }),
    check('class_plan_sources_origin_known', isOneOf(source.origin, ['operator', 'bought'])),
    check('class_plan_sources_plan_known', isOneOf(source.plan, ['classroom', 'school'])),
    check('class_plan_sources_seats_positive', sql`${source.seats} > 0`),
  ],
);

/** The teacher sees the class as long as the row exists. */
export const classTeachers = pgTable(
  'class_teachers',
  {
    classId: classId(),
    userId: learnerId(),
    joinedAt: moment('joined_at').notNull(),
  },
  (teacher) => [
    primaryKey({ columns: [teacher.classId, teacher.userId] }),
    index('class_teachers_user_index').on(teacher.userId),
  ],
);

/** The class's teachers see the learner's record as long as the row exists. */
export const classLearners = pgTable(
  'class_learners',
  {
    classId: classId(),
    userId: learnerId(),
    /** The name in the class: a real name or a pseudonym. */
    name: text().notNull(),
    /** True if this class has made the account. */
    isClassAccount: boolean('is_class_account').notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (learner) => [
    primaryKey({ columns: [learner.classId, learner.userId] }),
    index('class_learners_user_index').on(learner.userId),
    check('class_learners_name_short', isAtMost(learner.name, classLimits.displayName)),
  ],
);

/** A class has at most one code of each kind. */
export const classCodes = pgTable(
  'class_codes',
  {
    classId: classId(),
    kind: text().$type<ClassCodeKind>().notNull(),
    /** SHA-256 of the code, so that a copy of this table opens nothing. */
    hash: bytes().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (code) => [
    primaryKey({ columns: [code.classId, code.kind] }),
    index('class_codes_expiry_index').on(code.expiresAt),
    check('class_codes_kind_known', isOneOf(code.kind, ClassCodeKind.options)),
  ],
);

/** A row says that the school may agree in place of the parents of learners under 13, and does. */
export const classAgreements = pgTable('class_agreements', {
  classId: classId().primaryKey(),
  school: text().notNull(),
  country: text().notNull(),
  /** Name of the person who agreed for the school. */
  agreedBy: text('agreed_by').notNull(),
  allowsRooms: boolean('allows_rooms').notNull(),
  allowsFreeChat: boolean('allows_free_chat').notNull(),
  agreedAt: moment('agreed_at').notNull(),
});

const opensAll = sql`plan <> 'trial' and archived_at is null`;

/**
 * The tier that the learner pays for, or the highest one while a class with a plan opens everything. It is read with a
 * row of `users`.
 */
export const openTier = sql<Tier>`case
  when exists (
    select from class_learners join classes on classes.id = class_learners.class_id
    where class_learners.user_id = users.id and ${opensAll}
  ) or exists (
    select from class_teachers join classes on classes.id = class_teachers.class_id
    where class_teachers.user_id = users.id and ${opensAll}
  ) then ${highestTier} else users.subscription_tier end`;

/**
 * True if what a learner learns goes to the learning record store of the school, which has ordered a plan. Under 13, the
 * school has to have made the account, because parents have not agreed to it. It is read with rows of `classes`,
 * `class_learners`, and `users`.
 */
export const sendsRecords = sql<boolean>`(
  classes.sends_records and classes.plan = 'school' and classes.archived_at is null
  and (class_learners.is_class_account or users.age_range <> 'under-13')
)`;

/** It is read with a row of `users`. */
export const isInSendingClass = sql<boolean>`exists (
  select from class_learners join classes on classes.id = class_learners.class_id
  where class_learners.user_id = users.id and ${sendsRecords}
)`;
