/** WebKit in WebKitGTK's MiniBrowser, through WebDriver, on a virtual screen. */
import { spawn } from 'node:child_process';
import { Builder, Capabilities } from 'selenium-webdriver';
import { freePort } from '../support/free-port.ts';
import { keyCode, windowSize, type EngineWindow } from './engine.ts';
import { lastOutput, stop, waitForMatch } from './processes.ts';

export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Height of the browser's toolbar above a page, in pixels. */
const barHeight = 70;

export async function openWebKit(paths: WebKitPaths): Promise<EngineWindow> {
  const size = `${String(windowSize.width + 100)}x${String(windowSize.height + 200)}x24`;
  // Two servers that look for a free display number at the same time may pick the same one.
  const display = `:${String(await freePort())}`;
  const screen = spawn(paths.screen, [display, '-displayfd', '1', '-screen', '0', size], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitForMatch(screen, /^(\d+)\n/);
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${String(port)}`], {
    // Drawing without OpenGL, because its software renderer (Mesa's swrast) sometimes crashes in WebKit's compositor.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    // The browser writes to the same streams.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = lastOutput(driver);
  const end = async () => {
    await stop(driver);
    await stop(screen);
  };
  try {
    return await windowOf(paths, port, printed, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * @param printed returns what the driver and the browser printed, which is all that a crashed browser leaves
 * @param end stops the driver, which also closes the browser
 */
async function windowOf(
  paths: WebKitPaths,
  port: number,
  printed: () => string,
  end: () => Promise<void>,
): Promise<EngineWindow> {
  await waitForDriver(port);
  const options = { binary: paths.browser, args: ['--automation'] };
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${String(port)}`)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    )
    .build();
  const { width, height } = windowSize;
  await session.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + barHeight });
  const explained = async <Value>(command: Promise<Value>): Promise<Value> => {
    try {
      return await command;
    } catch (error) {
      // The driver says nothing if the browser has gone.
      if (error instanceof Error && error.message === '') {
        error.message = `WebKit does not answer. It printed:\n${printed()}`;
      }
      throw error;
    }
  };
  return {
    goTo: (url) => explained(session.get(url)),
    async run(expression) {
      const json = await explained(
        session.executeScript<string | null>(
          `return (async () => JSON.stringify(await (${expression})))()`,
        ),
      );
      return json === null ? undefined : (JSON.parse(json) as unknown);
    },
    async drag([start, ...others]) {
      const actions = session.actions({ async: true });
      const move = (place: { readonly x: number; readonly y: number }, duration: number) =>
        actions.move({ x: Math.round(place.x), y: Math.round(place.y), duration });
      move(start, 0).press();
      for (const place of others) move(place, 50);
      await explained(actions.release().perform());
    },
    key: (key) => explained(session.actions({ async: true }).sendKeys(keyCode(key)).perform()),
    async close() {
      await session.quit();
      await end();
    },
  };
}

async function waitForDriver(port: number): Promise<void> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    const reply = await fetch(`http://127.0.0.1:${String(port)}/status`).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}
