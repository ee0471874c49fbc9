// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api.ts';
import { Outgoing, type OutgoingListener } from './outgoing.ts';
import { connectivity } from '../../lib/connectivity/connectivity.ts';

const ada = 7;
const ben = 8;
const complete = { method: 'POST', path: '/api/lessons/:id/complete' } as const;
const submit = { method: 'POST', path: '/api/quizzes/:quizId/submit' } as const;

interface Received {
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
  /** Value of the header that says when it was done. */
  readonly learnedAt: string | null;
}

/** A server that does each key once, and can be switched off. */
function fakeSite() {
  const site = {
    received: [] as Received[],
    done: new Map<string, string>(),
    /** An answer instead of its own; undefined if it answers normally. */
    answer: undefined as (() => Response | Promise<never>) | undefined,
  };
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key') ?? '';
    const text = typeof body === 'string' ? body : '';
    const learnedAt = new Headers(headers).get('learned-at');
    site.received.push({ path, key, body: text === '' ? undefined : JSON.parse(text), learnedAt });
    const answer = await site.answer?.();
    if (answer) return answer;
    if (!site.done.has(key)) site.done.set(key, `number ${site.done.size + 1}`);
    return Response.json({ reply: site.done.get(key) });
  });
  return site;
}

const away = () => Promise.reject(new TypeError('Failed to fetch'));
const refuses = (status: number, sentence: string) => () => new Response(sentence, { status });

const ending: (() => void)[] = [];

function tab(learner: number | undefined) {
  const listener = {
    onSentLater: vi.fn<OutgoingListener['onSentLater']>(),
    onRefusedLater: vi.fn<OutgoingListener['onRefusedLater']>(),
    onSentQuietly: vi.fn<OutgoingListener['onSentQuietly']>(),
    onSentElsewhere: vi.fn<OutgoingListener['onSentElsewhere']>(),
    onSignedOut: vi.fn<OutgoingListener['onSignedOut']>(),
    onBack: vi.fn<OutgoingListener['onBack']>(),
  };
  const outgoing = new Outgoing(listener);
  ending.push(outgoing.watch());
  outgoing.setLearner(learner);
  return { outgoing, ...listener, kept: () => outgoing.state().kept };
}

function answerToFirst(outgoing: Outgoing): Promise<unknown> {
  const [entry] = outgoing.state().kept;
  if (!entry) throw new Error('nothing is kept');
  return outgoing.answerTo(entry);
}

const comesBack = () => window.dispatchEvent(new Event('online'));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  ending.splice(0).forEach((end) => end());
});

test('a call that is answered leaves no entry', async () => {
  const site = fakeSite();
  const { outgoing, kept, onSentLater } = tab(ada);
  const body = { answers: [] };
  const sent = await outgoing.send(submit, { params: { quizId: 3 }, body });
  expect(sent).toEqual({ isKept: false, reply: { reply: 'number 1' } });
  expect(site.received).toMatchObject([{ path: '/api/quizzes/3/submit', body }]);
  expect(site.received[0]?.key).toMatch(/^7-[0-9a-f]{32}$/);
  expect(kept()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(onSentLater).not.toHaveBeenCalled();
});

test('without an answer it is stored, and sent with the same key when the network is back', async () => {
  const site = fakeSite();
  site.answer = away;
  const { outgoing, kept, onSentLater } = tab(ada);
  expect(await outgoing.send(complete, { params: { id: 5 } })).toEqual({ isKept: true });
  const answer = answerToFirst(outgoing);
  expect(kept()).toMatchObject([{ route: complete, params: { id: 5 } }]);
  expect(outgoing.state().trouble).toBe('unreachable');

  site.answer = undefined;
  comesBack();
  expect(await answer).toEqual({ reply: 'number 1' });
  expect(new Set(site.received.map(({ key }) => key)).size).toBe(1);
  await vi.waitFor(() => expect(onSentLater).toHaveBeenCalledOnce());
  expect(kept()).toEqual([]);
  expect(outgoing.state().trouble).toBeNull();
});

test('it is tried again automatically', async () => {
  vi.useFakeTimers();
  try {
    const site = fakeSite();
    site.answer = away;
    const { outgoing, kept } = tab(ada);
    await outgoing.send(complete, { params: { id: 5 } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(site.received.length).toBeGreaterThan(1);
    expect(kept()).toHaveLength(1);
    site.answer = undefined;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kept()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('calls are sent in the order in which they were made', async () => {
  const site = fakeSite();
  site.answer = away;
  const { outgoing, kept } = tab(ada);
  for (const id of [1, 2, 3]) await outgoing.send(complete, { params: { id } });
  site.received.length = 0;
  site.answer = undefined;
  comesBack();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(site.received.map(({ path }) => path)).toEqual(
    [1, 2, 3].map((id) => `/api/lessons/${id}/complete`),
  );
});

test("calls are sent in the order in which they were made, whatever the device's clock says", async () => {
  const site = fakeSite();
  site.answer = away;
  const clock = vi.spyOn(Date, 'now');
  ending.push(() => clock.mockRestore());
  clock.mockReturnValue(Date.parse('2027-03-02T12:00Z'));
  await tab(ada).outgoing.send(complete, { params: { id: 1 } });
  // The clock is set right, and the page is opened again.
  clock.mockReturnValue(Date.parse('2027-03-01T12:00Z'));
  const { outgoing, kept } = tab(ada);
  await outgoing.send(complete, { params: { id: 2 } });
  expect(kept().map(({ params }) => params)).toEqual([{ id: 1 }, { id: 2 }]);
});

test.each([
  ['200', () => new Response('<h1>Blocked</h1>', { headers: { 'content-type': 'text/html' } })],
  [
    '403',
    () =>
      new Response('<h1>Blocked</h1>', {
        status: 403,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      }),
  ],
  [
    'a redirect',
    () => Object.defineProperty(Response.json({ ok: true }), 'redirected', { value: true }),
  ],
])(
  "a filter's own page with %s is no answer, so the call is stored and sent later",
  async (_, page) => {
    const site = fakeSite();
    site.answer = page;
    const { outgoing, kept, onRefusedLater, onSentLater } = tab(ada);
    expect(await outgoing.send(complete, { params: { id: 1 } })).toEqual({ isKept: true });
    comesBack();
    await vi.waitFor(() => expect(site.received.length).toBeGreaterThan(1));
    expect(kept()).toHaveLength(1);
    site.answer = undefined;
    comesBack();
    await vi.waitFor(() => expect(onSentLater).toHaveBeenCalledOnce());
    expect(onRefusedLater).not.toHaveBeenCalled();
  },
);

test('it survives a reload, and is sent only for its own learner', async () => {
  const site = fakeSite();
  site.answer = away;
  const first = tab(ada);
  await first.outgoing.send(complete, { params: { id: 5 } });
  first.outgoing.setLearner(undefined);
  ending.splice(0).forEach((end) => end());
  site.received.length = 0;
  site.answer = undefined;

  const visitors = tab(undefined);
  expect(visitors.kept()).toEqual([]);
  const bens = tab(ben);
  expect(bens.kept()).toEqual([]);
  await bens.outgoing.send(complete, { params: { id: 9 } });
  expect(site.received.map(({ path }) => path)).toEqual(['/api/lessons/9/complete']);

  const again = tab(ada);
  expect(await answerToFirst(again.outgoing)).toEqual({ reply: 'number 2' });
  await vi.waitFor(() => expect(again.onSentLater).toHaveBeenCalledOnce());
  expect(site.received.map(({ path }) => path)).toEqual([
    '/api/lessons/9/complete',
    '/api/lessons/5/complete',
  ]);
  expect(again.kept()).toEqual([]);
});

test('a refusal reaches the waiting caller, and nothing is stored', async () => {
  const site = fakeSite();
  site.answer = refuses(403, 'That lesson is not open yet.');
  const { outgoing, kept, onRefusedLater } = tab(ada);
  await expect(outgoing.send(complete, { params: { id: 5 } })).rejects.toBeInstanceOf(ApiError);
  expect(kept()).toEqual([]);
  expect(onRefusedLater).not.toHaveBeenCalled();
});

test('a refusal of a stored call is reported, and later calls are still sent', async () => {
  const site = fakeSite();
  site.answer = away;
  const { outgoing, kept, onRefusedLater } = tab(ada);
  await outgoing.send(complete, { params: { id: 5 } });
  const answer = answerToFirst(outgoing);
  await outgoing.send(complete, { params: { id: 6 } });
  let answers = 0;
  site.answer = () => {
    answers += 1;
    return answers === 1 ? refuses(404, 'That lesson does not exist.')() : Response.json({});
  };
  comesBack();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(onRefusedLater).toHaveBeenCalledOnce();
  await expect(answer).rejects.toMatchObject({ status: 404 });
});

test('without a session it waits until its learner signs in again', async () => {
  const site = fakeSite();
  site.answer = refuses(401, 'Please sign in first.');
  const { outgoing, kept, onSignedOut } = tab(ada);
  expect(await outgoing.send(complete, { params: { id: 5 } })).toMatchObject({ isKept: true });
  expect(onSignedOut).toHaveBeenCalledOnce();
  outgoing.setLearner(undefined);
  expect(kept()).toEqual([]);
  site.answer = undefined;
  outgoing.setLearner(ada);
  await vi.waitFor(() => expect(site.done.size).toBe(1));
});

test('a call that another tab has sent is answered here as well, by its key', async () => {
  const site = fakeSite();
  site.answer = away;
  const here = tab(ada);
  await here.outgoing.send(complete, { params: { id: 5 } });
  const answer = answerToFirst(here.outgoing);
  const [key = ''] = Object.keys(localStorage);
  site.answer = undefined;
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(await answer).toEqual({ reply: 'number 1' });
  expect(here.onSentElsewhere).toHaveBeenCalledOnce();
  expect(here.kept()).toEqual([]);
});

test('two tabs take turns, and each call is sent once', async () => {
  const site = fakeSite();
  site.answer = away;
  let holding: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (_name: string, _options: unknown, work: () => Promise<void>) =>
        (holding = holding.then(work)),
    },
  });
  const one = tab(ada);
  const other = tab(ada);
  for (const id of [1, 2, 3]) await one.outgoing.send(complete, { params: { id } });
  site.received.length = 0;
  site.answer = undefined;
  comesBack();
  await vi.waitFor(() => expect(site.done.size).toBe(3));
  await holding;
  expect(one.kept()).toEqual([]);
  expect(site.received).toHaveLength(3);
  expect([one, other].map(({ onSentLater }) => onSentLater.mock.calls.length)).toEqual([1, 0]);
});

test('if storage is full it lasts as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const site = fakeSite();
  site.answer = away;
  const { outgoing, kept } = tab(ada);
  await outgoing.send(complete, { params: { id: 5 } });
  expect(kept()).toHaveLength(1);
  site.answer = undefined;
  comesBack();
  await vi.waitFor(() => expect(site.done.size).toBe(1));
});

test('an entry that was changed by hand is not sent', () => {
  const site = fakeSite();
  const entries = [
    'no JSON',
    '{}',
    '{"at":1,"route":{"method":"POST","path":"https://evil.example/"}}',
  ];
  entries.forEach((text, index) => localStorage.setItem(`qubloom.outgoing.7.${index}`, text));
  expect(tab(ada).kept()).toEqual([]);
  expect(site.received).toEqual([]);
});

test('after a copy was used, the site counts as unreachable until it answers, and then everything is fetched again', async () => {
  const site = fakeSite();
  const { outgoing, onBack } = tab(ada);
  site.answer = away;
  connectivity.note(true);
  expect(outgoing.state()).toEqual({ kept: [], trouble: 'unreachable' });
  comesBack();
  await outgoing.sendNow();
  expect(onBack).not.toHaveBeenCalled();
  site.answer = undefined;
  comesBack();
  await outgoing.sendNow();
  expect(outgoing.state().trouble).toBeNull();
  expect(onBack).toHaveBeenCalledOnce();
});

test('nothing of a learner who leaves for good is left', async () => {
  const site = fakeSite();
  const { outgoing, kept } = tab(ada);
  site.answer = away;
  await outgoing.send(complete, { params: { id: 11 } });
  outgoing.forgetAll();
  expect(kept()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.includes('outgoing'))).toEqual([]);
  site.answer = undefined;
  site.received.length = 0;
  comesBack();
  await outgoing.sendNow();
  expect(site.received).toEqual([]);
});

test("a visitor's calls wait, and are sent once for the learner who keeps them, in their order", async () => {
  const site = fakeSite();
  const visitors = tab(undefined);
  expect(await visitors.outgoing.send(submit, { params: { quizId: 3 } })).toEqual({ isKept: true });
  await visitors.outgoing.send(complete, { params: { id: 5 } });
  comesBack();
  await visitors.outgoing.sendNow();
  expect(site.received).toEqual([]);

  const { outgoing, kept, onSentLater } = tab(ada);
  expect(kept()).toEqual([]);
  expect(outgoing.visitorsEntries()).toHaveLength(2);
  await outgoing.keepVisitors();
  expect(site.received.map(({ path }) => path)).toEqual([
    '/api/quizzes/3/submit',
    '/api/lessons/5/complete',
  ]);
  expect(site.received.every(({ key }) => /^7-[0-9a-f]{32}$/.test(key))).toBe(true);
  expect(onSentLater.mock.calls[0]?.[0].every(({ entry }) => entry.isVisitors)).toBe(true);
  expect(outgoing.visitorsEntries()).toEqual([]);
  await outgoing.keepVisitors();
  expect(site.received).toHaveLength(2);
});

test("if two tabs keep a visitor's call at once, it has the same key in both", async () => {
  const site = fakeSite();
  await tab(undefined).outgoing.send(submit, { params: { quizId: 3 } });
  const saved = { ...localStorage } as Record<string, string>;
  await tab(ada).outgoing.keepVisitors();
  Object.entries(saved).forEach(([key, text]) => localStorage.setItem(key, text));
  await tab(ada).outgoing.keepVisitors();
  expect(site.received).toHaveLength(2);
  expect(site.done.size).toBe(1);
});

test("a visitor's calls belong to nobody once they are dropped", async () => {
  const site = fakeSite();
  const { outgoing } = tab(undefined);
  await outgoing.send(submit, { params: { quizId: 3 } });
  outgoing.setLearner(ada);
  outgoing.forgetVisitors();
  await outgoing.keepVisitors();
  expect(site.received).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

describe('calls with the newest state of something', () => {
  const place = { method: 'POST', path: '/api/user/places/:kind/:subject' } as const;
  const lesson = { kind: 'lesson', subject: 1 };

  test('are sent only for the last state, once it has not changed for a while, and nobody is told', async () => {
    vi.useFakeTimers();
    try {
      const site = fakeSite();
      const { outgoing, onSentLater, onSentQuietly } = tab(ada);
      for (const state of ['step 2', 'step 3', 'step 4']) {
        outgoing.sendNewest(place, { params: lesson, body: { state } });
        await vi.advanceTimersByTimeAsync(1000);
      }
      expect(site.received).toEqual([]);
      await vi.advanceTimersByTimeAsync(3000);
      expect(site.received).toMatchObject([
        { path: '/api/user/places/lesson/1', body: { state: 'step 4' } },
      ]);
      expect(onSentQuietly).toHaveBeenCalledOnce();
      expect(onSentLater).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  test('are sent at once when the page is left', async () => {
    const site = fakeSite();
    const { outgoing } = tab(ada);
    outgoing.sendNewest(place, { params: lesson, body: { state: 'step 2' } });
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(site.received).toHaveLength(1));
  });

  test("wait if they are a visitor's, one for each thing", async () => {
    fakeSite();
    const { outgoing } = tab(undefined);
    for (const subject of [1, 1, 2]) {
      outgoing.sendNewest(place, { params: { kind: 'lesson', subject }, body: { state: 'x' } });
    }
    expect(outgoing.visitorsEntries().map(({ params }) => params?.['subject'])).toEqual([1, 2]);
  });
});

test('a call that is sent later says when and where it was made, and one that is sent at once does not', async () => {
  vi.useFakeTimers({ now: new Date('2027-03-01T18:00:00Z'), toFake: ['Date'] });
  const site = fakeSite();
  const { outgoing } = tab(ada);
  await outgoing.send(complete, { params: { id: 1 } });
  site.answer = away;
  await outgoing.send(complete, { params: { id: 2 } });
  vi.setSystemTime(new Date('2027-03-02T08:00:00Z'));
  site.answer = undefined;
  const answer = answerToFirst(outgoing);
  comesBack();
  await answer;
  vi.useRealTimers();

  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(site.received.map(({ learnedAt }) => learnedAt)).toEqual([
    null,
    null,
    `2027-03-01T18:00:00.000Z ${here}`,
  ]);
});
