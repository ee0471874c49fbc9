/** Inserts a signed-in learner directly into the database. */
import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../platform/database/client.ts';
import { sessions, users } from '../platform/database/schema/index.ts';
import type { Person } from './people.ts';

export interface SignedInOptions {
  readonly cookieName: string;
  readonly now: Date;
}

const day = 24 * 60 * 60 * 1000;

/** Inserts the learner and a session of 30 days, and returns the browser's cookie. */
export async function insertSignedIn(
  database: Database,
  { password: _, ...person }: Person,
  { cookieName, now }: SignedInOptions,
): Promise<string> {
  const [learner] = await database
    .insert(users)
    .values({ ...person, password: 'matches no password', lastLogin: now })
    .returning({ id: users.id });
  if (!learner) throw new Error('the learner was not inserted');
  const token = randomBytes(32).toString('base64url');
  await database.insert(sessions).values({
    id: hash('sha256', token, 'buffer'),
    userId: learner.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 30 * day),
  });
  return `${cookieName}=${token}`;
}
