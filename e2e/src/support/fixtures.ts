/** `test` with windows in a real browser that detect every error on a page. */
import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { sharedSite } from './shared-site.ts';
import { latestLog } from './site.ts';

export { expect };
export { desktop, phone } from './sizes.ts';

export type OpenWindow = (options?: WindowOptions) => Promise<Page>;

export interface WindowOptions extends BrowserContextOptions {
  readonly siteUrl?: string;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Console messages and errors that are allowed, such as those that browsers report for an unreachable server. */
  readonly allowedErrors?: RegExp;
}

export interface Fixtures {
  /**
   * Opens a page in a new window without cookies. A script error, a blocked resource, or a console error fails the
   * test.
   */
  openWindow: OpenWindow;
}

export const test = base.extend<Fixtures>({
  openWindow: async ({ browser }, use) => {
    const errors: string[] = [];
    const closers: (() => Promise<void>)[] = [];
    await use(async ({ siteUrl, allowedErrors, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: siteUrl ?? sharedSite().url,
        reducedMotion: 'reduce',
        // Files come from the server unless the journey is about being offline.
        serviceWorkers: 'block',
        ...options,
      });
      closers.push(() => context.close());
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => {
        // A worker's errors arrive here or only on the console, depending on timing.
        if (allowedErrors?.test(message) !== true) errors.push(message);
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text(), allowedErrors)) {
          errors.push(message.text());
        }
      });
      return page;
    });
    await Promise.all(closers.map((close) => close()));
    const log = errors.length > 0 ? await latestLog(sharedSite().dataFolder) : '';
    expect(errors, log).toEqual([]);
  },
});

/** Browsers write every refused call to the console, but the pages explain refusals in their own words. */
function isExpected(text: string, allowed: RegExp | undefined): boolean {
  return /status of 4\d\d/.test(text) || allowed?.test(text) === true;
}
