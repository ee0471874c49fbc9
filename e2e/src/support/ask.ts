import type { Page } from '@playwright/test';

/** What the server says, asked by the page as the learner who is signed in. */
export function ask<Reply>(page: Page, path: string, method = 'GET'): Promise<Reply> {
  return page.evaluate(
    async ([to, how]) => (await fetch(to, { method: how })).json() as Promise<Reply>,
    [path, method] as const,
  );
}
