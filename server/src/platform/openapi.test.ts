import { errorStatus } from '@qubloom/contract';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/app.ts';
import { endpoints } from '../testing/calls/endpoints.ts';
import { apiHeaders } from './http/api-headers.ts';

const site = useTestApp({ options: { withApiPage: true } });

interface Operation {
  readonly summary: string;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: unknown;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}
interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const describeApi = async () => (await site.visitor().get('/api/openapi.json')).json<Description>();

describe('/api/openapi.json', () => {
  test.each(endpoints)('describes $method $path', async (endpoint) => {
    const { paths } = await describeApi();
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = paths[path]?.[endpoint.method.toLowerCase()];
    expect(operation?.summary).toBe(endpoint.summary);
    const statuses = ['200', ...endpoint.errors.map((code) => String(errorStatus[code]))];
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(statuses.sort());
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const asked = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [];
    const described = (operation?.parameters ?? []).map(({ name }) => name);
    expect(described.toSorted()).toEqual([...names, ...asked].toSorted());
  });

  test('describes nothing else', async () => {
    const { openapi, paths } = await describeApi();
    expect(openapi).toBe('3.1.0');
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const promised = endpoints.map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(promised.sort());
  });

  test('lists the headers of every answer of the API', async () => {
    const { headers } = await site.visitor().get('/api/openapi.json');
    expect(headers).toMatchObject(apiHeaders);
  });

  test('has a page that shows it, if the options ask for one', async () => {
    const answer = await site.visitor().get('/api/docs/');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
  });
});
