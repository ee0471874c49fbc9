/** Where learners are in lessons and programs, so that another device goes on there. */
import type { PlaceKind } from '@qubloom/contract';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { moment } from './columns.ts';

/** A row for each lesson that was begun, and one for the code lab. The latest place replaces the one before. */
export const userPlaces = pgTable(
  'user_places',
  {
    userId: learnerId(),
    kind: text().$type<PlaceKind>().notNull(),
    /** The id of a lesson; 0 for the code lab. */
    subject: integer().notNull(),
    /** As the page wrote it. */
    state: text().notNull(),
    /** When the learner was there, by the device's clock. */
    leftAt: moment('left_at').notNull(),
  },
  (place) => [primaryKey({ columns: [place.userId, place.kind, place.subject] })],
);
