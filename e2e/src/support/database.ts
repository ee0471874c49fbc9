/** Inserts learners and their sessions directly into a site's database. */
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tier } from '@qubloom/contract';
import pg from 'pg';
import { sharedSite } from './shared-site.ts';
import type { SiteAddress } from './site.ts';

/** Name of the session cookie on plain HTTP. */
export const sessionCookieName = 'qubloom-session';

export interface NewLearner {
  readonly username: string;
  readonly passwordHash: string;
  readonly tier: Tier;
}

/** Inserts a learner and a session for one day, and returns the session's token. */
export async function insertLearner(
  site: SiteAddress,
  { username, passwordHash, tier }: NewLearner,
): Promise<{ readonly token: string }> {
  const token = randomBytes(32).toString('base64url');
  await withDatabase(site, async (client) => {
    await client.query(
      `with learner as (
         insert into users
           (username, password, email, first_name, last_name, subscription_tier, created_at)
         values ($1, $2, $1 || '@example.org', 'Ada', 'Lovelace', $3, now() - interval '1 day')
         returning id
       )
       insert into sessions (id, user_id, expires_at)
       select $4, id, now() + interval '1 day' from learner`,
      [username, passwordHash, tier, createHash('sha256').update(token).digest()],
    );
  });
  return { token };
}

/** Returns the usernames of those to whom a learner wrote too many doubtful messages. */
export const concernsAbout = (username: string, site = sharedSite()): Promise<readonly string[]> =>
  textsFrom(
    site,
    `select other.username as text from message_concerns
     join users writer on writer.id = user_id
     join users other on other.id = other_id
     where writer.username = $1 and settled_at is null`,
    username,
  );

/** Returns the reasons of the reports about a learner. */
export const reportsAbout = (username: string, site = sharedSite()): Promise<readonly string[]> =>
  textsFrom(
    site,
    `select reason as text from learner_reports join users on users.id = about_id where username = $1`,
    username,
  );

async function textsFrom(
  site: SiteAddress,
  query: string,
  parameter: string,
): Promise<readonly string[]> {
  let texts: readonly string[] = [];
  await withDatabase(site, async (client) => {
    const { rows } = await client.query<{ text: string }>(query, [parameter]);
    texts = rows.map(({ text }) => text);
  });
  return texts;
}

/** Runs one of the server's regular jobs now. */
export const runJob = (name: string, site: SiteAddress): Promise<void> =>
  withDatabase(site, async (client) => {
    await client.query('select graphile_worker.add_job($1)', [name]);
  });

/** The built-in PostgreSQL listens on a socket beside its folder. */
export async function withDatabase(
  { dataFolder }: SiteAddress,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const folder = join(dataFolder, 'postgres');
  const client = new pg.Client({
    host: `${folder}.socket`,
    user: 'qubloom',
    database: 'qubloom',
    password: await readFile(join(folder, 'qubloom-password'), 'utf8'),
  });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
