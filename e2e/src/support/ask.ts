import type { Page } from '@playwright/test';

/** Sends a call from the page, bypassing its interface, and returns the status. */
export function statusOf(page: Page, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: sent })).status;
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** Sends a call from the page as the signed-in learner, and returns the reply. */
export function ask<Reply>(page: Page, path: string, method = 'GET'): Promise<Reply> {
  return page.evaluate(
    async ([to, how]) => (await fetch(to, { method: how })).json() as Promise<Reply>,
    [path, method] as const,
  );
}
