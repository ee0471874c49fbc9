/** Calls to the server by the contract's endpoints, and the errors that they end in. */
import {
  pathOf,
  type BodyInput,
  type Endpoint,
  type ParamsOf,
  type ReplyOf,
} from '@qubloom/contract';

/** The server answered, but not with what was asked for. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The answer's body: one sentence in plain words. */
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
  }
}

/** No answer came at all: the network or the server is away. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super("Network error: we can't reach the site. Check your connection and try again.", {
      cause,
    });
  }
}

type Values<T> = { readonly [Key in keyof T]: string | number };

export type CallOptions<E extends Endpoint> = {
  readonly signal?: AbortSignal | undefined;
  /** The call goes on when the page that made it is left. */
  readonly outlivesPage?: boolean;
} & (ParamsOf<E> extends undefined
  ? { readonly params?: undefined }
  : { readonly params: Values<ParamsOf<E>> }) &
  (undefined extends BodyInput<E>
    ? { readonly body?: BodyInput<E> }
    : { readonly body: BodyInput<E> });

type OptionalWhenEmpty<Options> = object extends Options ? [options?: Options] : [options: Options];

/**
 * Makes one call, with cookies, and with JSON only where there is a payload.
 * @throws {ApiError} on any answer that is not OK.
 * @throws {NetworkError} when no answer came.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionalWhenEmpty<CallOptions<E>>
): Promise<ReplyOf<E>> {
  const { params, body, signal, outlivesPage } = (options ?? {}) as {
    params?: Record<string, string | number>;
    body?: unknown;
    signal?: AbortSignal;
    outlivesPage?: boolean;
  };
  const response = await send(pathOf(endpoint, params), {
    method: endpoint.method,
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(outlivesPage ? { keepalive: true } : {}),
  });
  if (!response.ok) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  // The server sends every reply through this endpoint's schema; it is not parsed a second time here.
  return (await response.json()) as ReplyOf<E>;
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new NetworkError(error);
  }
}

/** The answer of a call, or null where the server answers with this status. */
export async function nullOn<T>(status: number, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === status) return null;
    throw error;
  }
}
