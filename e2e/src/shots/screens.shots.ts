/** Writes every screen in its main states to `screenshots/` at four widths, light and dark. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { firstQuiz } from '../support/content.ts';
import { test, type WindowOptions } from '../support/fixtures.ts';
import {
  completeUnread,
  addSession,
  answerQuiz,
  openQuantumBasics,
  signIn,
  startLesson,
} from '../support/learner.ts';

const folder = fileURLToPath(new URL('../../../screenshots/', import.meta.url));
const widths = [360, 700, 900, 1280];
const schemes = ['light', 'dark'] as const;

type OpenWindow = (options?: WindowOptions) => Promise<Page>;

/** Screens and the actions that open them, for a visitor and for a learner who has completed one lesson. */
const visitorScreens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  landing: (page) => page.goto('/'),
  'auth-login': (page) => page.goto('/auth'),
  'auth-register': (page) => page.goto('/auth?mode=register'),
  'auth-register-errors': async (page) => {
    await page.goto('/auth?mode=register');
    await page.getByText('Under 13', { exact: true }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
  },
  'auth-login-failed': async (page) => {
    await page.goto('/auth');
    await page.getByLabel('Username').fill('nobody-here');
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Login failed').first().waitFor();
  },
  'courses-visitor': (page) => page.goto('/courses'),
  'course-visitor': (page) => openQuantumBasics(page),
  'lesson-visitor': (page) => startLesson(page),
  'plans-visitor': (page) => page.goto('/subscribe?cycle=annually'),
  about: (page) => page.goto('/about'),
  'for-parents': async (page) => {
    await page.goto('/for-parents');
    await page.getByRole('button', { name: 'What can parents control?' }).click();
  },
  'for-educators': (page) => page.goto('/for-educators'),
  'for-educators-guide': (page) => page.goto('/for-educators?tab=guide'),
  'for-educators-pricing': (page) => page.goto('/for-educators?tab=pricing'),
  privacy: (page) => page.goto('/privacy'),
  terms: (page) => page.goto('/terms'),
  cookies: (page) => page.goto('/cookies'),
  contact: (page) => page.goto('/contact'),
  'contact-errors': async (page) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
  },
  faq: (page) => page.goto('/faq'),
  'not-found': (page) => page.goto('/nothing-here'),
  // The first page shows the prompt to turn the phone; the later ones have it turned off.
  'simulator-page-first-visit': (page) => page.goto('/simulator/1'),
  'simulator-page': (page) => openSimulatorPage(page, '/simulator/1'),
  'simulator-page-how-to': (page) => openSimulatorPage(page, '/simulator/1?tab=how-to'),
  'simulator-page-lab': async (page) => {
    await openSimulatorPage(page, '/simulator/1?show=lab');
    await page.getByRole('grid').waitFor();
  },
  'simulator-page-fullscreen': async (page) => {
    await openSimulatorPage(page, '/simulator/1');
    await page.getByRole('button', { name: 'Fullscreen' }).click();
  },
  'simulator-page-signed-out': (page) => page.goto('/simulator/2'),
  'simulator-page-no-lesson': (page) => page.goto('/simulator/999999'),
  'simulator-first-qubit': (page) => page.goto('/simulators/first-qubit?circuit=X,H'),
};

const learnerScreens: typeof visitorScreens = {
  dashboard: (page) => page.goto('/dashboard'),
  profile: (page) => page.goto('/profile'),
  'dashboard-achievements': async (page) => {
    await page.goto('/dashboard');
    await clickIfThere(page, 'Achievements');
  },
  'dashboard-challenges': async (page) => {
    await page.goto('/dashboard');
    await clickIfThere(page, 'Daily Challenges');
  },
  'dashboard-subscription': async (page) => {
    await page.goto('/dashboard');
    await clickIfThere(page, 'Subscription');
  },
  plans: (page) => page.goto('/subscribe'),
  checkout: (page) => page.goto('/subscribe?plan=basic'),
  achievements: (page) => page.goto('/achievements'),
  courses: (page) => page.goto('/courses'),
  'course-second': (page) => openQuantumBasics(page),
  'lesson-second': (page) => startLesson(page),
  'simulator-without-lesson': (page) => openSimulatorPage(page, '/simulator'),
  'simulator-page-locked': (page) => page.goto('/simulator/9'),
  quiz: async (page) => {
    await openQuantumBasics(page);
    await page.getByRole('button', { name: 'Take Quiz' }).click();
    await page.getByRole('group', { name: /^1\./ }).waitFor();
  },
};

async function openSimulatorPage(page: Page, path: string): Promise<void> {
  await page.goto('/courses');
  await page.evaluate(() => localStorage.setItem('qubloom.rotate-prompt', 'off'));
  await page.goto(path);
  // A phone hides this text to leave its space to the simulator.
  await page.getByText('Quantum Simulation').waitFor({ state: 'attached' });
}

async function clickIfThere(page: Page, tab: string): Promise<void> {
  const found = page.getByRole('tab', { name: tab });
  if ((await found.count()) > 0) await found.click();
}

test('every screen', async ({ openWindow }) => {
  mkdirSync(folder, { recursive: true });
  const first = await openWindow();
  const session = await signIn(first);
  await shootAll(openWindow, visitorScreens);

  const { dashboard = () => Promise.resolve() } = learnerScreens;
  await shootAll(openWindow, { 'dashboard-new': dashboard }, session);

  await openQuantumBasics(first);
  await first.getByRole('button', { name: 'Take Quiz' }).click();
  await answerQuiz(first, firstQuiz().wrong);
  await first.getByText('Quiz Results').first().waitFor();
  await first.screenshot({ path: `${folder}quiz-results-1280-light.png`, fullPage: true });
  await openQuantumBasics(first);
  await completeUnread(first);
  await first.getByText('Lesson marked as complete!').first().waitFor();
  await shootAll(openWindow, learnerScreens, session);
});

async function shootAll(
  openWindow: OpenWindow,
  screens: typeof visitorScreens,
  session?: string,
): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const page = await openWindow({
        viewport: { width, height: 800 },
        colorScheme,
        allowedErrors: /./,
      });
      if (session !== undefined) await addSession(page, session);
      for (const [name, show] of Object.entries(screens)) {
        await show(page);
        // The heading only has to be attached, because the prompt to turn the phone hides it.
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        await page.screenshot({
          path: `${folder}${name}-${String(width)}-${colorScheme}.png`,
          fullPage: true,
        });
      }
      await page.context().close();
    }
  }
}
