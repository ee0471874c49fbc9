import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { createHttpApp } from './create-app.ts';
import { warnOfUnknownProxies } from './proxies.ts';
import { refuseForeignHosts } from './same-site.ts';

interface Site {
  readonly publicOrigin: string;
  readonly trustProxy?: boolean | number;
}

/** Returns the warnings after requests with these headers. */
async function warningsOf(
  { publicOrigin, trustProxy = false }: Site,
  ...requests: readonly Record<string, string>[]
): Promise<string[]> {
  const warnings: string[] = [];
  const stream = {
    write: (line: string) => warnings.push((JSON.parse(line) as { msg: string }).msg),
  };
  const app = createHttpApp({ logger: pino({ level: 'warn' }, stream), trustProxy });
  warnOfUnknownProxies(app, { publicOrigin, trustProxy });
  refuseForeignHosts(app, publicOrigin);
  app.get('/api/courses', () => []);
  for (const headers of requests) await app.inject({ url: '/api/courses', headers });
  await app.close();
  return warnings;
}

const proxied = { host: 'example.org', 'x-forwarded-for': '203.0.113.7' };

describe('the first request through a proxy', () => {
  test('is logged once if no proxy is trusted', async () => {
    const site = { publicOrigin: 'https://example.org' };
    expect(await warningsOf(site, proxied, proxied)).toEqual([
      expect.stringContaining("TRUST_PROXY isn't set"),
    ]);
    expect(await warningsOf({ ...site, trustProxy: 1 }, proxied)).toEqual([]);
  });

  test('is logged if it came over https to a site that has http in its address', async () => {
    const secure = { host: 'localhost:3000', 'x-forwarded-proto': 'https' };
    expect(await warningsOf({ publicOrigin: 'http://localhost:3000' }, secure)).toEqual([
      expect.stringContaining('PUBLIC_URL is http://localhost:3000'),
    ]);
    expect(await warningsOf({ publicOrigin: 'https://localhost:3000' }, secure)).toEqual([]);
  });
});

test('a call to another port than that of PUBLIC_URL is logged with the expected one', async () => {
  const site = { publicOrigin: 'https://example.org:8443', trustProxy: 1 };
  expect(await warningsOf(site, { host: 'example.org' }, { host: 'example.org' })).toEqual([
    'A call to the host example.org was refused. PUBLIC_URL is https://example.org:8443. If the site is opened at another address or port, correct it.',
  ]);
});
