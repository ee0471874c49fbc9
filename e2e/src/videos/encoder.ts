/** Encodes pictures as a video in a browser page, because browsers have an encoder (WebCodecs). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

export interface Pointer {
  /** Position in pixels of the filmed window. */
  readonly x: number;
  readonly y: number;
  readonly isDown: boolean;
}

export interface Video {
  readonly file: Buffer;
  /** In seconds. */
  readonly length: number;
}

const require = createRequire(import.meta.url);

/** Only pages of a secure origin may encode. Its requests are answered in this process, so no server is contacted. */
const address = 'http://localhost/encoder/';
const files = {
  '': [
    'text/html',
    `<!doctype html>
    <script type="importmap">{ "imports": { "mediabunny": "./mediabunny.js" } }</script>
    <script type="module" src="encoder.js"></script>`,
  ],
  'encoder.js': ['text/javascript', readFileSync(new URL('encoder.js', import.meta.url))],
  'mediabunny.js': [
    'text/javascript',
    readFileSync(join(dirname(require.resolve('mediabunny')), 'mediabunny.min.mjs')),
  ],
} as const;

/** Interface that `encoder.js` provides in its page. */
interface EncoderPage {
  start(options: EncoderOptions): Promise<void>;
  add(png: string, pointer: Pointer, frames: number): Promise<void>;
  poster(): Promise<string>;
  finish(): Promise<{ file: string; length: number }>;
  mp4(webm: string): Promise<string>;
}

interface EncoderOptions {
  readonly width: number;
  readonly height: number;
  /** Pixels of the video per pixel of the window. */
  readonly scale: number;
  readonly framesPerSecond: number;
}

export class Encoder {
  readonly #page: Page;
  #held: { png: string; pointer: Pointer; frames: number } | undefined;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(context: BrowserContext, options: EncoderOptions): Promise<Encoder> {
    const page = await openPage(context);
    await page.evaluate(
      (given) => (globalThis as unknown as { encoder: EncoderPage }).encoder.start(given),
      options,
    );
    return new Encoder(page);
  }

  /** Adds one frame in base64. Identical frames become one picture that is shown longer. */
  async add(png: string, pointer: Pointer): Promise<void> {
    const held = this.#held;
    if (held?.png === png && isSame(held.pointer, pointer)) {
      held.frames += 1;
      return;
    }
    await this.#flush();
    this.#held = { png, pointer, frames: 1 };
  }

  /** Returns the latest frame as WebP, without the hand. */
  async poster(): Promise<Buffer> {
    await this.#flush();
    const data = await this.#page.evaluate(() =>
      (globalThis as unknown as { encoder: EncoderPage }).encoder.poster(),
    );
    return Buffer.from(data, 'base64');
  }

  async finish(): Promise<Video> {
    // WebM stores only the start of each picture, so a short last picture marks the end of the one before.
    const { png, pointer } = this.#held ?? {};
    if (this.#held) this.#held.frames -= 1;
    await this.#flush();
    if (png && pointer) this.#held = { png, pointer, frames: 1 };
    await this.#flush();
    const { file, length } = await this.#page.evaluate(() =>
      (globalThis as unknown as { encoder: EncoderPage }).encoder.finish(),
    );
    await this.#page.close();
    return { file: Buffer.from(file, 'base64'), length };
  }

  async #flush(): Promise<void> {
    const held = this.#held;
    this.#held = undefined;
    if (!held || held.frames === 0) return;
    await this.#page.evaluate(
      ({ png, pointer, frames }) =>
        (globalThis as unknown as { encoder: EncoderPage }).encoder.add(png, pointer, frames),
      held,
    );
  }
}

/** Converts a recorded video for devices that do not play WebM. */
export async function mp4Of(context: BrowserContext, webm: Buffer): Promise<Buffer> {
  const page = await openPage(context);
  const data = await page.evaluate(
    (given) => (globalThis as unknown as { encoder: EncoderPage }).encoder.mp4(given),
    webm.toString('base64'),
  );
  await page.close();
  return Buffer.from(data, 'base64');
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route(`${address}**`, (route) => {
    const name = route.request().url().slice(address.length) as keyof typeof files;
    const [contentType, body] = files[name];
    return route.fulfill({ contentType, body });
  });
  await page.goto(address);
  await page.waitForFunction(() => 'encoder' in globalThis);
  return page;
}

const isSame = (one: Pointer, other: Pointer) =>
  one.x === other.x && one.y === other.y && one.isDown === other.isDown;
