import type { Page } from '@playwright/test';

/** The status of a call that goes round the page, with what it sends. */
export function statusOf(page: Page, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: sent })).status;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** What the server says, asked by the page as the learner who is signed in. */
export function ask<Reply>(page: Page, path: string, method = 'GET'): Promise<Reply> {
  return page.evaluate(
    async ([to, how]) => (await fetch(to, { method: how })).json() as Promise<Reply>,
    [path, method] as const,
  );
}
