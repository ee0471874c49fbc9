/** Pages of the site, read from its map so that new pages are included. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const app = new URL('../../../web/src/app/', import.meta.url);
const files = ['router.tsx', ...readdirSync(new URL('map/', app)).map((name) => `map/${name}`)];
const route = /path: '([^']+)',\s+staticData: \{([^}]*)/g;

/** Pages without a parameter in their path, with the map's data about them. */
const pages = files
  .flatMap((file) => Array.from(readFileSync(new URL(file, app), 'utf8').matchAll(route)))
  .map(([, path = '', data = '']) => ({ path, data }))
  .filter(({ path }) => !path.includes('$') && !path.startsWith('/dev/'));

const pathsWhere = (isWanted: (data: string) => boolean): readonly string[] =>
  pages.filter(({ data }) => isWanted(data)).map(({ path }) => path);

const isPublic = (data: string) => data.includes('description:');
const isLearners = (data: string) => data.includes('isLearners: true');

/** Public pages. */
export const publicPaths = pathsWhere(isPublic);
/** Pages for learners only. */
export const learnerPaths = pathsWhere(isLearners);
/** Pages that are opened from an email or from another page. */
export const otherPaths = pathsWhere((data) => !isPublic(data) && !isLearners(data));

if (!publicPaths.includes('/about') || !learnerPaths.includes('/dashboard'))
  throw new Error('The map of the site cannot be read');

/** Waits until a page has loaded its data. The Python frame may keep connections open. */
export async function waitUntilSettled(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === '/code-lab') {
    await page.getByText('Python is ready.').waitFor({ timeout: 60_000 });
  } else {
    await page.waitForLoadState('networkidle');
  }
}
