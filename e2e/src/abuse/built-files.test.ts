/** Public files contain no quiz answers, because those are sent only after a quiz is submitted. */
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

/** Reasons that are too long to appear anywhere by chance. */
const reasonsIn = (file: string): string[] =>
  (parse(file) as Quiz).questions
    .flatMap(({ A, B, C, D }) => [A, B, C, D].map(({ reason }) => reason))
    .filter((reason) => reason.length > 30);

// Shows: A4 built files
test('the built files contain no reason of a quiz', () => {
  const built = filesIn('web/dist', /\.(?:js|html|css|json|svg)$/).join('\n');
  const reasons = filesIn('curriculum/content', /quiz\.yaml$/).flatMap(reasonsIn);
  expect(built.length).toBeGreaterThan(1_000_000);
  expect(reasons.length).toBeGreaterThan(500);
  expect(reasons.filter((reason) => built.includes(reason))).toEqual([]);
});

test('the built files do not contain the page of all components, which is only for developers', () => {
  expect(filesIn('web/src/app/map', /dev-routes\.ts$/).join('')).toContain('/dev/components');
  const built = filesIn('web/dist', /\.(?:js|html)$/).join('\n');
  for (const trace of ['/dev/components', 'Incomprehensibilityword']) {
    expect(built.includes(trace), trace).toBe(false);
  }
});

// Shows: A4 built files
test('the built files contain no server settings and no source maps', () => {
  const names = readdirSync(folder('web/dist'), { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  const built = filesIn('web/dist', /\.(?:js|html)$/).join('\n');
  for (const secret of ['DATABASE_URL', 'SMTP_URL', 'argon2', 'STRIPE_', 'sk_live', 'sk_test'])
    expect(built.includes(secret), secret).toBe(false);
});
