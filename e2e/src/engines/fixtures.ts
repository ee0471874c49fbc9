/** `test` with windows in the engine that the project names. */
import { test as base } from '@playwright/test';
import { sessionCookieName } from '../support/database.ts';
import { openSession, type SignInOptions } from '../support/learner.ts';
import { sharedSite } from '../support/shared-site.ts';
import { openChromium } from './chromium.ts';
import type { EngineName, EngineWindow } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { Hands } from './hands.ts';
import { firefoxPath, webKitPaths } from './paths.ts';
import { openWebKit } from './webkit.ts';

export interface EngineOptions {
  readonly engine: EngineName;
}

interface Fixtures {
  /** Opens a window of its own without cookies, and returns its hands. */
  openHands: (options?: { engine?: EngineName; site?: { url: string } }) => Promise<Hands>;
}

export const test = base.extend<Fixtures & EngineOptions>({
  engine: ['chromium', { option: true }],
  openHands: async ({ engine }, use) => {
    const windows: EngineWindow[] = [];
    await use(async ({ engine: wanted = engine, site = sharedSite() } = {}) => {
      const window = await openWindow(wanted);
      windows.push(window);
      return new Hands(window, site.url);
    });
    await Promise.all(windows.map((window) => window.close()));
  },
});

function openWindow(engine: EngineName): Promise<EngineWindow> {
  if (engine === 'firefox' && firefoxPath) return openFirefox(firefoxPath);
  if (engine === 'webkit' && webKitPaths) return openWebKit(webKitPaths);
  return openChromium();
}

/** Signs in a new learner without filling in a form. */
export async function signIn(hands: Hands, options?: SignInOptions): Promise<void> {
  const cookie = `${sessionCookieName}=${await openSession(options)}; path=/`;
  await hands.open('/favicon.svg');
  await hands.run(`void (document.cookie = ${JSON.stringify(cookie)})`);
}
