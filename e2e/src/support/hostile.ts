/** Texts that run code if a page interprets them as more than text. */
import type { Page, Route } from '@playwright/test';

const run = 'wasHurt()';

const tags = [
  `<script>${run}</script>`,
  `<script src="https://beacon.invalid/a.js"></script>`,
  `<img src=x onerror=${run}>`,
  `<img src="https://beacon.invalid/a.png">`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<math><mtext><img src onerror=${run}></mtext></math>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="https://beacon.invalid/a.swf">`,
  `<video><source onerror=${run}></video>`,
  `<details open ontoggle=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<a href="javascript:${run}" autofocus>`,
  `<body onload=${run}>`,
  `<style>@import "https://beacon.invalid/a.css";</style>`,
  `<link rel=stylesheet href="https://beacon.invalid/a.css">`,
  `<base href="https://beacon.invalid/">`,
  `<meta http-equiv=refresh content="0;url=https://beacon.invalid/">`,
  `<form action="https://beacon.invalid/"><button autofocus>`,
  `\${${run}}`,
  `{{constructor.constructor('${run}')()}}`,
  `javascript:${run}`,
];

/** Prefixes that end the context of a text: an attribute, a comment, a script, a string. */
const endings = ['', '"\'>', '--></title></textarea></style></script>', "';"];

export const hostileTexts: readonly string[] = endings.flatMap((ending) =>
  tags.map((tag) => ending + tag),
);

/** Names of reply fields that contain text from people or authors. */
const texts =
  /^(?:firstName|lastName|username|title|name|description|question|text|content|browser|summary|explanation|reason|detail)$/;

/**
 * Number of hostile texts per field: a page has dozens of fields, and each visit continues where the last one
 * stopped.
 */
const textsAtOnce = 10;
let next = 0;

/** Appends the next hostile texts to each text in the data. */
function addHostileTexts(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => addHostileTexts(item, key));
  if (typeof value === 'string' && texts.test(key)) {
    const added = Array.from({ length: textsAtOnce }, () => {
      next += 1;
      return hostileTexts[next % hostileTexts.length];
    });
    // In a lesson's content, each text is a paragraph.
    return [value, ...added].join(key === 'content' ? '\n\n' : ' ');
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, addHostileTexts(inner, name)]),
  );
}

/** Adds hostile texts to every reply of the site; `replies` replace the replies of some calls, by path. */
export async function answerWithHostileTexts(
  page: Page,
  replies: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await page.route('**/api/**', async (route: Route) => {
    const path = new URL(route.request().url()).pathname;
    if (path in replies) return route.fulfill({ json: addHostileTexts(replies[path]) });
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.startsWith('application/json') === true;
    if (!isJson) return route.fulfill({ response });
    return route.fulfill({ response, json: addHostileTexts(await response.json()) });
  });
}

/** Records code that ran, calls to other hosts, and violations of the site's policy. */
export async function watchForHarm(page: Page): Promise<() => readonly string[]> {
  const harm: string[] = [];
  await page.exposeFunction('reportHarm', (what: string) => void harm.push(what));
  await page.addInitScript(() => {
    const { reportHarm } = globalThis as unknown as { reportHarm: (what: string) => void };
    Object.assign(globalThis, { wasHurt: () => reportHarm('code ran') });
    document.addEventListener('securitypolicyviolation', (event) =>
      reportHarm(`the policy stopped ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  page.on('dialog', () => harm.push('a dialog'));
  page.on('request', (request) => {
    if (request.url().includes('beacon.invalid')) harm.push(request.url());
  });
  return () => harm;
}
