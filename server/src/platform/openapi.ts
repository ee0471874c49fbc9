/** The description of the whole API at `/api/openapi.json`, and a page to read it in development. */
import swagger from '@fastify/swagger';
import { brand } from '@qubloom/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { apiHeaders } from './http/api-headers.ts';

/** Call this before the routes that it describes are registered. */
export async function describeApi(app: FastifyInstance, cookieName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: brand.name, description: brand.tagline, version: '1' },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
      },
    },
    transform: jsonSchemaTransform,
  });
}

export async function serveDescription(app: FastifyInstance, withPage: boolean): Promise<void> {
  let document: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.headers(apiHeaders).type('application/json; charset=utf-8').send(document);
  });
  if (!withPage) return;
  const { default: swaggerPage } = await import('@fastify/swagger-ui');
  await app.register(swaggerPage, { routePrefix: '/api/docs' });
}
