/** A real browser, and windows in it that tell of every error on a page. */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const desktop: Size = { width: 1280, height: 900 };
export const phone: Size = { width: 360, height: 740 };

export interface WindowOptions extends BrowserContextOptions {
  readonly siteUrl?: string;
  /** What may be written to the console: a server that is away is told there. */
  readonly allowedErrors?: RegExp;
}

/**
 * `openWindow()` gives a page in a window of its own, with no cookies. A script error, a blocked resource
 * or an error on the console fails the test that saw it.
 */
export function useBrowser() {
  let browser: Browser | undefined;
  let close: (() => Promise<void>)[] = [];
  let errors: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath(), args: flags });
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await Promise.all(close.map((one) => one()));
    const seen = errors;
    close = [];
    errors = [];
    expect(seen).toEqual([]);
  });

  return async ({ siteUrl, allowedErrors, ...options }: WindowOptions = {}): Promise<Page> => {
    if (!browser) throw new Error('the browser is open only while tests run');
    const context = await browser.newContext({
      baseURL: siteUrl ?? inject('siteUrl'),
      viewport: desktop,
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(10_000);
    close.push(() => context.close());
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text(), allowedErrors)) {
        errors.push(message.text());
      }
    });
    return page;
  };
}

/** Browsers write every refused call to the console; the pages show those in their own words. */
function isExpected(text: string, allowed: RegExp | undefined): boolean {
  return /status of 4\d\d/.test(text) || allowed?.test(text) === true;
}

export function browserPath(): string {
  const found = [
    process.env['CHROME_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error('Set CHROME_PATH to a Chrome or Chromium.');
  return found;
}
