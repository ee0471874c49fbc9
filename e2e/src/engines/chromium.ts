/** Chromium, through Playwright. */
import { chromium } from '@playwright/test';
import { launchOptions } from '../support/launch.ts';
import { windowSize, type EngineWindow } from './engine.ts';

export async function openChromium(): Promise<EngineWindow> {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ viewport: windowSize });
  return {
    goTo: async (url) => void (await page.goto(url)),
    run: (expression) => page.evaluate(expression),
    async drag([start, ...others]) {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    key: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
