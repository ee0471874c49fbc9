/** Hostile names and texts stay text on every screen, and the policy stops scripts that get into a page. */
import { answerWithHostileTexts, hostileTexts, watchForHarm } from '../support/hostile.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/learner.ts';
import { createRoom } from '../support/rooms.ts';

const child = {
  username: 'kit',
  firstName: 'Kit',
  state: 'pending',
  rooms: false,
  freeChat: false,
  buying: false,
  erasedAt: '2027-01-01T00:00:00.000Z',
  classes: [],
};
const token = 'x'.repeat(43);

const screens = {
  visitor: ['/courses', '/courses/1', `/consent#${token}`, `/parent#${token}`, '/simulator/1'],
  learner: [
    '/dashboard',
    '/profile',
    '/achievements',
    '/courses',
    '/courses/1',
    '/courses/1?lesson=1',
    '/courses/1?lesson=1&tab=quiz',
    '/simulator/1',
  ],
} as const;

for (const [reader, paths] of Object.entries(screens)) {
  // Shows: A15 every screen
  test(`100 hostile texts stay text on every screen of a ${reader}`, async ({ openWindow }) => {
    expect(hostileTexts).toHaveLength(100);
    const page = await openWindow();
    const harm = await watchForHarm(page);
    if (reader === 'learner') await signIn(page);
    await answerWithHostileTexts(page, {
      '/api/consent/find': child,
      '/api/parent/open': { key: token, child },
    });
    for (const path of paths) {
      // Without a visit to another page, an address that differs only after `#` would not load again.
      await page.goto('about:blank');
      await page.goto(path);
      const opener = page.getByRole('button', { name: 'Open the page' });
      if (path.startsWith('/parent')) await opener.click();
      await expect(page.locator('#root'), path).toContainText('wasHurt()');
      await page.waitForLoadState('networkidle');
      expect(harm(), path).toEqual([]);
    }
  });
}

// Shows: A15 chat and names of rooms
test('100 hostile texts stay text in rooms, in their chat, and in their lists', async ({
  openWindow,
}) => {
  const page = await openWindow();
  const harm = await watchForHarm(page);
  await signIn(page);
  await createRoom(page, 'wasHurt() in a list');
  await answerWithHostileTexts(page, {});
  await page.goto('/study-rooms');
  await page.getByRole('article').first().waitFor();
  await expect(page.locator('#root')).toContainText('wasHurt()');
  expect(harm()).toEqual([]);

  const timestamp = '2026-01-01T00:00:00.000Z';
  const messages = hostileTexts.map((message, at) => ({
    ...{ id: at + 1, userId: at + 2, username: message, message, timestamp },
  }));
  const data = {
    room: { id: 1, name: hostileTexts.join(' '), makerId: 1, code: null, lesson: null },
    isGuide: false,
    hasGuide: false,
    participants: messages.slice(0, 11).map(({ userId, username }) => ({
      ...{ id: userId, username, hidden: null },
    })),
    messages,
    circuitData: null,
    lead: { leaderId: 2, askedBy: [3] },
    simulatorState: null,
    mayWrite: 'anything',
    degraded: false,
  };
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.onMessage(() => {
      socket.send(JSON.stringify({ type: 'ROOM_DATA', message: JSON.stringify(data) }));
      socket.send(JSON.stringify({ type: 'ERROR', error: messages[2]?.message, code: 'empty' }));
    });
  });
  await page.goto('/study-room/1');
  await expect(page.getByRole('log')).toContainText('wasHurt()');
  await page
    .getByRole('log')
    .getByRole('button', { name: /^About/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Mute/ }).waitFor();
  expect(harm()).toEqual([]);
});

test('the watch detects the harm these texts do in a page that interprets them as HTML', async ({
  openWindow,
}) => {
  const page = await openWindow({ allowedErrors: /./ });
  const harm = await watchForHarm(page);
  await page.goto('about:blank');
  await page.setContent(hostileTexts.slice(0, 10).join('\n'), { waitUntil: 'commit' });
  await expect.poll(harm).toContain('code ran');
  await expect.poll(harm).toContain('https://beacon.invalid/a.png');
});

// Shows: A15 opened files
test('names in an opened circuit stay text', async ({ openWindow }) => {
  const page = await openWindow();
  const harm = await watchForHarm(page);
  await page.goto('/simulators/circuit-lab?level=full');
  for (const name of [hostileTexts.join(' '), '__proto__', 'constructor']) {
    const circuit = {
      version: 1,
      quantumRegisters: [{ name, size: 2 }],
      classicalRegisters: [{ name: `${name} too`, size: 1 }],
      initial: ['0', '0'],
      definitions: [],
      columns: [[{ kind: 'gate', gate: 'h', parameters: [], targets: [0], controls: [] }]],
    };
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Open a circuit' });
    await sheet.getByRole('textbox').fill(JSON.stringify(circuit));
    await sheet.getByRole('button', { name: 'Open it' }).click();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('details li').allTextContents()).toHaveLength(1);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect.poll(() => page.locator('details li').allTextContents()).toHaveLength(1);
    expect(harm()).toEqual([]);
  }
});

for (const path of ['/', '/dashboard', '/simulators/circuit-lab']) {
  // Shows: A15 Trusted Types
  test(`the policy of ${path} stops scripts that get into the page`, async ({ openWindow }) => {
    const page = await openWindow({ allowedErrors: /./ });
    await signIn(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    const outcome = await page.evaluate(attemptScripts);
    expect(outcome.done).toEqual([]);
    expect(outcome.refused).toBeGreaterThan(10);
  });
}

/** Runs in the page, in a task of its own, because code called by a debugger may evaluate text. */
async function attemptScripts(): Promise<{ done: string[]; refused: number }> {
  const host = document.createElement('div');
  const script = () => document.createElement('script');
  const scope = globalThis as unknown as Record<string, unknown>;
  const { trustedTypes } = scope as { trustedTypes: { createPolicy: (name: string) => unknown } };
  const tries: Record<string, () => unknown> = {
    innerHTML: () => (host.innerHTML = '<img>'),
    outerHTML: () => (document.body.appendChild(host).outerHTML = '<img>'),
    insertAdjacentHTML: () => host.insertAdjacentHTML('beforeend', '<img>'),
    'document.write': () => document.write('<img>'),
    srcdoc: () => (document.createElement('iframe').srcdoc = '<img>'),
    'a fragment': () => document.createRange().createContextualFragment('<img>'),
    'a parser': () => new DOMParser().parseFromString('<img>', 'text/html'),
    'text of a script': () => (script().textContent = '1'),
    'address of a script': () => (script().src = '/assets/x.js'),
    'an attribute of a script': () => script().setAttribute('src', '/assets/x.js'),
    eval: () => (0, eval)('1'),
    'a function of text': () => new Function('return 1')(),
    'a worker': () => new Worker('/assets/x.js'),
    'a policy of another name': () => trustedTypes.createPolicy('mine'),
  };
  const done: string[] = [];
  const attempt = () => {
    for (const [name, act] of Object.entries(tries)) {
      try {
        act();
        done.push(name);
      } catch {
        // The policy refused the attempt.
      }
    }
  };
  await new Promise<void>((resolve) => {
    setTimeout(() => {
      attempt();
      resolve();
    });
  });
  return { done, refused: Object.keys(tries).length - done.length };
}
