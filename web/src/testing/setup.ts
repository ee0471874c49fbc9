import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { unstable_NormalPriority, unstable_scheduleCallback } from 'scheduler';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { doubleAnnouncements } from './live-regions.ts';
import { setScreen } from './screen.ts';

const { asyncWrapper } = getConfig();
configure({
  // A page's code is loaded on demand, which takes a while on a busy machine.
  asyncUtilTimeout: 15_000,
  // An element may be found before its effects have run, such as the one that focuses it.
  asyncWrapper: async (wait) => {
    const found = await asyncWrapper(wait);
    await effectsHaveRun();
    return found;
  },
});

/** React runs effects as tasks of its scheduler, in the order in which they were requested. */
function effectsHaveRun(): Promise<void> {
  return new Promise((resolve) => {
    unstable_scheduleCallback(unstable_NormalPriority, () => resolve());
  });
}

/**
 * Written while two waits of Testing Library overlap, as on a busy machine. It is about the test, not about the
 * page.
 */
const aboutWaits = 'The current testing environment is not configured to support act(...)';

/** The errors that were written to the console. A test that provokes one empties it. */
export const consoleErrors: string[] = [];

beforeEach(() => {
  consoleErrors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    const text = values.map(String).join(' ');
    if (text !== aboutWaits) consoleErrors.push(text);
  });
  setScreen('desktop');
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  const doubled = doubleAnnouncements(document);
  cleanup();
  // Files share a window, so the traces of a page are removed.
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  const errors = consoleErrors.splice(0);
  expect(errors, 'console.error was called').toEqual([]);
  expect(doubled, 'announced twice').toEqual([]);
});

// They also share the loaded code, and pending loads of a finished file would fail.
afterAll(() => vi.dynamicImportSettled());

// Functions that jsdom lacks and a page may call.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify;
  }
  /** Elements have no layout here, so all of them count as visible. */
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.#notify([entry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
} as unknown as typeof IntersectionObserver;
