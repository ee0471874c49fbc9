/**
 * Films a page frame by frame. The page's clock stops while a picture is taken, so that slow and fast machines make
 * the same video.
 */
import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import type { Encoder, Pointer } from './encoder.ts';

export const framesPerSecond = 12;
/** The window is small so that text stays readable in a video on a phone; the picture is 1280 x 720. */
export const view = { viewport: { width: 800, height: 450 }, deviceScaleFactor: 1.6 };

const frameTime = 1000 / framesPerSecond;
/** Speed of the hand, in pixels of the window per second. */
const handSpeed = 500;

type Place = readonly [x: number, y: number];

export class Film {
  readonly #context: BrowserContext;
  readonly #encoder: Encoder;
  #page: Page | undefined;
  #session: CDPSession | undefined;
  #pointer: Pointer = {
    x: view.viewport.width * 0.7,
    y: view.viewport.height * 0.8,
    isDown: false,
  };
  #frames = 0;
  #last: { image?: string; alikeSince: number } = { alikeSince: 0 };

  constructor(context: BrowserContext, encoder: Encoder) {
    this.#context = context;
    this.#encoder = encoder;
  }

  /** Seconds filmed so far. */
  get length(): number {
    return this.#frames / framesPerSecond;
  }

  get page(): Page {
    if (!this.#page) throw new Error('No page is open yet.');
    return this.#page;
  }

  get #camera(): CDPSession {
    if (!this.#session) throw new Error('No page is open yet.');
    return this.#session;
  }

  /** Opens another page and waits until it is idle, without filming. */
  async open(path: string): Promise<void> {
    const page = await this.#context.newPage();
    await page.clock.install();
    // The random seed is the same in each recording.
    await page.addInitScript(seedRandom);
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    // Some pages keep loading files for later.
    await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await this.#page?.close();
    this.#page = page;
    this.#session = await this.#context.newCDPSession(page);
    this.#last = { alikeSince: this.#frames };
  }

  async wait(seconds: number): Promise<void> {
    await this.#take(Math.round(seconds * framesPerSecond));
  }

  async waitUntil(end: number): Promise<void> {
    await this.#take(Math.round(end * framesPerSecond) - this.#frames);
  }

  async point(target: Locator): Promise<void> {
    await this.#moveTo(await placeIn(target));
  }

  /** Advances the page's clock, without filming, until it shows the target. */
  async until(target: Locator): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (!(await target.isVisible())) {
      if (Date.now() > deadline) throw new Error('The expected element does not appear.');
      await this.page.clock.runFor(frameTime);
    }
  }

  async press(control: Locator): Promise<void> {
    await this.#moveTo(await placeIn(control));
    await this.#down();
    await this.wait(0.15);
    await this.#up();
  }

  async drag(from: Place, to: Place): Promise<void> {
    await this.#moveTo(from);
    await this.#down();
    await this.wait(0.2);
    await this.#moveTo(to);
    await this.wait(0.2);
    await this.#up();
  }

  async type(control: Locator, text: string): Promise<void> {
    await this.press(control);
    for (const key of text) {
      await this.page.keyboard.type(key);
      await this.#take(1);
    }
  }

  /** Moves like a hand, slowly at both ends. */
  async #moveTo([x, y]: Place): Promise<void> {
    const from = this.#pointer;
    const distance = Math.hypot(x - from.x, y - from.y);
    const steps = Math.max(4, Math.round((distance / handSpeed) * framesPerSecond));
    for (let step = 1; step <= steps; step++) {
      const part = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      this.#pointer = {
        ...from,
        x: from.x + (x - from.x) * part,
        y: from.y + (y - from.y) * part,
      };
      await this.page.mouse.move(this.#pointer.x, this.#pointer.y);
      await this.#take(1);
    }
  }

  async #down(): Promise<void> {
    this.#last = { alikeSince: this.#frames };
    this.#pointer = { ...this.#pointer, isDown: true };
    await this.page.mouse.down();
  }

  async #up(): Promise<void> {
    this.#last = { alikeSince: this.#frames };
    this.#pointer = { ...this.#pointer, isDown: false };
    await this.page.mouse.up();
  }

  async #take(count: number): Promise<void> {
    for (let frame = 0; frame < count; frame++) {
      await this.page.clock.runFor(frameTime);
      await this.page.evaluate(stepAnimations, frameTime);
      await this.#encoder.add(await this.#picture(), this.#pointer);
      this.#frames += 1;
    }
  }

  /** Captures a page that has not changed for a second only every fourth frame, which saves most of the time. */
  async #picture(): Promise<string> {
    const { image, alikeSince } = this.#last;
    const rest = this.#frames - alikeSince;
    if (image && rest > framesPerSecond && rest % 4 !== 0) return image;
    const { viewport, deviceScaleFactor: scale } = view;
    const y = await this.page.evaluate(() => window.scrollY);
    // The browser's own command is twice as fast as Playwright's screenshot.
    const { data } = await this.#camera.send('Page.captureScreenshot', {
      optimizeForSpeed: true,
      clip: { x: 0, y, ...viewport, scale },
    });
    if (image !== data) this.#last = { image: data, alikeSince: this.#frames };
    return data;
  }
}

export async function placeIn(
  control: Locator,
  [x, y]: Place = [0.5, 0.5],
): Promise<[number, number]> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the page.');
  return [box.x + x * box.width, box.y + y * box.height];
}

/** Runs in the page. CSS animations do not follow the page's script clock. */
function stepAnimations(milliseconds: number): void {
  const page = globalThis as typeof globalThis & { filmed?: WeakMap<Animation, number> };
  const times = (page.filmed ??= new WeakMap());
  for (const animation of document.getAnimations()) {
    const time = (times.get(animation) ?? 0) + milliseconds;
    times.set(animation, time);
    const end = Number(animation.effect?.getComputedTiming().endTime);
    if (time >= end) {
      animation.finish();
    } else {
      animation.pause();
      animation.currentTime = time;
    }
  }
}

/** Runs in the page. Source: mulberry32 by T. Ettinger. */
function seedRandom(): void {
  let state = 2026;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
