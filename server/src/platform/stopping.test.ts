import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newLifecycle } from './health.ts';
import { createHttpApp } from './http/create-app.ts';
import { createLogger } from './logger.ts';
import { stopServing } from './stopping.ts';

async function startServing(host: string) {
  const app = createHttpApp({ logger: createLogger({ level: 'silent' }), trustProxy: false });
  app.get('/slow', async () => {
    await wait(400);
    return 'done';
  });
  app.get('/quick', () => 'done');
  return { app, address: await app.listen({ port: 0, host }) };
}

test.each(['127.0.0.1', 'localhost'])(
  'what has begun on %s finishes, then all is over',
  async (host) => {
    const { app, address } = await startServing(host);
    await (await fetch(`${address}/quick`)).text();
    const slow = fetch(`${address}/slow`).then((response) => response.text());
    await wait(100);
    const start = performance.now();
    await stopServing(app, newLifecycle());
    expect(performance.now() - start).toBeLessThan(1500);
    expect(await slow).toBe('done');
    await expect(fetch(`${address}/quick`)).rejects.toThrow();
  },
);

test('a load balancer that has just asked is given time to hear of it', async () => {
  const { app, address } = await startServing('127.0.0.1');
  const lifecycle = { ...newLifecycle(), lastProbe: Date.now() };
  const stopped = stopServing(app, lifecycle);
  expect(lifecycle.stopping).toBe(true);
  await wait(1000);
  expect((await fetch(`${address}/quick`)).status).toBe(200);
  await stopped;
});
