/** Calls to the server by the contract's endpoints, and their errors. */
import {
  formatLearnedAt,
  idempotencyHeader,
  learnedAtHeader,
  pathOf,
  type BodyInput,
  type Endpoint,
  type LearnedAt,
  type ParamsOf,
  type PaymentError,
  type Problem,
  type QueryOf,
  type ReplyOf,
  type Route,
  type RouteTo,
} from '@qubloom/contract';
import { answerOrCopy, isKept } from '../offline/kept-answers.ts';
import { ForeignAnswer, NetworkError } from '../../lib/connectivity/connectivity.ts';

/** The server answered, but refused the call or failed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The answer's body: one sentence in plain words. */
  readonly body: string;
  /** The fields of the sent body that the error is about. */
  readonly problems: NonNullable<Problem['problems']>;
  /** Code of an error that comes as JSON, like those of the payment calls; null if the error is only a sentence. */
  readonly code: string | null;

  constructor(
    status: number,
    statusText: string,
    body: string,
    { problems = [], code = null }: Partial<Pick<ApiError, 'problems' | 'code'>> = {},
  ) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.problems = problems;
    this.code = code;
  }
}

/** Returns the error as a plain sentence, without the status that a toast shows in front. */
export function errorSentence(error: Error): string {
  return error instanceof ApiError ? error.body || error.message : error.message;
}

/** The server never redirects a call or answers it with a page. */
function isForeign({ redirected, headers }: Response): boolean {
  return redirected || /html/i.test(headers.get('content-type') ?? '');
}

type Values<T> = { readonly [Key in keyof T]: string | number };

export type CallOptions<E extends Endpoint> = {
  readonly signal?: AbortSignal | undefined;
  /** The call continues if the page that made it is left. */
  readonly outlivesPage?: boolean;
  /** Lets the server recognize a call that is sent twice. */
  readonly idempotencyKey?: string | undefined;
} & (ParamsOf<E> extends undefined
  ? { readonly params?: undefined }
  : { readonly params: Values<ParamsOf<E>> }) &
  (QueryOf<E> extends undefined
    ? { readonly query?: undefined }
    : { readonly query: Values<QueryOf<E>> }) &
  (undefined extends BodyInput<E>
    ? { readonly body?: BodyInput<E> }
    : { readonly body: BodyInput<E> });

type OptionalWhenEmpty<Options> = object extends Options ? [options?: Options] : [options: Options];

/**
 * Makes one call, with cookies, and with JSON only if there is a payload.
 * @throws {ApiError} if the answer is not OK.
 * @throws {NetworkError} if no answer came.
 */
export async function call<E extends Endpoint>(
  route: RouteTo<E>,
  ...[options]: OptionalWhenEmpty<CallOptions<E>>
): Promise<ReplyOf<E>> {
  // The server sends every reply through the endpoint's schema, so it is not parsed again here.
  return (await callUntyped(route, options ?? {})) as ReplyOf<E>;
}

/** A file with the name that the server gives it. */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Fetches a file, such as a PDF, for a page that shows that it is loading.
 * @throws {ApiError} if the answer is not OK.
 * @throws {NetworkError} if no answer came.
 */
export async function callFile(
  route: Route,
  params: Readonly<Record<string, string | number>>,
  body?: unknown,
): Promise<NamedFile> {
  const init = {
    method: route.method,
    credentials: 'include',
    ...(body === undefined ? {} : { headers: headersOfBody, body: JSON.stringify(body) }),
  } as const;
  const response = await send(route, pathOf(route, params), init);
  if (!response.ok) throw await errorOf(response);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  try {
    return { name: named?.[1] ?? 'download', content: await response.blob() };
  } catch (error) {
    // The connection broke in the middle.
    throw new NetworkError(error);
  }
}

export interface UntypedCallOptions {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly outlivesPage?: boolean;
  readonly idempotencyKey?: string | undefined;
  /** For a call that could not be sent when it was made. */
  readonly learnedAt?: LearnedAt | undefined;
}

/** Does the same for a route that is data, such as that of a stored call. */
export async function callUntyped(
  route: Route,
  { params, query, body, signal, outlivesPage, idempotencyKey, learnedAt }: UntypedCallOptions,
): Promise<unknown> {
  const headers = {
    ...(body === undefined ? {} : headersOfBody),
    ...(idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey }),
    ...(learnedAt === undefined ? {} : { [learnedAtHeader]: formatLearnedAt(learnedAt) }),
  };
  const response = await send(route, pathOf(route, params, query), {
    method: route.method,
    credentials: 'include',
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(outlivesPage ? { keepalive: true } : {}),
  });
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as unknown;
}

/** If something is sent, a refusal should name the fields that it is about. */
const headersOfBody = {
  'content-type': 'application/json',
  accept: 'application/json, application/problem+json',
};

async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText, headers } = response;
  const text = await response.text();
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('application/problem+json')) {
    const { detail, problems = [] } = JSON.parse(text) as Problem;
    return new ApiError(status, statusText, detail, { problems });
  }
  const said = type.startsWith('application/json') ? paymentErrorIn(text) : null;
  if (said === null) return new ApiError(status, statusText, text);
  const { message = '', error = '', code = '' } = said;
  return new ApiError(status, statusText, message || error, { code });
}

/** Returns null if the text is not such an error, for example if a proxy answered instead of the server. */
function paymentErrorIn(text: string): Partial<PaymentError> | null {
  try {
    return JSON.parse(text) as Partial<PaymentError> | null;
  } catch {
    return null;
  }
}

async function send(route: Route, path: string, init: RequestInit): Promise<Response> {
  const ask = async () => {
    const response = await fetch(path, init);
    if (isForeign(response)) throw new ForeignAnswer(response.status);
    return response;
  };
  try {
    return await (isKept(route) ? answerOrCopy(path, ask) : ask());
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw error instanceof NetworkError ? error : new NetworkError(error);
  }
}

/** Returns a call's answer, or null if the server answers with this status. */
export async function nullOnStatus<T>(status: number, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === status) return null;
    throw error;
  }
}
