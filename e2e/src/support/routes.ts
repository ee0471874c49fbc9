/** The pages that are there for everybody to find, read from the map of the site, so that new ones are among them. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const app = new URL('../../../web/src/app/', import.meta.url);
const files = ['router.tsx', ...readdirSync(new URL('map/', app)).map((name) => `map/${name}`)];
const route = /path: '([^']+)',\s+staticData: \{([^}]*)/g;

/** Those without a parameter in their path. */
export const publicPaths: readonly string[] = files
  .flatMap((file) => Array.from(readFileSync(new URL(file, app), 'utf8').matchAll(route)))
  .filter(([, , data]) => data?.includes('description:'))
  .flatMap(([, path]) => (path === undefined || path.includes('$') ? [] : [path]));

if (!publicPaths.includes('/about')) throw new Error('The map of the site cannot be read');

/** All that a page asks for is here. The frame that Python runs in may keep what it has asked for open. */
export async function settled(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === '/code-lab') {
    await page.getByText('Python is ready.').waitFor({ timeout: 60_000 });
  } else {
    await page.waitForLoadState('networkidle');
  }
}
