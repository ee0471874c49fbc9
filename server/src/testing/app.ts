/** The real app on a real database, for tests from outside. */
import { accounts, noSiteFacts, type CurrentUser } from '@qubloom/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildApp, type App, type AppOptions } from '../app.ts';
import type { StoredCurriculum } from '../curriculum/store-curriculum.ts';
import type { Connection } from '../platform/database/client.ts';
import { newLifecycle } from '../platform/running/health.ts';
import { createLogger } from '../platform/logger.ts';
import type { OutgoingMail } from '../platform/mail/transport.ts';
import { createClient, type Client } from './client.ts';
import { smallContent } from './content.ts';
import { useTestDatabase, type TestDatabase } from './database.ts';
import { doJobs } from './jobs.ts';
import type { Person } from './people.ts';
import { insertSignedIn } from './signed-in.ts';

export interface TestApp extends TestDatabase, App {
  /** Clock of the app; it keeps running from the time it is set to, unless it is stopped. */
  readonly clock: {
    now(): Date;
    set(time: string | Date): void;
    /** Stops the clock until it is set again, for tests that count seconds on a busy machine. */
    stopAt(time: string): void;
    pass(milliseconds: number): void;
  };
  /** All log lines at every level, as JSON. */
  readonly logged: string[];
  /** The folder for stored files, deleted at the end. */
  readonly dataFolder: string;
  /** Sent emails, oldest first. */
  readonly mails: OutgoingMail[];
  /** Builds another app on the same database, like a second process. */
  another(options?: Partial<AppOptions>): Promise<App>;
  /** Runs all waiting jobs, including those scheduled for later. */
  doJobs(): Promise<void>;
  /** Runs the hourly work. */
  forgetOld(): Promise<void>;
  /** Opens a new client, with its own address unless one is given. */
  visitor(address?: string): Client;
  /**
   * Opens a client in which the person, a new learner, is signed in. The account and the session are inserted
   * directly, which saves 30 ms of password hashing.
   */
  signedIn(person: Person): Promise<SignedInClient>;
  /** Opens the person's account through the API, for tests about signing up or signing in again. */
  signUp(person: Person): Promise<SignedInClient>;
}

export type SignedInClient = Client & { readonly user: CurrentUser };

export interface TestAppChoices {
  /** Fills the empty database with content; the default is the small library. */
  readonly content?: (connection: Connection) => Promise<StoredCurriculum>;
  readonly options?: Partial<AppOptions>;
}

/**
 * Starts the app for a test file.
 *
 * ```ts
 * const site = useTestApp();
 * afterEach(() => site.forgetLearners());
 *
 * test('a learner sees her own name', async () => {
 *   const browser = await site.signedIn(ada);
 *   expect((await browser.get('/api/user')).json()).toMatchObject({ firstName: 'Ada' });
 * });
 * ```
 */
export function useTestApp({ content = smallContent, options = {} }: TestAppChoices = {}): TestApp {
  const logged: string[] = [];
  const mails: OutgoingMail[] = [];
  let ahead = 0;
  let stopped: Date | undefined;
  const now = () => new Date((stopped?.getTime() ?? Date.now()) + ahead);
  let built: App | undefined;
  let builtFrom: AppOptions | undefined;
  const others: App[] = [];
  let visitors = 0;
  const dataFolder = mkdtempSync(join(tmpdir(), 'qubloom-data-'));

  const database = useTestDatabase(async (connection) => {
    builtFrom = {
      connection,
      curriculum: await content(connection),
      callsPrivateNetwork: false,
      dataFolder,
      google: null,
      logger: createLogger({ level: 'trace', destination: { write: (line) => logged.push(line) } }),
      lifecycle: newLifecycle(),
      mail: { send: (mail) => Promise.resolve(void mails.push(mail)) },
      now,
      payments: { kind: 'sandbox', hasClock: true },
      publicOrigin: 'http://localhost:3000',
      recordStore: null,
      redisUrl: null,
      site: { ...noSiteFacts, supportEmail: 'help@example.org' },
      refuseOtherHosts: false,
      trustProxy: false,
      withApiPage: false,
      webRoot: '/nowhere',
      worksOffline: true,
      ...options,
    };
    built = await buildApp(builtFrom);
    await built.app.ready();
  });
  beforeAll(() => {
    ahead = 0;
    stopped = undefined;
  });
  // This closes the apps before the database's own cleanup, which vitest runs afterward.
  afterAll(async () => {
    for (const { app } of others) await app.close();
    await built?.app.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  const running = () => {
    if (built === undefined) throw new Error('The test app runs only while tests run.');
    return built;
  };
  const visitor = (address?: string) => {
    visitors += 1;
    return createClient(running().app, address ?? `198.51.100.${String(visitors % 250)}`);
  };

  return {
    logged,
    dataFolder,
    clock: {
      now,
      set: (time) => {
        stopped = undefined;
        ahead = new Date(time).getTime() - Date.now();
      },
      stopAt: (time) => {
        stopped = new Date(time);
        ahead = 0;
      },
      pass: (milliseconds) => (ahead += milliseconds),
    },
    visitor,
    mails,
    async another(options) {
      if (builtFrom === undefined) throw new Error('The test app runs only while tests run.');
      const other = await buildApp({ ...builtFrom, ...options, lifecycle: newLifecycle() });
      others.push(other);
      return other;
    },
    doJobs: () => doJobs(database.pool, running().work.tasks),
    async signedIn(person) {
      const browser = visitor();
      browser.cookie = await insertSignedIn(database.database, person, {
        cookieName: running().sessions.cookieName,
        now: now(),
      });
      return Object.assign(browser, { user: await browser.call(accounts.currentUser) });
    },
    async signUp(person) {
      const browser = visitor();
      const user = await browser.call(accounts.register, { body: person });
      return Object.assign(browser, { user });
    },
    get app() {
      return running().app;
    },
    get sessions() {
      return running().sessions;
    },
    get work() {
      return running().work;
    },
    get hourly() {
      return running().hourly;
    },
    get nightly() {
      return running().nightly;
    },
    async forgetOld() {
      for (const work of Object.values(running().hourly)) await work();
    },
    get database() {
      return database.database;
    },
    get pool() {
      return database.pool;
    },
    get settings() {
      return database.settings;
    },
    forgetLearners: () => database.forgetLearners(),
  };
}
