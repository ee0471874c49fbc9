/** A stand-in for the server: answers by the contract's endpoints, and remembers what it was sent. */
import { errorStatus, type Endpoint, type ErrorCode, type ReplyOf } from '@qubloom/contract';
import { vi } from 'vitest';

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Answer = (received: ReceivedCall) => Response | Promise<Response>;

export interface Handler {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly answer: Answer;
}

/** An answer that fits the endpoint's schema, or a function that makes one of the call. */
export function replies<E extends Endpoint>(
  endpoint: E,
  reply: ReplyOf<E> | ((received: ReceivedCall) => ReplyOf<E> | Promise<ReplyOf<E>>),
): Handler {
  return {
    endpoint,
    answer: async (received) =>
      Response.json(
        endpoint.reply.parse(
          typeof reply === 'function'
            ? await (reply as (received: ReceivedCall) => unknown)(received)
            : reply,
        ),
      ),
  };
}

/** A refusal with a code of the contract and the sentence that is its body. */
export function refuses(endpoint: Endpoint, code: ErrorCode, sentence = ''): Handler {
  return {
    endpoint,
    answer: () => new Response(sentence, { status: errorStatus[code], statusText: code }),
  };
}

/** No answer at all: the network is away. */
export function unreachable(endpoint: Endpoint): Handler {
  return { endpoint, answer: () => Promise.reject(new TypeError('Failed to fetch')) };
}

/** An answer that never comes, for what is shown while waiting. */
export function neverReplies(endpoint: Endpoint): Handler {
  return { endpoint, answer: () => new Promise<Response>(() => undefined) };
}

export interface FakeServer {
  /** Every call so far, oldest first. */
  readonly received: readonly ReceivedCall[];
  /** Answers from now on so; what was said last about an endpoint holds. */
  use(...handlers: readonly Handler[]): void;
  /** The bodies of the calls to one endpoint. */
  bodiesOf(endpoint: Pick<Endpoint, 'method' | 'path'>): readonly unknown[];
}

/** Takes the place of `fetch` until the test ends. A call that nobody answers for is refused with 404. */
export function fakeServer(...first: readonly Handler[]): FakeServer {
  let handlers = [...first].reverse();
  const received: ReceivedCall[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const path = new URL(String(input), window.location.href).pathname;
    const method = init.method ?? 'GET';
    for (const { endpoint, answer } of handlers) {
      const params = endpoint.method === method ? matchPath(endpoint.path, path) : null;
      if (!params) continue;
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { method, path, params, body };
      received.push(call);
      return answer(call);
    }
    received.push({ method, path, params: {}, body: undefined });
    return new Response(`No answer for ${method} ${path} in this test`, { status: 404 });
  });
  return {
    received,
    use: (...more) => {
      handlers = [...[...more].reverse(), ...handlers];
    },
    bodiesOf: ({ method, path }) =>
      received
        .filter((call) => call.method === method && matchPath(path, call.path))
        .map((call) => call.body),
  };
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const names: string[] = [];
  const expression = pattern.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const match = new RegExp(`^${expression}$`).exec(path);
  if (!match) return null;
  return Object.fromEntries(
    names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
  );
}
