import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/courses/3?lesson=4&tab=quiz#top', '/courses/3?lesson=4&tab=quiz#top'],
  ['/courses?level=beginner', '/courses?level=beginner'],
  ['/a/../dashboard', '/dashboard'],
  ['/courses?next=https://evil.example', '/courses?next=https://evil.example'],
  ['/authors', '/authors'],
])('%s is a path of this site', (target, path) => {
  expect(ownPath(target)).toBe(path);
});

test('it also works in a browser without URL.canParse, such as Safari 16.4', () => {
  const { canParse } = URL;
  Reflect.deleteProperty(URL, 'canParse');
  try {
    expect(ownPath('/dashboard')).toBe('/dashboard');
  } finally {
    URL.canParse = canParse;
  }
});

const elsewhere: readonly unknown[] = [
  'https://evil.example',
  'http://evil.example/dashboard',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  '//evil.example',
  '//evil.example/dashboard',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  '/ /evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./..//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example',
  '/dashboard//evil.example',
  '/dashboard\\..\\..\\evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://site.invalid/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:someone@evil.example',
  'ftp://evil.example',
  'ws://evil.example',
  'about:blank',
  'evil.example',
  'evil.example/dashboard',
  'www.evil.example',
  '@evil.example',
  'user:pass@evil.example',
  '.evil.example',
  '.',
  '..',
  '?next=//evil.example',
  '#//evil.example',
  'dashboard',
  '',
  ' ',
  '/auth',
  '/auth?returnTo=/auth',
  '/auth/',
  '/api/logout',
  '/api',
  '/ws',
  undefined,
  null,
  7,
  ['/dashboard'],
  { toString: () => '/dashboard' },
];

// Shows: A17 return target
test.each(elsewhere.map((target) => [target]))('%j is ignored', (target) => {
  expect(ownPath(target)).toBeNull();
});
