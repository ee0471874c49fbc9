/** Learners' places in lessons and programs, so that they can continue on another device. */
import type { PlaceKind } from '@qubloom/contract';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * A row for each lesson that a learner has started, and one for the code lab. A later place replaces the earlier
 * one.
 */
export const userPlaces = pgTable(
  'user_places',
  {
    userId: learnerId(),
    kind: text().$type<PlaceKind>().notNull(),
    /** The id of a lesson, or 0 for the code lab. */
    subject: integer().notNull(),
    /** Text in the page's own format. */
    state: text().notNull(),
    /** When the learner was there, by the device's clock. */
    leftAt: moment('left_at').notNull(),
  },
  (place) => [primaryKey({ columns: [place.userId, place.kind, place.subject] })],
);
