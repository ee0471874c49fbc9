import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { courses, flashcards } from '@qubloom/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestApp } from './testing/app.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'qubloom-pages-'));
afterAll(() => rmSync(webRoot, { recursive: true }));
const outline = '<title>x</title>';
writeFileSync(join(webRoot, 'app.html'), `<!-- head: -->${outline}<!-- /head --><main></main>`);
const pages = [
  { path: '/', title: 'Start', description: 'Where all begins.' },
  { path: '/search', title: 'Search', description: 'Find it.', hasSearch: true },
  { path: '/dashboard', title: 'Dashboard' },
  { path: '/courses/$id', title: 'Course', description: 'A course.' },
  { path: '/flashcards/$id', title: 'Flashcards', description: 'A set.' },
  { path: '/study-room/$id', title: 'Study Room' },
  { path: '*', title: 'Page Not Found' },
];
writeFileSync(join(webRoot, 'pages.json'), JSON.stringify(pages));

const publicOrigin = 'https://qubloom.example';
const site = useTestApp({ options: { webRoot, publicOrigin } });

const page = async (path: string) => site.visitor().get(path, { accept: 'text/html' });

/** The structured data in the page's head. */
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as {
    readonly [name: string]: unknown;
  } | null;

describe('a page of the content', () => {
  test('names itself in its first answer', async () => {
    const [course] = await site.visitor().call(courses.list);
    const { status, text } = await page(`/courses/${String(course?.id)}`);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${String(course?.title)} | Qubloom</title>`);
    expect(text).toContain(`href="${publicOrigin}/courses/${String(course?.id)}"`);
    expect(text).not.toContain(outline);
    expect(text).toContain('<main></main>');
    expect(dataOf(text)).toMatchObject({
      '@type': 'Course',
      name: course?.title,
      isAccessibleForFree: course?.requiresSubscription === 'free',
    });
  });

  test("is missing if the content doesn't have it", async () => {
    const { status, text } = await page('/courses/999999');
    expect(status).toBe(404);
    expect(text).toContain('<title>Page Not Found | Qubloom</title>');
    expect(text).toContain('noindex');
  });
});

test('the start page names the maker of the site and the address of its search', async () => {
  const { text } = await page('/');
  expect(JSON.stringify(dataOf(text))).toContain(`${publicOrigin}/search?q={search_term_string}`);
  expect(dataOf(text)?.['@graph']).toMatchObject([{ name: 'Qubloom' }, { '@type': 'WebSite' }]);
});

test('the sitemap lists the public pages, with courses and sets, and nothing else', async () => {
  const list = await site.visitor().call(courses.list);
  const sets = await site.visitor().call(flashcards.sets);
  const { status, headers, text } = await site.visitor().get('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const listed = Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  const paths = [
    '/',
    '/search',
    ...list.map(({ id }) => `/courses/${String(id)}`),
    ...sets.map(({ id }) => `/flashcards/${String(id)}`),
  ];
  expect(listed).toEqual(expect.arrayContaining(paths.map((path) => publicOrigin + path)));
  expect(text).not.toContain('dashboard');
  expect(text).not.toContain('$');
});

test('password managers find the page that changes a password', async () => {
  const { status, headers } = await site.visitor().get('/.well-known/change-password');
  expect([status, headers['location']]).toEqual([302, '/profile']);
});

test("crawlers learn the sitemap's address and which pages to leave alone", async () => {
  const { status, text } = await site.visitor().get('/robots.txt');
  expect(status).toBe(200);
  expect(text).toBe(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dashboard',
      'Disallow: /study-room/',
      '',
      'Sitemap: https://qubloom.example/sitemap.xml',
      '',
    ].join('\n'),
  );
});
