/** A learning record store that checks each statement against xAPI 1.0.3, and stores each id once. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';

export const storeLogin = { username: 'the-site', password: 'the-store-password' };

/** An IRI has a scheme, and no spaces. */
const Iri = z.string().regex(/^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i);
const LanguageMap = z.record(z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/), z.string().min(1));
const Activity = z.strictObject({
  objectType: z.literal('Activity'),
  id: Iri,
  definition: z.strictObject({ type: Iri, name: LanguageMap }).optional(),
});
const Score = z
  .strictObject({
    scaled: z.number().min(-1).max(1),
    raw: z.number(),
    min: z.number(),
    max: z.number(),
  })
  .refine(({ raw, min, max }) => min < max && raw >= min && raw <= max);

/** The properties that a statement may have; an unknown one is refused, as the specification requires. */
const Statement = z.strictObject({
  id: z.uuid(),
  actor: z.strictObject({
    objectType: z.literal('Agent'),
    // Exactly one identifier.
    account: z.strictObject({ homePage: Iri, name: z.string().min(1) }),
  }),
  verb: z.strictObject({ id: Iri, display: LanguageMap }),
  object: Activity,
  result: z.strictObject({
    completion: z.boolean().optional(),
    success: z.boolean().optional(),
    score: Score.optional(),
  }),
  context: z.strictObject({
    platform: z.string(),
    language: z.string(),
    contextActivities: z.strictObject({ parent: z.array(Activity), grouping: z.array(Activity) }),
  }),
  timestamp: z.iso.datetime(),
});
export type StoredStatement = z.infer<typeof Statement>;

export interface RecordStoreDouble {
  /** The address of its resources, without a trailing slash. */
  readonly endpoint: string;
  /** Stored statements, in the order in which they came. */
  readonly statements: StoredStatement[];
  /** The number of statements in each call that was let in. */
  readonly batches: number[];
  /** `down`: answers 503. `forgetful`: stores, but its answer is lost. `strict`: refuses a batch with a known id. */
  mode: 'up' | 'down' | 'forgetful' | 'strict';
}

export function useRecordStoreDouble(): RecordStoreDouble {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(400).end(String(error));
    });
  });
  const double: RecordStoreDouble = {
    get endpoint() {
      return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/xapi`;
    },
    statements: [],
    batches: [],
    mode: 'up',
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { username, password } = storeLogin;
    const login = Buffer.from(`${username}:${password}`).toString('base64');
    if (request.headers.authorization !== `Basic ${login}`) return end(response, 401);
    if (request.headers['x-experience-api-version'] !== '1.0.3') return end(response, 400);
    if (request.headers['content-type'] !== 'application/json') return end(response, 400);
    if (request.method !== 'POST' || request.url !== '/xapi/statements') return end(response, 404);
    if (double.mode === 'down') return end(response, 503);
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = z.array(Statement).parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    double.batches.push(sent.length);
    const known = new Set(double.statements.map(({ id }) => id));
    if (double.mode === 'strict' && sent.some(({ id }) => known.has(id))) return end(response, 409);
    double.statements.push(...sent.filter(({ id }) => !known.has(id)));
    if (double.mode === 'forgetful') return void request.socket.destroy();
    end(
      response,
      200,
      sent.map(({ id }) => id),
    );
  }

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());
  return double;
}

function end(response: ServerResponse, status: number, body: unknown = {}): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'x-experience-api-version': '1.0.3',
    })
    .end(JSON.stringify(body));
}
