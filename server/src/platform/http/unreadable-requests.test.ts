import { connect as openSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { createHttpApp } from './create-app.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = createHttpApp({ logger: createLogger({ level: 'silent' }), trustProxy: false });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

async function answerTo(request: string): Promise<{ head: string; body: string }> {
  const socket = openSocket(port, '127.0.0.1');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}

// Shows: A22 slow
test('a caller has at most 15 seconds for a call, and 10 for its headers', () => {
  expect(app.server.requestTimeout).toBe(15_000);
  expect(app.server.headersTimeout).toBe(10_000);
});

// Shows: A22 headers
test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'Qubloom could not read that request.'],
  ['a bad request line', 'GET /api HTTP/9.9\r\n\r\n', 400, 'Qubloom could not read that request.'],
  [
    'a bad header',
    'GET /api HTTP/1.1\r\nhost: x\r\na b: c\r\n\r\n',
    400,
    'Qubloom could not read that request.',
  ],
  [
    'too many headers',
    `GET /api HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'That is too much to send at once.',
  ],
])('%s gets one plain sentence', async (_, request, status, sentence) => {
  const { head, body } = await answerTo(request);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
  expect(head.toLowerCase()).toContain('content-type: text/plain; charset=utf-8');
  expect(head.toLowerCase()).toContain('connection: close');
  expect(body).toBe(sentence);
});

/** Sends a beginning and then a letter now and then, but never the end. */
async function dribbled(beginning: string): Promise<string> {
  const socket = openSocket(port, '127.0.0.1');
  socket.write(beginning);
  const dribbling = setInterval(() => socket.write('x'), 100);
  try {
    return await text(socket);
  } finally {
    clearInterval(dribbling);
  }
}

// Shows: A22 slow
test(
  'a request that never ends is cut off, and others are answered in the meantime',
  { tags: ['exhaustive'] },
  async () => {
    // The limits are shorter than in production; Node looks for slow requests every five seconds.
    Object.assign(app.server, { headersTimeout: 300, requestTimeout: 300 });
    const beginnings = [
      'GET /api HTTP/1.1\r\nhost: x\r\na: ',
      'POST /api HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n"',
    ];
    const slow = beginnings.map(dribbled);
    const other = await answerTo('GET /api HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(other.head).toMatch(/^HTTP\/1.1 404 /);
    for (const answer of await Promise.all(slow)) {
      expect(answer).toMatch(/^HTTP\/1.1 408 /);
      expect(answer).toMatch(/\r\n\r\nThat request took too long to arrive\. Please try again\.$/);
    }
  },
);
