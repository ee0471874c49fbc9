import { describe, expect, test } from 'vitest';
import { readConfig, settings, WrongSettings } from './config.ts';

function mistakesIn(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof WrongSettings) return error.message.split('\n');
    throw error;
  }
}

describe('settings', () => {
  test('have defaults that need no environment at all', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
      logLevel: 'info',
      environment: 'production',
    });
    expect(readConfig({}).dataFolder).toMatch(/[\\/]\.data$/);
  });

  test('follow one another: the public address has the port', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(readConfig({ PORT: '4000', PUBLIC_URL: 'https://example.org/' }).publicUrl).toBe(
      'https://example.org',
    );
  });

  test('that are set to nothing are not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({
      databaseUrl: undefined,
      port: 3000,
    });
  });

  test.each([
    ['false', false],
    ['true', true],
    ['2', 2],
    ['10.0.0.1, 192.168.0.0/16', ['10.0.0.1', '192.168.0.0/16']],
  ])('TRUST_PROXY=%s is read as %j', (text, trust) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trust);
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000a'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://ada@host/db'],
    ['DATABASE_URL', 'postgres://host'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'https://example.org/path'],
    ['PUBLIC_URL', 'https://ada@example.org'],
    ['SMTP_URL', 'mail.example.org:25'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['MAIL_FROM', 'hello@example.org'],
    ['MAIL_FROM', 'A <a@example.org>, <b@example.org>'],
    ['TRUST_PROXY', 'everyone'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
  ])('%s=%s is refused in one sentence that names it', (name, value) => {
    expect(mistakesIn({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must .+\\.$`)),
    ]);
  });

  test('that are wrong are all named at once', () => {
    expect(mistakesIn({ PORT: 'x', LOG_LEVEL: 'y', NODE_ENV: 'z' })).toHaveLength(3);
  });

  test("a mail server's password stays out of the message", () => {
    expect(mistakesIn({ SMTP_URL: 'http://ada:opensesame@host' }).join()).not.toContain(
      'opensesame',
    );
  });

  test("a database's password stays out of the message", () => {
    expect(mistakesIn({ DATABASE_URL: 'mysql://ada:opensesame@host/db' }).join()).not.toContain(
      'opensesame',
    );
  });

  const client = { GOOGLE_CLIENT_ID: 'the-site', GOOGLE_CLIENT_SECRET: 'opensesame' };

  test('of Google come both or not at all', () => {
    expect(readConfig({}).google).toBeNull();
    expect(readConfig(client).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'the-site',
      clientSecret: 'opensesame',
    });
    for (const [name, value] of Object.entries(client)) {
      const missing = Object.keys(client).find((other) => other !== name);
      expect(mistakesIn({ [name]: value })).toEqual([
        `${String(missing)} must be set, too: Google asks for both.`,
      ]);
    }
    expect(mistakesIn({ ...client, GOOGLE_CLIENT_SECRET: 'open sesame' })).toEqual([
      'GOOGLE_CLIENT_SECRET must be one word.',
    ]);
  });

  test.each([
    ['http://127.0.0.1:4000', true],
    ['https://accounts.example/tenant', true],
    ['http://accounts.example', false],
    ['https://ada@accounts.example', false],
    ['accounts.google.com', false],
  ])('take %s for an issuer: %s', (issuer, isTaken) => {
    expect(mistakesIn({ ...client, GOOGLE_ISSUER: issuer })).toHaveLength(isTaken ? 0 : 1);
  });

  test('each has a meaning and a default to show', () => {
    for (const { name, fallback, meaning } of settings) {
      expect(`${name} ${fallback} ${meaning}`).toMatch(/^[A-Z_]+ \S.* .+\.$/);
    }
  });
});
