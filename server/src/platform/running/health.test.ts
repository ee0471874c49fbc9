import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { newLifecycle } from './health.ts';

const lifecycle = newLifecycle();
const site = useTestApp({ options: { lifecycle } });

describe('health', () => {
  test('reports that the process is alive and ready', async () => {
    const visitor = site.visitor();
    expect(await visitor.get('/healthz')).toMatchObject({ status: 200, text: 'alive' });
    expect(await visitor.get('/readyz')).toMatchObject({ status: 200, text: 'ready' });
  });

  test('is no longer ready once it stops, but still answers', async () => {
    lifecycle.stopping = true;
    const visitor = site.visitor();
    expect(await visitor.get('/readyz')).toMatchObject({ status: 503 });
    expect(await visitor.get('/healthz')).toMatchObject({ status: 200 });
    expect(await visitor.get('/api/courses')).toMatchObject({ status: 200 });
  });
});
