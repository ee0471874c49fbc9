import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/app.ts';
import { users } from './database/schema/index.ts';
import { createLogger } from './logger.ts';

const site = useTestApp();

const canary = {
  username: 'canary-name',
  email: 'canary-mail@example.org',
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  password: 'canary-password',
  ageRange: '13-17' as const,
  timeZone: 'UTC',
};

describe('the log', () => {
  // Shows: A23 log
  test("never contains learners' input, their cookies, or full addresses", async () => {
    const browser = site.visitor('198.51.100.234');
    await browser.post('/api/register', canary);
    await browser.get('/api/user?token=canary-query');
    await browser.post('/api/register', canary);
    await browser.post('/api/login', { username: canary.username, password: 'canary-wrong' });
    await browser.post('/api/login', { ...canary, extra: 'canary-extra' });
    await browser.request('POST', '/api/login', {
      headers: { 'content-type': 'application/json' },
      payload: '{"password":"canary-broken',
    });
    await browser.post('/api/register', { ...canary, firstName: 'fuck-canary' });
    await browser.post('/api/register', { ...canary, username: 'fuck-canary' });
    await browser.post('/api/password-reset/ask', { email: canary.email });
    await browser.post('/api/password-reset', {
      token: `canary-${'x'.repeat(36)}`,
      password: 'canary-new-password',
    });
    const token = browser.cookie?.split('=')[1] ?? 'none';
    const browserToken = browser.browserCookie?.split('=')[1] ?? 'none';
    await browser.get('/api/user', { authorization: `Bearer ${token}`, referer: 'canary' });
    await browser.post('/api/logout');
    const log = site.logged.join('');
    expect(site.logged.length).toBeGreaterThan(5);
    expect(log).not.toMatch(/canary/i);
    expect(log).not.toContain(token);
    expect(log).not.toContain(browserToken);
    expect(log).not.toContain('198.51.100.234');
  });

  // Shows: A23 failed queries
  test('names a failed query by its code, without the values', async () => {
    const lines: string[] = [];
    const logger = createLogger({
      level: 'info',
      destination: { write: (line) => lines.push(line) },
    });
    const twice = site.database.insert(users).values([canary, canary]);
    await twice.catch((error: unknown) => logger.error({ err: error }, 'failed'));
    await site.database
      .execute(sql`select ${'canary-text'}::int`)
      .catch((error: unknown) => logger.error({ err: error }, 'failed'));
    expect(lines.join('')).toContain('23505');
    expect(lines.join('')).toContain('22P02');
    expect(lines.join('')).not.toMatch(/canary/i);
  });

  test('hides values that look like secrets, in case somebody logs one', () => {
    const lines: string[] = [];
    const logger = createLogger({
      level: 'info',
      destination: { write: (line) => lines.push(line) },
    });
    logger.info({ password: 'canary', body: { email: 'canary', nested: { token: 'canary' } } });
    logger.info({ headers: { cookie: 'canary', 'set-cookie': 'canary', authorization: 'canary' } });
    expect(lines.join('')).not.toContain('canary');
  });
});
