import { describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { ask } from './platform-calls.ts';

// A call reads nothing else of the context.
const siteAt = (publicOrigin: string, callsPrivateNetwork = false) =>
  ({ publicOrigin, callsPrivateNetwork }) as Context;
const publicSite = siteAt('https://qubloom.example');

/** Nobody listens at these addresses. */
const inside = [
  'https://127.0.0.1:9/',
  'https://localhost:9/',
  'https://[::1]:9/',
  'https://10.0.0.1:9/',
  'https://192.168.1.1:9/',
  'https://169.254.169.254:9/',
  'https://[::ffff:127.0.0.1]:9/',
  'https://[fd00::1]:9/',
  'http://127.0.0.1:9/',
];

// Shows: A32 private network
describe('a call to a platform', () => {
  test.each(inside)('does not reach %s', async (url) => {
    await expect(ask(publicSite, url, 'a token')).rejects.toThrow(/inside a private network/);
  });

  test.each([
    ['the operator allows it', siteAt('https://qubloom.example', true)],
    ['the site itself is on this machine', siteAt('http://localhost:3000')],
  ])('reaches the private network if %s', async (_, context) => {
    await expect(ask(context, 'https://127.0.0.1:9/', 'a token')).rejects.toThrow(/fetch failed/);
  });

  test.each(['http://platform.example/', 'ftp://platform.example/', 'https://a:b@x.example/'])(
    'never goes to %s',
    async (url) => {
      await expect(ask(publicSite, url, 'a token')).rejects.toThrow(/not on https/);
    },
  );
});
