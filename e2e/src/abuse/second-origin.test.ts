import { createServer } from 'node:http';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/learner.ts';
import { sharedSite } from '../support/shared-site.ts';

/** Another site, and another port of this site, to which the browser sends the learner's cookie. */
const hosts = ['127.0.0.1', 'localhost'];

for (const host of hosts)
  // Shows: A11 real browser
  test(`a page on another port of ${host} changes nothing for a signed-in learner`, async ({
    openWindow,
  }) => {
    const evil = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<title>A gift</title>');
    });
    await new Promise<void>((resolve) => evil.listen(0, host, resolve));
    const address = evil.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    try {
      const { url } = sharedSite();
      // The browser writes the site's refusals and its own blocking of replies to the console.
      const page = await openWindow({ allowedErrors: /CORS|ERR_FAILED|ERR_BLOCKED_BY_RESPONSE/ });
      await signIn(page);
      await page.goto(`http://${host}:${String(address.port)}/`);
      const statuses: number[] = [];
      page.on('response', (answer) => {
        if (answer.request().method() === 'POST') statuses.push(answer.status());
      });

      const readable = await page.evaluate(async (site) => {
        const paths = ['/api/logout', '/api/user/time-zone', '/api/lessons/1/complete'];
        const kinds = ['text/plain', 'application/x-www-form-urlencoded', 'application/json'];
        const calls = paths.flatMap((path) =>
          kinds.flatMap((kind) =>
            (['cors', 'no-cors'] as const).map((mode) =>
              fetch(`${site}${path}`, {
                method: 'POST',
                credentials: 'include',
                mode,
                headers: { 'content-type': kind },
                body: '{"timeZone":"Asia/Tokyo"}',
              }).then(
                ({ type }) => type !== 'opaque',
                () => false,
              ),
            ),
          ),
        );
        const reads = ['/api/user', '/api/user/dashboard'].map((path) =>
          fetch(`${site}${path}`, { credentials: 'include' }).then(
            () => true,
            () => false,
          ),
        );
        return (await Promise.all([...calls, ...reads])).filter(Boolean).length;
      }, url);
      expect(readable).toBe(0);

      // Submitting a form navigates the browser and sends its cookie.
      await page.evaluate((action) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action, enctype: 'text/plain' });
        document.body.append(form);
        form.submit();
      }, `${url}/api/logout`);
      await page.waitForURL(`${url}/api/logout`);
      expect(statuses.length).toBeGreaterThan(0);
      expect(statuses.filter((status) => status < 400)).toEqual([]);

      await page.goto(`${url}/dashboard`);
      await page.getByText('Welcome back, Ada!').first().waitFor();
    } finally {
      evil.close();
    }
  });
