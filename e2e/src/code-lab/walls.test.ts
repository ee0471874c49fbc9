/** What a program in the page reaches: nothing. Typed or out of a link, by Python's ways or the browser's. */
import { createServer } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/learner.ts';
import { linkTo, openCodeLab, output, run, type } from './code-lab.ts';

/** Each line is tried by itself, and is to fail where it stands. `SITE` and `OTHER` are hosts that answer. */
const mustFail = [
  'js.importScripts(SITE + "/start.js")',
  'js.importScripts(OTHER + "/x.js")',
  'js.importScripts("data:text/javascript,1")',
  'pyodide.code.run_js("1")',
  'js.eval("1")',
  'js.Function.new("return 1")()',
  'js.indexedDB.open("qubloom").onsuccess',
  'js.localStorage.length',
  'js.sessionStorage.length',
  'js.document.cookie',
  'js.parent.document',
  'js.window.top',
  'js.opener.location',
  'synchronous(SITE + "/api/user")',
  'synchronous(OTHER)',
  'pyodide.http.open_url(SITE + "/api/user")',
  'urllib.request.urlopen(SITE + "/api/user")',
  'urllib.request.urlopen(OTHER)',
  'socket.create_connection(("127.0.0.1", PORT), 1).send(b"x")',
  'os.environ["SESSION"]',
  'open("/proc/self/environ").read()',
];

/** These are answered later, when the program has ended: that nothing came of them is seen outside. */
const mustComeToNothing = [
  'js.fetch(OTHER)',
  'js.fetch(SITE + "/api/logout", js.JSON.parse(\'{"method":"POST","credentials":"include","mode":"no-cors"}\'))',
  'js.navigator.sendBeacon(OTHER, "x")',
  'js.WebSocket.new(OTHER.replace("http", "ws"))',
  'js.EventSource.new(OTHER)',
  'js.Worker.new(OTHER + "/worker.js")',
  'js.Worker.new(js.URL.createObjectURL(js.Blob.new(js.Array.of("fetch(\'" + OTHER + "\'); importScripts(\'" + OTHER + "\')"))))',
  'js.caches.open("planted")',
  'js.caches.keys()',
  'js.navigator.storage.getDirectory()',
  'js.navigator.serviceWorker.register(SITE + "/start.js")',
  'js.BroadcastChannel.new("planted").postMessage("heard")',
  'js.postMessage("planted")',
  'js.postMessage(js.JSON.parse(\'{"kind":"end","outcome":{"kind":"done","report":null}}\'))',
  'js.location.assign(OTHER)',
  'pyodide.http.pyfetch(OTHER).send(None)',
];

const program = (site: string, port: number) => `
import os, socket, time, urllib.request
import js, pyodide.code, pyodide.http

SITE, OTHER, PORT = "${site}", "http://127.0.0.1:${String(port)}", ${String(port)}

def synchronous(url):
    request = js.XMLHttpRequest.new()
    request.open("GET", url, False)
    request.send()

def attempt(line):
    try:
        eval(line)
        return True
    except BaseException:
        return False

for line in ${JSON.stringify(mustFail)}:
    if attempt(line):
        print("REACHED", line)
for line in ${JSON.stringify(mustComeToNothing)}:
    attempt(line)
# Whatever was sent has time to leave.
time.sleep(1)
print("tried <img src=x onerror=alert(1)>")
`;

/** What has come of it in the site's own origin. */
const planted = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).filter((name) => name === 'planted'),
    heard: (globalThis as unknown as { heard: unknown[] }).heard,
    user: (await fetch('/api/user')).status,
    workers: (await navigator.serviceWorker.getRegistrations()).filter(({ active }) =>
      active?.scriptURL.endsWith('/start.js'),
    ).length,
  }));

test('[A31 typed] [A31 linked] a program reaches no host, no storage, no session and no page', async ({
  openWindow,
}) => {
  let visits = 0;
  const other = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  try {
    // Each refusal is written to the console.
    const page = await openWindow({ allowedErrors: /./ });
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      new BroadcastChannel('planted').onmessage = ({ data }) => heard.push(data);
      addEventListener('message', ({ data }) => data === 'planted' && heard.push(data));
    });
    await signIn(page);
    const code = program(new URL(page.url()).origin, address.port);
    const nothing = { caches: [], heard: [], user: 200, workers: 0 };

    await openCodeLab(page);
    await type(page, code);
    expect(await run(page)).toBe('tried <img src=x onerror=alert(1)>\n');
    expect(await planted(page)).toEqual(nothing);

    await page.goto('about:blank');
    await openCodeLab(page, linkTo(code));
    await expect(page.getByText(/This program came with a link/)).toBeVisible();
    expect(await output(page)).toBe('');
    expect(await run(page)).toBe('tried <img src=x onerror=alert(1)>\n');
    expect(await planted(page)).toEqual(nothing);

    expect(visits).toBe(0);
    await page.request.get(`http://127.0.0.1:${String(address.port)}`).catch(() => undefined);
    expect(visits).toBeGreaterThan(0);
  } finally {
    other.close();
  }
});

test('pages that run no Python load none, and none loads Blockly before blocks are opened', async ({
  openWindow,
}) => {
  const page = await openWindow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/courses', '/courses/1', '/simulator']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  const isPython = (path: string) => path.startsWith('/python/');
  expect(asked.filter(isPython)).toEqual([]);
  await openCodeLab(page);
  expect(asked.filter(isPython).length).toBeGreaterThan(3);
  const isBlockly = (path: string) => path.includes('/blocks-workspace-');
  expect(asked.filter(isBlockly)).toEqual([]);
  await page.getByText('Blocks', { exact: true }).click();
  await expect.poll(() => asked.filter(isBlockly).length).toBeGreaterThan(0);
});
