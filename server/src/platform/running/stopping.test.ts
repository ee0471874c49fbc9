import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { newLifecycle } from './health.ts';
import { createHttpApp } from '../http/create-app.ts';
import { createLogger } from '../logger.ts';
import { endConnectionsWhileStopping, stopServing } from './stopping.ts';

/** Keeps one connection open between calls. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(() => agent.destroy());

async function startServing(host: string) {
  const lifecycle = newLifecycle();
  const app = createHttpApp({ logger: createLogger({ level: 'silent' }), trustProxy: false });
  endConnectionsWhileStopping(app, lifecycle);
  const slow = { begun: deferred(), finish: deferred() };
  app.get('/slow', async () => {
    slow.begun.resolve();
    await slow.finish.promise;
    return 'done';
  });
  app.get('/quick', () => 'done');
  return { app, lifecycle, slow, address: await app.listen({ port: 0, host }) };
}

function call(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject);
  });
}

test.each(['127.0.0.1', 'localhost'])(
  'a call that started on %s finishes, and then everything ends',
  async (host) => {
    const { app, lifecycle, slow, address } = await startServing(host);
    // This connection is kept alive; if it were not closed, stopping would wait a minute for it.
    await (await fetch(`${address}/quick`)).text();
    const answer = fetch(`${address}/slow`).then((response) => response.text());
    await slow.begun.promise;
    const stopped = stopServing(app, lifecycle);
    slow.finish.resolve();
    expect(await answer).toBe('done');
    await stopped;
    await expect(fetch(`${address}/quick`)).rejects.toThrow();
  },
);

test.each([
  ['has just asked', 'gets time to notice the stop', Date.now(), 2000],
  ['does not ask', 'is not waited for', 0, 300],
])('a load balancer that %s %s', async (_, __, lastProbe, milliseconds) => {
  const { app, lifecycle, address } = await startServing('127.0.0.1');
  lifecycle.lastProbe = lastProbe;
  const waits: number[] = [];
  const over = deferred();
  const stopped = stopServing(app, lifecycle, (time) => {
    waits.push(time);
    return over.promise;
  });
  expect(lifecycle.stopping).toBe(true);
  expect(waits).toEqual([milliseconds]);
  expect((await fetch(`${address}/quick`)).status).toBe(200);
  over.resolve();
  await stopped;
});

test('during a stop, every answer ends its connection, even that of a call in progress', async () => {
  const { app, lifecycle, slow, address } = await startServing('127.0.0.1');
  const before = await call(`${address}/quick`);
  expect(before.headers.connection).toBe('keep-alive');
  await text(before);

  const begun = call(`${address}/slow`);
  await slow.begun.promise;
  const over = deferred();
  const stopped = stopServing(app, lifecycle, () => over.promise);
  slow.finish.resolve();
  const overOldConnection = await begun;
  expect(overOldConnection.headers.connection).toBe('close');
  expect(await text(overOldConnection)).toBe('done');
  const overNewConnection = await call(`${address}/nowhere`);
  expect(overNewConnection.headers.connection).toBe('close');
  await text(overNewConnection);
  over.resolve();
  await stopped;
});
