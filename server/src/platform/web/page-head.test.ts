import { expect, test } from 'vitest';
import { headOf } from './page-head.ts';

const origin = 'https://qubloom.example';

test('a public page names itself for search engines and for shared links', () => {
  const head = headOf({ path: '/about', title: 'About Us', description: 'Who we are.' }, origin);
  expect(head).toContain('<title>About Us | Qubloom</title>');
  expect(head).toContain('<link rel="canonical" href="https://qubloom.example/about">');
  expect(head).toContain('<meta name="description" content="Who we are.">');
  expect(head).toContain('<meta property="og:url" content="https://qubloom.example/about">');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(head).toContain(`content="${origin}/icons/social-card.png"`);
  expect(head).not.toContain('noindex');
});

test('a page for learners only asks not to be listed, and has no card when it is shared', () => {
  const head = headOf({ path: '/dashboard', title: 'Dashboard' }, origin);
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toContain('og:');
});

test('no title, text, or data escapes its place', () => {
  const hostile = '</title><script>alert("1")</script>\'';
  const structuredData = [{ name: hostile }];
  const head = headOf({ path: '/', title: hostile, description: hostile, structuredData }, origin);
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(head.match(/<\/title>/g)).toHaveLength(1);
  const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ name: hostile });
});
