/** Plans without a purchase: a journey through a paid course is not about paying. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tier } from '@qubloom/contract';
import pg from 'pg';
import { inject } from 'vitest';

/** As if the learner had bought it. The built-in PostgreSQL listens on a socket beside its folder. */
export async function giveTier(username: string, tier: Tier): Promise<void> {
  const folder = join(inject('siteData'), 'postgres');
  const client = new pg.Client({
    host: `${folder}.socket`,
    user: 'qubloom',
    database: 'qubloom',
    password: await readFile(join(folder, 'qubloom-password'), 'utf8'),
  });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'update users set subscription_tier = $1 where username = $2',
      [tier, username],
    );
    if (rowCount !== 1) throw new Error(`there is no learner ${username}`);
  } finally {
    await client.end();
  }
}
