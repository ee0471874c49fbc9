/** Common actions of learners. */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { CourseId, Lesson, LessonSummary, Tier } from '@qubloom/contract';
import { ask } from './ask.ts';
import type { LessonFiles } from './content.ts';
import { insertLearner, sessionCookieName } from './database.ts';
import { click, type Press } from './press.ts';
import { sharedSite } from './shared-site.ts';

/** Password of every learner in the journeys. */
export const password = 'ripples-and-waves';

/** Argon2id hash of the password, with the server's parameters. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$SN8VqsyaV/X1jECkBVQqFQ$5DQMYnsSMT6V6BgPPRcP4jyEuJPLBkOowEl42KzsR2U';

/** Letters that form no words, and no digits that could form a phone number. */
const letters = 'bdghjlmnpqrz';

/** Creates a username that is unique across workers. */
export function newUsername(name = 'ada'): string {
  const random = Array.from(randomBytes(12), (byte) => letters[byte % letters.length]);
  return `${name}-${random.join('')}`;
}

export interface SignUpEntries {
  readonly username?: string;
  readonly firstName?: string;
  readonly ageRange?: string;
}

/** Opens the registration form, fills it in, and submits it. */
export async function signUp(page: Page, entries: SignUpEntries = {}): Promise<string> {
  await page.goto('/auth?mode=register');
  return fillSignUp(page, entries);
}

/** Fills in the open registration form and submits it. */
export async function fillSignUp(page: Page, entries: SignUpEntries = {}): Promise<string> {
  const { username = newUsername(), firstName = 'Ada', ageRange = '13 to 17' } = entries;
  const isChild = ageRange === 'Under 13';
  await page.getByText(ageRange, { exact: true }).click();
  await page.getByLabel('First name').fill(firstName);
  if (!isChild) await page.getByLabel('Last name').fill('Lovelace');
  const address = isChild ? "Parent or guardian's email" : 'Email';
  await page.getByLabel(address, { exact: true }).fill(`${username}@example.org`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  return username;
}

/** Adds a learner with the password `password`, as if they had signed up on another day. */
export async function addLearner(username = newUsername()): Promise<string> {
  await insertLearner(sharedSite(), { username, passwordHash, tier: 'free' });
  return username;
}

export interface SignInOptions {
  /** Tier that the learner has without paying, because journeys through paid courses are not about payment. */
  readonly tier?: Tier;
  readonly username?: string;
}

/**
 * Adds a learner with an open session, gives the window its cookie, and returns the session's token. Journeys that
 * are not about signing up or in start here, because a form and a password hash would cost each a second.
 */
export async function signIn(
  page: Page,
  options: SignInOptions = {},
  site = sharedSite(),
): Promise<string> {
  const token = await openSession(options, site);
  await addSession(page, token, site);
  return token;
}

/** Opens a session for a new learner. */
export async function openSession(
  { tier = 'free', username = newUsername() }: SignInOptions = {},
  site = sharedSite(),
): Promise<string> {
  const { token } = await insertLearner(site, { username, passwordHash, tier });
  return token;
}

/** Signs in another window of the same learner. */
export async function addSession(page: Page, token: string, site = sharedSite()): Promise<void> {
  await page
    .context()
    .addCookies([{ name: sessionCookieName, value: token, url: site.url, httpOnly: true }]);
}

/** The card of Quantum Basics in the course library; other cards mention the course in their text. */
export const quantumBasicsCard = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^Quantum Basics/ }) });

/** Opens Quantum Basics from the course library. */
export async function openQuantumBasics(page: Page): Promise<void> {
  await page.goto('/courses');
  await quantumBasicsCard(page).getByRole('link', { name: /Start/ }).click();
  await page.getByRole('heading', { level: 1, name: /Quantum Basics/ }).waitFor();
}

/** Opens the first step of Quantum Basics' next lesson, from the course library. */
export async function startLesson(page: Page): Promise<void> {
  await openQuantumBasics(page);
  await page.getByRole('button', { name: 'Start Lesson' }).click();
  await skipDueCards(page);
}

/** Marks an unread lesson as complete on its course's page, which asks first. */
export async function completeUnread(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await page.getByRole('button', { name: 'I Know This Already' }).click();
}

/** Skips the cards that may be due before a lesson. */
export async function skipDueCards(page: Page): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps of this lesson' });
  const skip = page.getByRole('button', { name: 'Skip to the Lesson' });
  await steps.or(skip).waitFor();
  if (await skip.isVisible()) await skip.click();
  await steps.waitFor();
}

/** Chooses an answer for each question by its text, and submits the quiz. */
export async function answerQuiz(
  page: Page,
  answers: readonly string[],
  press: Press = click,
): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    const question = page.getByRole('group', { name: new RegExp(`^${String(index + 1)}\\.`) });
    await press(question.getByText(answer, { exact: true }));
    // A small screen shows one question at a time.
    const next = page.getByRole('button', { name: 'Next', exact: true });
    if (await next.isVisible()) await press(next);
  }
  await press(page.getByRole('button', { name: 'Submit Answers' }));
}

/** Opens a lesson after completing the lessons before it. */
export async function openLesson(page: Page, { course, index }: LessonFiles): Promise<Lesson> {
  const courses = await ask<{ id: CourseId; title: string }[]>(page, '/api/courses');
  const id = courses.find(({ title }) => title === course.title)?.id ?? 0;
  const all = await ask<LessonSummary[]>(page, `/api/courses/${String(id)}/lessons`);
  for (const before of all.slice(0, index)) {
    await ask(page, `/api/lessons/${String(before.id)}/complete`, 'POST');
  }
  const lessonId = String(all[index]?.id);
  await page.goto(`/courses/${String(id)}?lesson=${lessonId}`);
  await skipDueCards(page);
  return ask<Lesson>(page, `/api/lessons/${lessonId}`);
}
