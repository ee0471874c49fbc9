/** The server, faked by msw: it answers by the contract's endpoints, and records the calls. */
import {
  assignments,
  classes,
  classPayments,
  errorStatus,
  families,
  familyPayments,
  google,
  groupRooms,
  liveLessons,
  lti,
  places,
  plans,
  progress,
  recovery,
  resources,
  subscriptions,
  type Endpoint,
  type ErrorCode,
  type ReplyOf,
} from '@qubloom/contract';
import { http, HttpResponse, matchRequestUrl, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { onTestFinished, vi } from 'vitest';

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export interface ReceivedCall extends SentCall {
  readonly params: Readonly<Record<string, string>>;
  /** The query of its address. */
  readonly query: Readonly<Record<string, string>>;
}

type Answer = (received: ReceivedCall) => Response | Promise<Response>;

export interface Handler {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly answer: Answer;
}

/** An answer that fits the endpoint's schema, or a function that computes one from the call. */
export function replies<E extends Endpoint>(
  endpoint: E,
  reply: ReplyOf<E> | ((received: ReceivedCall) => ReplyOf<E> | Promise<ReplyOf<E>>),
): Handler {
  return {
    endpoint,
    answer: async (received) =>
      HttpResponse.json(
        endpoint.reply.parse(
          typeof reply === 'function'
            ? await (reply as (received: ReceivedCall) => unknown)(received)
            : reply,
        ) as JsonBodyType,
      ),
  };
}

/** A refusal with a code of the contract and the sentence that is its body. */
export function refuses(endpoint: Endpoint, code: ErrorCode, sentence = ''): Handler {
  return {
    endpoint,
    answer: () => new HttpResponse(sentence, { status: errorStatus[code], statusText: code }),
  };
}

/** A refusal about one field of a form, in the form that the server uses if problems are requested. */
export function refusesField(
  endpoint: Endpoint,
  code: ErrorCode,
  path: string,
  message: string,
): Handler {
  const status = errorStatus[code];
  const problem = { type: 'about:blank', title: code, status, code, detail: message };
  const headers = { 'content-type': 'application/problem+json; charset=utf-8' };
  return {
    endpoint,
    answer: () =>
      HttpResponse.json({ ...problem, problems: [{ path, message }] }, { status, headers }),
  };
}

/** No answer at all, because the network is down. */
export function unreachable(endpoint: Endpoint): Handler {
  return { endpoint, answer: () => HttpResponse.error() };
}

/** An answer that never comes, for tests of loading states. */
export function neverReplies(endpoint: Endpoint): Handler {
  return { endpoint, answer: () => new Promise<Response>(() => undefined) };
}

export interface FakeServer {
  /** Every call so far, oldest first. */
  readonly received: readonly SentCall[];
  /** Replaces answers from now on. The newest answer of an endpoint applies. */
  use(...handlers: readonly Handler[]): void;
  /** Returns the bodies of the calls to one endpoint. */
  bodiesOf(endpoint: Pick<Endpoint, 'method' | 'path'>): readonly unknown[];
}

const handlerOf = {
  GET: http.get,
  POST: http.post,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/** In msw, the first matching handler answers, and here the newest. */
const newestFirst = (handlers: readonly Handler[]) =>
  handlers
    .map(({ endpoint, answer }) =>
      handlerOf[endpoint.method](endpoint.path, async ({ request, params }) =>
        answer({
          ...callOf(request.url, { method: request.method, body: await request.text() }),
          params: params as Readonly<Record<string, string>>,
          query: Object.fromEntries(new URL(request.url).searchParams),
        }),
      ),
    )
    .reverse();

/**
 * Default answers beside the subject of the tests: a site with only passwords, and a learner without certificates
 * and classes.
 */
const plainAnswers = (): Handler[] => [
  replies(resources.certificates, []),
  replies(places.find, { place: null }),
  replies(assignments.mine, []),
  replies(liveLessons.mine, { isInClass: false, live: [] }),
  replies(liveLessons.show, { live: null }),
  replies(groupRooms.show, { learners: [], rooms: [] }),
  replies(classes.mine, { teaches: [], learnsIn: [], canMake: false }),
  replies(classes.ofLinked, { classes: [] }),
  replies(classPayments.status, { plan: 'trial', until: null, paidBy: null, own: null }),
  replies(recovery.address, { hint: 'g…@example.org', isVerified: true }),
  replies(families.mine, {
    learners: [],
    grownUps: [],
    paysFor: [],
    canMakeCode: false,
    getsReports: false,
  }),
  replies(familyPayments.status, {
    tier: 'free',
    currentPeriodEnd: null,
    isCancelling: false,
    paidBy: null,
    own: null,
  }),
  replies(subscriptions.plans, [...plans]),
  replies(places.save, ({ body }) => body as ReplyOf<typeof places.save>),
  replies(progress.learningTime, { today: 0 }),
  replies(google.offered, { offered: ['password'] }),
  replies(lti.mine, []),
  replies(lti.courses, []),
  replies(google.mine, { offered: ['password'], mine: ['password'] }),
];

let stopRunning: (() => void) | undefined;

/**
 * Answers the page's calls until the test ends, or until another server replaces it. A call without a handler
 * fails the test: msw writes it to the console, where the setup of the tests looks for errors.
 */
export function fakeServer(...first: readonly Handler[]): FakeServer {
  stopRunning?.();
  const server = setupServer(...newestFirst([...plainAnswers(), ...first]));
  server.listen({ onUnhandledRequest: 'error' });
  // A handler runs a little after its call, so a test that expects no call would miss one.
  const fetch = vi.spyOn(globalThis, 'fetch');
  stopRunning = () => {
    fetch.mockRestore();
    server.close();
    stopRunning = undefined;
  };
  onTestFinished(() => stopRunning?.());
  const received = () => fetch.mock.calls.map(([input, init]) => callOf(input, init));
  return {
    get received() {
      return received();
    },
    use: (...more) => server.use(...newestFirst(more)),
    bodiesOf: ({ method, path }) =>
      received()
        .filter((call) => call.method === method && isAt(path, call.path))
        .map(({ body }) => body),
  };
}

const isAt = (pattern: string, path: string) =>
  matchRequestUrl(new URL(path, window.location.href), pattern).matches;

function callOf(
  input: string | URL | Request,
  { method = 'GET', body }: RequestInit = {},
): SentCall {
  return {
    method,
    path: new URL(String(input), window.location.href).pathname,
    body: typeof body === 'string' && body !== '' ? (JSON.parse(body) as unknown) : undefined,
  };
}
