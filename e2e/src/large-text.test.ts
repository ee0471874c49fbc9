/** On the narrowest phones, and with letters twice as large, nothing is lost. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/learner.ts';
import { lostText } from './support/lost-text.ts';

const windows = [
  { width: 320, height: 640, letters: '100%' },
  { width: 360, height: 780, letters: '200%' },
  { width: 1280, height: 800, letters: '200%' },
] as const;

const pages = {
  visitor: ['/', '/auth', '/auth?mode=register', '/courses', '/simulator', '/simulator/1'],
  learner: ['/dashboard', '/achievements', '/simulator/1?show=lab', '/nothing-here'],
} as const;

async function lostOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return (await lostText(page)).map((text) => `${path}: ${text}`);
}

for (const { width, height, letters } of windows) {
  for (const [reader, paths] of Object.entries(pages)) {
    test(`a ${reader} loses no text at ${String(width)} px with letters at ${letters}`, async ({
      openWindow,
    }) => {
      const page = await openWindow({ viewport: { width, height } });
      if (reader === 'learner') await signIn(page);
      await page.addInitScript((size) => {
        localStorage.setItem('qubloom.rotate-prompt', 'off');
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = size;
        });
      }, letters);
      const lost: string[] = [];
      for (const path of paths) lost.push(...(await lostOn(page, path)));
      expect(lost).toEqual([]);
    });
  }
}
