/** Firefox, through its built-in WebDriver BiDi. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Index } from 'selenium-webdriver/bidi/index.js';
import { keyCode, windowSize, type EngineWindow } from './engine.ts';
import { waitForMatch, stop } from './processes.ts';

/** Preferences in addition to those that Firefox sets by itself for a controlled window. */
const preferences = {
  'ui.prefersReducedMotion': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** The module exports the class itself, contrary to its types. */
const BiDi = createRequire(import.meta.url)('selenium-webdriver/bidi') as typeof Index;

export async function openFirefox(path: string): Promise<EngineWindow> {
  const profile = await mkdtemp(join(tmpdir(), 'qubloom-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const browser = spawn(path, options, { stdio: ['ignore', 'pipe', 'pipe'] });
  const end = async () => {
    await stop(browser);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return await windowOf(browser, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** `end` stops the browser. */
async function windowOf(browser: ChildProcess, end: () => Promise<void>): Promise<EngineWindow> {
  const address = await waitForMatch(browser, /BiDi listening on (ws:\S+)/);
  const connection = new BiDi(`${address}/session`);
  await connection.waitForConnection();
  const ask = async <Result>(method: string, params: object): Promise<Result> => {
    const reply = (await connection.send({ method, params })) as Reply<Result>;
    if (!reply.result) throw new Error(`Firefox, ${method}: ${String(reply.message)}`);
    return reply.result;
  };
  await ask('session.new', { capabilities: {} });
  const { contexts } = await ask<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  await ask('browsingContext.setViewport', { context, viewport: windowSize });
  // Elements get no focus events in a window without focus.
  await ask('browsingContext.activate', { context });
  return {
    goTo: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(expression) {
      const { result, exceptionDetails } = await ask<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as unknown);
    },
    drag: ([start, ...others]) => {
      const move = ({ x, y }: { readonly x: number; readonly y: number }) => ({
        type: 'pointerMove',
        x: Math.round(x),
        y: Math.round(y),
      });
      const steps = [
        move(start),
        { type: 'pointerDown', button: 0 },
        ...others.map((place) => ({ ...move(place), duration: 50 })),
        { type: 'pointerUp', button: 0 },
      ];
      return ask('input.performActions', {
        context,
        actions: [{ type: 'pointer', id: 'mouse', actions: steps }],
      });
    },
    key(key) {
      const value = keyCode(key);
      const steps = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      return ask('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keys', actions: steps }],
      });
    },
    async close() {
      connection.close();
      await end();
    },
  };
}

interface Reply<Result> {
  readonly result?: Result;
  readonly message?: string;
}

interface Evaluated {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}
