/** The learning platforms of schools that open the site by LTI 1.3, and what connects them with classes and learners. */
import type { AgeRange, ClassId, LessonId, LtiItemKind } from '@qubloom/contract';
import { ltiItemKinds } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { classes } from './classes.ts';
import { bytes, createdAt, id, isOneOf, moment } from './columns.ts';
import { lessons } from './courses.ts';

export const ltiPlatforms = pgTable(
  'lti_platforms',
  {
    id: id(),
    /** The name that people read: `Canvas of Springfield School`. */
    name: text().notNull(),
    issuer: text().notNull(),
    /** The id that the platform has given to this site. */
    clientId: text('client_id').notNull(),
    /** Where a launch continues after the login was initiated. */
    authorizationUrl: text('authorization_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    /** The audience of the assertions with which we ask for tokens. */
    tokenAudience: text('token_audience').notNull(),
    /** The address of the keys with which the platform signs. */
    keysUrl: text('keys_url').notNull(),
    /** A launch from any other deployment is refused. */
    deployments: text().array().notNull(),
    createdAt: createdAt(),
  },
  (platform) => [
    unique('lti_platforms_client_unique').on(platform.issuer, platform.clientId),
    // One key signs for all platforms, so no two of them may accept the same assertion.
    unique('lti_platforms_assertion_unique').on(platform.clientId, platform.tokenAudience),
  ],
);

const platformId = () =>
  integer('platform_id')
    .notNull()
    .references(() => ltiPlatforms.id, { onDelete: 'cascade' });

/** A link that lets one platform register itself, once. */
export const ltiRegistrations = pgTable('lti_registrations', {
  /** SHA-256 of the link's token. */
  hash: bytes().primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** A launch from its first call until the person has arrived, or until it expires. */
export const ltiLaunches = pgTable(
  'lti_launches',
  {
    /** SHA-256 of the launch's state; once the launch is verified, of the key in the page's address. */
    key: bytes().primaryKey(),
    platformId: platformId(),
    /** SHA-256 of the cookie of the browser that began the launch. */
    browser: bytes().notNull(),
    /** Null once the platform has sent it back. */
    nonce: text(),
    /** Facts that the platform has told; null until then. */
    facts: jsonb(),
    expiresAt: moment('expires_at').notNull(),
  },
  (launch) => [
    index('lti_launches_expiry_index').on(launch.expiresAt),
    check('lti_launches_one_step', sql`(${launch.nonce} is null) <> (${launch.facts} is null)`),
  ],
);

/** A course at a platform, and the class that its teacher has chosen for it. */
export const ltiContexts = pgTable(
  'lti_contexts',
  {
    platformId: platformId(),
    deploymentId: text('deployment_id').notNull(),
    contextId: text('context_id').notNull(),
    classId: integer('class_id')
      .$type<ClassId>()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** The age group of the accounts that are made for this course. */
    ageRange: text('age_range').$type<Exclude<AgeRange, '18-plus'>>().notNull(),
    /** The title of the course at the platform, if it has told it. */
    title: text(),
    connectedAt: moment('connected_at').notNull().defaultNow(),
  },
  (context) => [
    primaryKey({ columns: [context.platformId, context.deploymentId, context.contextId] }),
    index('lti_contexts_class_index').on(context.classId),
  ],
);

interface OfCourse {
  readonly platformId: AnyPgColumn;
  readonly deploymentId: AnyPgColumn;
  readonly contextId: AnyPgColumn;
}

/** The row goes with its connected course. */
const ofCourse = (name: string, { platformId, deploymentId, contextId }: OfCourse) =>
  foreignKey({
    name,
    columns: [platformId, deploymentId, contextId],
    foreignColumns: [ltiContexts.platformId, ltiContexts.deploymentId, ltiContexts.contextId],
  }).onDelete('cascade');

/** The teacher who has connected a course. The course stays connected without that account. */
export const ltiConnectors = pgTable(
  'lti_connectors',
  {
    platformId: integer('platform_id').notNull(),
    deploymentId: text('deployment_id').notNull(),
    contextId: text('context_id').notNull(),
    userId: learnerId(),
  },
  (connector) => [
    primaryKey({ columns: [connector.platformId, connector.deploymentId, connector.contextId] }),
    ofCourse('lti_connectors_context_fk', connector),
    index('lti_connectors_user_index').on(connector.userId),
  ],
);

/** The person at a platform who opens an account here. */
export const ltiIdentities = pgTable(
  'lti_identities',
  {
    platformId: platformId(),
    /** The person's permanent id at the platform. */
    subject: text().notNull(),
    userId: learnerId(),
    createdAt: createdAt(),
  },
  (identity) => [
    primaryKey({ columns: [identity.platformId, identity.subject] }),
    unique('lti_identities_one_of_each').on(identity.userId, identity.platformId),
  ],
);

/** A column of a platform's gradebook that waits for, or has, a learner's result. */
export const ltiScores = pgTable(
  'lti_scores',
  {
    id: id(),
    platformId: platformId(),
    userId: learnerId(),
    /** The course of the column; null if the platform tells none. A course that is disconnected gets no results. */
    deploymentId: text('deployment_id'),
    contextId: text('context_id'),
    /** The address of the column: the line item's URL. */
    lineItem: text('line_item').notNull(),
    kind: text().$type<LtiItemKind>().notNull(),
    lessonId: integer('lesson_id')
      .$type<LessonId>()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** The key of the task in its lesson; only for a task. */
    task: text(),
    /** The score that the platform has; null if it has none yet. */
    score: integer(),
    maximum: integer(),
    sentAt: moment('sent_at'),
  },
  (score) => [
    ofCourse('lti_scores_context_fk', score),
    index('lti_scores_context_index').on(score.platformId, score.deploymentId, score.contextId),
    unique('lti_scores_column_unique').on(score.userId, score.platformId, score.lineItem),
    check('lti_scores_kind_known', isOneOf(score.kind, ltiItemKinds)),
    check('lti_scores_task_fits', sql`(${score.kind} = 'task') = (${score.task} is not null)`),
  ],
);

/** True if a platform waits for a learner's results. It is read with a row of `users`. */
export const isGraded = sql<boolean>`exists (
  select from lti_scores where lti_scores.user_id = users.id
)`;
