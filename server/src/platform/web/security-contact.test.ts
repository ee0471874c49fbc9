import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { serveSecurityContact } from './security-contact.ts';

const read = async (supportEmail: string | null) => {
  const app = fastify();
  serveSecurityContact(app, { supportEmail }, 'https://example.org');
  return app.inject('/.well-known/security.txt');
};

test('security.txt says where to report a weakness, and how long the text is valid', async () => {
  const { statusCode, body, headers } = await read('help@example.org');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:help@example\.org$/m);
  expect(body).toMatch(/^Canonical: https:\/\/example\.org\/\.well-known\/security\.txt$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

test('a site without an address has no security.txt', async () => {
  expect((await read(null)).statusCode).toBe(404);
});
