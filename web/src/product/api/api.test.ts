import { expect, test, vi } from 'vitest';
import { ada } from '../../testing/people.ts';
import { accounts, courses } from './endpoints.ts';
import { ApiError, call, nullOnStatus } from './api.ts';
import { NetworkError } from '../../lib/connectivity/connectivity.ts';

const answers = (response: Response | Promise<never>) => {
  const fetch = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(response));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const loginAsAda = () =>
  call(accounts.login, { body: { username: 'ada', password: 'purple kites' } });

test('a call fills in its path and sends cookies, and no body if there is no payload', async () => {
  const fetch = answers(Response.json([]));
  await call(courses.lessons, { params: { id: 3 } });
  expect(fetch).toHaveBeenCalledWith('/api/courses/3/lessons', {
    method: 'GET',
    credentials: 'include',
  });
});

test('a payload is sent as JSON', async () => {
  const fetch = answers(Response.json(ada));
  expect(await loginAsAda()).toEqual(ada);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, application/problem+json',
    },
    body: '{"username":"ada","password":"purple kites"}',
  });
});

// Shows: 8 general error message
test('an answer that is not OK is an error with its status and its body', async () => {
  answers(new Response("That username and password don't match.", { status: 401 }));
  await expect(loginAsAda()).rejects.toThrow("401: That username and password don't match.");
});

// Shows: 8 general error message
test('without a body, the error has the status text', async () => {
  answers(new Response('', { status: 503, statusText: 'Service Unavailable' }));
  await expect(loginAsAda()).rejects.toThrow('503: Service Unavailable');
});

test('a refusal names the fields that it is about, and keeps its one sentence', async () => {
  const message = 'Please choose a kinder username.';
  const problems = [{ path: 'username', message }];
  const headers = { 'content-type': 'application/problem+json; charset=utf-8' };
  answers(Response.json({ status: 422, detail: message, problems }, { status: 422, headers }));
  const error: unknown = await loginAsAda().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: `422: ${message}`, body: message, problems });
});

test('no answer at all is a network error', async () => {
  answers(Promise.reject(new TypeError('Failed to fetch')));
  await expect(loginAsAda()).rejects.toBeInstanceOf(NetworkError);
});

test('an aborted call stays an aborted call', async () => {
  answers(Promise.reject(new DOMException('Given up', 'AbortError')));
  await expect(loginAsAda()).rejects.toThrow('Given up');
});

// Shows: 4 session 401; 7 GET /api/user
test('one status can mean that there is nothing', async () => {
  const refused = (status: number) => Promise.reject(new ApiError(status, '', 'Please sign in.'));
  expect(await nullOnStatus(401, refused(401))).toBeNull();
  await expect(nullOnStatus(401, refused(500))).rejects.toThrow('500: Please sign in.');
});
