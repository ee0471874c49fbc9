/** What anybody can download holds no answers: those come after a quiz was handed in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const filesIn = (path: string, ending: RegExp): string[] =>
  readdirSync(folder(path), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(folder(path), name), 'utf8'));

interface Quiz {
  readonly questions: readonly Readonly<
    Record<'A' | 'B' | 'C' | 'D', { readonly reason: string }>
  >[];
}

/** Those that are too long to stand anywhere by chance. */
const reasonsIn = (file: string): string[] =>
  (parse(file) as Quiz).questions
    .flatMap(({ A, B, C, D }) => [A, B, C, D].map(({ reason }) => reason))
    .filter((reason) => reason.length > 30);

// Shows: A4 built files
test('no reason of a quiz stands in what was built', () => {
  const built = filesIn('web/dist', /\.(?:js|html|css|json|svg)$/).join('\n');
  const reasons = filesIn('curriculum/content', /quiz\.yaml$/).flatMap(reasonsIn);
  expect(built.length).toBeGreaterThan(1_000_000);
  expect(reasons.length).toBeGreaterThan(500);
  expect(reasons.filter((reason) => built.includes(reason))).toEqual([]);
});

test('nor does the page of all components, which is for those who work on the site', () => {
  expect(filesIn('web/src/app/map', /dev-routes\.ts$/).join('')).toContain('/dev/components');
  const built = filesIn('web/dist', /\.(?:js|html)$/).join('\n');
  for (const trace of ['/dev/components', 'Incomprehensibilityword']) {
    expect(built.includes(trace), trace).toBe(false);
  }
});

// Shows: A4 built files
test('nor does a setting of the server, or a map of the sources', () => {
  const names = readdirSync(folder('web/dist'), { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  const built = filesIn('web/dist', /\.(?:js|html)$/).join('\n');
  for (const secret of ['DATABASE_URL', 'SMTP_URL', 'argon2', 'STRIPE_', 'sk_live', 'sk_test'])
    expect(built.includes(secret), secret).toBe(false);
});
