import { noSiteFacts } from '@qubloom/contract';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { createHttpApp } from '../http/create-app.ts';
import { createLogger } from '../logger.ts';
import { serveWebApp } from './web-app.ts';

let root: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'qubloom-videos-'));
  await mkdir(join(root, 'videos'));
  await writeFile(join(root, 'app.html'), '<!doctype html>outline');
  await writeFile(join(root, 'pages.json'), '[{ "path": "*", "title": "Not There" }]');
  await writeFile(join(root, 'videos/one.webm'), '0123456789');
  await writeFile(join(root, 'videos/one.vtt'), 'WEBVTT');
  app = createHttpApp({ logger: createLogger({ level: 'silent' }), trustProxy: false });
  await serveWebApp(app, root, {
    bringsSession: () => false,
    contentPages: {},
    firstCallsOf: () => [],
    publicOrigin: 'https://qubloom.example',
    site: noSiteFacts,
    worksOffline: true,
  });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (path: string, headers = {}) => createClient(app).get(path, headers);

test('a request for all of a video gets all of it, and may cache it for an hour', async () => {
  const { status, text, headers } = await get('/videos/one.webm');
  expect([status, text]).toEqual([200, '0123456789']);
  expect(headers).toMatchObject({
    'content-type': 'video/webm',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('a request for a later part gets that part, of the same version', async () => {
  const { headers: whole } = await get('/videos/one.webm');
  const { status, text, headers } = await get('/videos/one.webm', { range: 'bytes=2-4' });
  expect([status, text]).toEqual([206, '234']);
  expect(headers).toMatchObject({
    'content-range': 'bytes 2-4/10',
    'content-length': '3',
    'cache-control': 'public, max-age=3600',
    etag: whole['etag'],
  });
});

test('a request beyond its end gets nothing', async () => {
  expect((await get('/videos/one.webm', { range: 'bytes=10-' })).status).toBe(416);
});

test('captions have the right type', async () => {
  expect((await get('/videos/one.vtt')).headers['content-type']).toBe('text/vtt; charset=utf-8');
});
