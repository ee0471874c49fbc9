/** Replies over HTTP while every process of the database is stopped. */
import { noSiteFacts } from '@qubloom/contract';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp, type App } from './app.ts';
import { connect, type Connection } from './platform/database/client.ts';
import { startBuiltIn, type Postgres } from './platform/database/built-in.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { newLifecycle } from './platform/running/health.ts';
import { smallContent } from './testing/content.ts';
import { freezeDatabase, type Frozen } from './testing/freeze.ts';
import { ada, grace } from './testing/people.ts';
import { insertSignedIn } from './testing/signed-in.ts';

let home: string;
let builtIn: Postgres;
let connection: Connection;
let site: App;
let origin: string;
let cookie: string;
let frozen: Frozen | undefined;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'qubloom-frozen-'));
  builtIn = await startBuiltIn(home);
  await migrateDatabase(builtIn.settings);
  connection = connect(builtIn.settings);
  site = await buildApp({
    connection,
    curriculum: await smallContent(connection),
    logger: pino({ level: 'silent' }),
    dataFolder: home,
    google: null,
    payments: { kind: 'off' },
    lifecycle: newLifecycle(),
    now: () => new Date(),
    mail: { send: () => Promise.resolve() },
    publicOrigin: 'http://localhost:3000',
    recordStore: null,
    redisUrl: null,
    site: noSiteFacts,
    refuseOtherHosts: false,
    trustProxy: false,
    withApiPage: false,
    webRoot: '/nowhere',
    callsPrivateNetwork: false,
    worksOffline: true,
  });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${String((site.app.server.address() as AddressInfo).port)}`;
  cookie = await insertSignedIn(connection.database, ada, {
    cookieName: site.sessions.cookieName,
    now: new Date(),
  });
});
afterEach(thaw);
afterAll(async () => {
  await site.app.close();
  await connection.pool.end();
  await builtIn.stop();
  await rm(home, { recursive: true, force: true });
});

function thaw(): void {
  frozen?.thaw();
  frozen = undefined;
}

interface Sent {
  readonly path: string;
  readonly body?: unknown;
  readonly cookie?: string;
}

function send({ path, body, cookie }: Sent): Promise<Response> {
  return fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Reads and writes, with and without a session, and the readiness check. */
async function calls(): Promise<readonly Sent[]> {
  const [course] = (await (await send({ path: '/api/courses' })).json()) as { id: number }[];
  const lessons = await send({ path: `/api/courses/${String(course?.id)}/lessons` });
  const [lesson] = (await lessons.json()) as { id: number }[];
  return [
    { path: '/api/courses' },
    { path: '/api/user/dashboard', cookie },
    { path: `/api/lessons/${String(lesson?.id)}/complete`, body: {}, cookie },
    { path: '/api/login', body: { username: 'ada', password: ada.password } },
    { path: '/api/register', body: grace },
    { path: '/readyz' },
  ];
}

describe.runIf(process.platform === 'linux')('while the database is frozen', () => {
  test('every call that needs it gets 503 and a time to retry, and works again once it runs', async () => {
    const sent = await calls();
    frozen = await freezeDatabase(home);
    // The calls go one after another and then all at once, over open connections and over new ones.
    const alone = [];
    for (const one of sent) alone.push(await send(one));
    const together = await Promise.all(sent.map(send));
    for (const answer of [...alone, ...together]) {
      const asked = new URL(answer.url).pathname;
      expect(answer.status, asked).toBe(503);
      expect(Number(answer.headers.get('retry-after')), asked).toBeGreaterThan(0);
    }
    // A call that needs no database is answered in the meantime.
    expect((await send({ path: '/healthz' })).status).toBe(200);

    thaw();
    const status = async (one: Sent) => (await send(one)).status;
    await expect.poll(() => status({ path: '/readyz' }), { timeout: 30_000 }).toBe(200);
    expect(await status({ path: '/api/user/dashboard', cookie })).toBe(200);
  });
});
