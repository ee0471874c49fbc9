/** What learners do again and again in the journeys. */
import type { Page } from 'playwright-core';

export const password = 'ripples-and-waves';

let count = 0;
/** A username that nobody has yet. */
export function newUsername(name = 'ada'): string {
  count += 1;
  return `${name}-${Date.now().toString(36)}-${String(count)}`;
}

export interface SignUpWords {
  readonly username?: string;
  readonly ageRange?: string;
}

/** Fills the registration form and sends it. */
export async function signUp(page: Page, words: SignUpWords = {}): Promise<string> {
  const { username = newUsername(), ageRange = '13 to 17' } = words;
  await page.goto('/auth?mode=register');
  await page.getByText(ageRange, { exact: true }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email', { exact: true }).fill(`${username}@example.org`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  return username;
}

/** Signs up and waits for the dashboard. */
export async function arrive(page: Page, words: SignUpWords = {}): Promise<string> {
  const username = await signUp(page, words);
  await page.waitForURL('**/dashboard');
  return username;
}

/** Opens Quantum Basics from the course library. */
export async function openQuantumBasics(page: Page): Promise<void> {
  await page.goto('/courses');
  await page
    .getByRole('article')
    .filter({ hasText: 'Quantum Basics' })
    .getByRole('link', { name: /Start/ })
    .click();
  await page.getByRole('heading', { level: 1, name: /Quantum Basics/ }).waitFor();
}

/** Ticks an answer for each question by its text and hands the quiz in. */
export async function answerQuiz(page: Page, answers: readonly string[]): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    const question = page.getByRole('group', { name: new RegExp(`^${String(index + 1)}\\.`) });
    await question.getByText(answer, { exact: true }).click();
  }
  await page.getByRole('button', { name: 'Submit Answers' }).click();
}
