/** A small browser for tests that calls the app without a socket and keeps cookies. */
import { pathOf, type BodyInput, type Endpoint, type ReplyOf } from '@qubloom/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Raw bytes of a reply that is not text. */
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  json<T = unknown>(): T;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
type Headers = Readonly<Record<string, string>>;

interface Filled<E extends Endpoint> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: BodyInput<E>;
}

export interface Client {
  /** Session cookie in the form that the browser sends; null if there is no session. */
  cookie: string | null;
  /** Cookie that identifies a browser in which learners have signed in before. */
  browserCookie: string | null;
  /** Cookie for the way to Google and back. */
  googleCookie: string | null;
  /** Cookie that ties a launch from a school's platform to the browser. */
  ltiCookie: string | null;
  get(path: string, headers?: Headers): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  request(method: Method, path: string, options?: Partial<InjectOptions>): Promise<Answer>;
  /** Makes a call that must succeed, and returns its reply. */
  call<E extends Endpoint>(endpoint: E, filled?: Filled<E>): Promise<ReplyOf<E>>;
}

export function createClient(app: FastifyInstance, address = '203.0.113.7'): Client {
  const client: Client = {
    cookie: null,
    browserCookie: null,
    googleCookie: null,
    ltiCookie: null,

    async request(method, path, options = {}) {
      const cookies = [
        client.cookie,
        client.browserCookie,
        client.googleCookie,
        client.ltiCookie,
      ].filter((one) => one !== null);
      const response = await app.inject({
        method,
        url: path,
        remoteAddress: address,
        ...options,
        headers: {
          ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
          ...options.headers,
        },
      });
      for (const { name, value } of response.cookies) {
        const kept = value === '' ? null : `${name}=${value}`;
        if (name.endsWith('qubloom-browser')) client.browserCookie = kept;
        else if (name.endsWith('qubloom-google')) client.googleCookie = kept;
        else if (name.endsWith('qubloom-lti')) client.ltiCookie = kept;
        else client.cookie = kept;
      }
      return {
        status: response.statusCode,
        text: response.body,
        bytes: response.rawPayload,
        headers: response.headers,
        json: <T>() => JSON.parse(response.body) as T,
      };
    },

    get: (path, headers = {}) => client.request('GET', path, { headers }),

    post: (path, body, headers = {}) =>
      client.request('POST', path, {
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      }),

    async call(endpoint, { params, query, body } = {}) {
      const path = pathOf(endpoint, params, query);
      const answer =
        endpoint.method === 'GET' ? await client.get(path) : await client.post(path, body);
      if (answer.status !== 200) {
        throw new Error(
          `${endpoint.method} ${path} answered ${String(answer.status)}: ${answer.text}`,
        );
      }
      return answer.json();
    },
  };
  return client;
}
